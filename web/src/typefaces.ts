/** The page's own typefaces: no text hangs on the letters that a system happens to have.
 *
 * They are brought before anything is shown, and only all together: what comes too late waits for
 * the next visit, so no line ever moves under a reader's eyes, and texts can be measured at once.
 * typefaces/make.py makes them.
 */
import sans400 from "../typefaces/sans-400.woff2";
import sans600 from "../typefaces/sans-600.woff2";
import serif600 from "../typefaces/serif-600.woff2";
import signs400 from "../typefaces/signs-400.woff2";

const PATIENCE = 1000; // ms; they were asked for with the page (index.html), before this program
const FACES = [
  ["Regalia Sans", sans400, "400"],
  ["Regalia Sans", sans600, "600 700"],
  ["Regalia Serif", serif600, "400 700"], // for what stands out
  ["Regalia Signs", signs400, "400 700"], // arrows, chess figures: what Sans lacks
] as const;

export async function bringTypefaces(): Promise<void> {
  const coming = FACES.map(([family, url, weight]) =>
    new FontFace(family, `url(${url})`, { weight }).load(),
  );
  const tooLate = new Promise<FontFace[]>((done) => setTimeout(done, PATIENCE, []));
  const brought = await Promise.race([Promise.all(coming), tooLate]).catch(() => []);
  for (const face of brought) document.fonts.add(face);
}
