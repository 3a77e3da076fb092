/**
 * The shapes that things are drawn from, as path data.  One cell is 100 by 100, and (0, 0) is the
 * middle of a thing.  The same shapes as in `core/svg/shapes.py`, which draws pictures for docs
 * and print.
 */

const short = (value: number): string => String(Math.round(value * 100) / 100 + 0);

export function circle(x: number, y: number, r: number): string {
  const around = `A${r} ${r} 0 1 1`;
  return `M${x - r} ${y}${around} ${x + r} ${y}${around} ${x - r} ${y}Z`;
}

/** The point in that direction, clockwise from the top. */
function at(r: number, degrees: number): string {
  const angle = (degrees * Math.PI) / 180;
  return `${short(r * Math.sin(angle))} ${short(-r * Math.cos(angle))}`;
}

export function polygon(sides: number, r: number, turn = 0): string {
  const corners = Array.from({ length: sides }, (_, i) => at(r, (360 * i) / sides + turn));
  return `M${corners.join("L")}Z`;
}

export function star(points: number, r: number, inner: number): string {
  const corners = Array.from({ length: 2 * points }, (_, i) =>
    at(i % 2 ? inner : r, (180 * i) / points),
  );
  return `M${corners.join("L")}Z`;
}

/** A leaf from the middle outwards. */
export function petal(r: number, wide: number, turn: number): string {
  const left = at(r * 0.62, turn - wide);
  const right = at(r * 0.62, turn + wide);
  return `M0 0Q${left} ${at(r, turn)}Q${right} 0 0Z`;
}

/** The eight petals of a rosette: four on the axes, four between. */
export function rosette(r: number): [straight: string, between: string] {
  const four = (turn: number): string =>
    [0, 90, 180, 270].map((degrees) => petal(r, 24, degrees + turn)).join("");
  return [four(0), four(45)];
}

// ------------------------------------------------------------------------- chess pieces

const FOOT = "M-29 41Q-31 41-31 38V36Q-31 30-24 29H24Q31 30 31 36V38Q31 41 29 41Z";
const STEP = "M-24 29Q-23 21-16 20H16Q23 21 24 29Z";
const COLLAR = "M-15-4Q-18-7-15-10H15Q18-7 15-4Z";
const ROBE = "M-17 20C-9 12-9 4-8-4H8C9 4 9 12 17 20Z";

/** A piece's parts, drawn from the foot up; the seams between them give it its look. */
export const PIECES: Record<string, string[]> = {
  K: [
    "M-3.5-22V-31H-10V-38H-3.5V-45H3.5V-38H10V-31H3.5V-22Z",
    FOOT,
    STEP,
    ROBE,
    "M-13-9C-29-16-27-32-14-31C-6-30-2-26 0-20C2-26 6-30 14-31C27-32 29-16 13-9Z",
    COLLAR,
  ],
  Q: [
    FOOT,
    STEP,
    ROBE,
    "M-14-9L-27-28L-15-19L-14-35L-5-20L0-38L5-20L14-35L15-19L27-28L14-9Z",
    COLLAR,
    circle(-27, -30, 4),
    circle(-14, -37, 4),
    circle(0, -40, 4),
    circle(14, -37, 4),
    circle(27, -30, 4),
  ],
  R: [
    FOOT,
    STEP,
    "M-17 20C-13 10-13 0-13-12H13C13 0 13 10 17 20Z",
    "M-23-37H-12V-30H-5.5V-37H5.5V-30H12V-37H23V-20L16-12H-16L-23-20Z",
  ],
  B: [FOOT, STEP, ROBE, "M-11-9C-22-18-13-30 0-39C13-30 22-18 11-9Z", COLLAR, circle(0, -41, 4.5)],
  N: [
    FOOT,
    STEP,
    "M-18 20C-18 9 0 5 0-7C-6-1-13 1-18 3L-22 8C-26 11-33 5-32-1C-30-8-22-16-20-23" +
      "C-18-29-14-32-9-34L-9-43L1-36C20-32 29-8 19 20Z",
  ],
  P: [
    "M-25 41Q-27 41-27 38V36Q-27 30-20 29H20Q27 30 27 36V38Q27 41 25 41Z",
    "M-18 29C-14 18-8 12-7-2H7C8 12 14 18 18 29Z",
    circle(0, -19, 14.5),
    "M-14-1Q-16.5-4-14-7H14Q16.5-4 14-1Z",
  ],
};

/** Fine lines on top of a piece: the slit of the mitre, the horse's mane, eye and nostril. */
export const DETAILS: Record<string, string> = {
  K: "M0-20V-11M-17 20H17",
  Q: "M-12-14H12M-17 20H17",
  R: "M-13-12H13M-15 12H15",
  B: "M4-31L-2-20",
  N: `M6-29C18-22 19-2 13 14M-27 1L-25 3${circle(-12, -24, 1.8)}`,
  P: "",
};

// --------------------------------------------------------------------------- card suits

export const SUITS: Record<string, string> = {
  S:
    "M0-46C12-28 40-16 40 8C40 28 16 32 6 18C7 30 11 38 18 44H-18C-11 38-7 30-6 18" +
    "C-16 32-40 28-40 8C-40-16-12-28 0-46Z",
  H: "M0 44C-14 24-44 6-44-18C-44-44-10-48 0-22C10-48 44-44 44-18C44 6 14 24 0 44Z",
  D: "M0-48C10-26 20-12 36 0C20 12 10 26 0 48C-10 26-20 12-36 0C-20-12-10-26 0-48Z",
  C:
    "M-7 12A21 21 0 1 1-18-16A21 21 0 1 1 18-16A21 21 0 1 1 7 12C8 27 12 37 20 44H-20" +
    "C-12 37-8 27-7 12Z",
};

/** The marks of the seats, so that colour is never alone. */
export const MARKS = [circle(0, 0, 10), polygon(4, 12.5, 45), polygon(3, 13.5), polygon(4, 14)];
