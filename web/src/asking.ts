/** The form of a request that changes something. */
export function posted(body: unknown, method = "POST"): RequestInit {
  return {
    method,
    headers: { "Content-Type": "application/json", "X-Regalia": "1" },
    body: JSON.stringify(body),
  };
}
