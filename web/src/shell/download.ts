/** Something made here, or fetched, as a file of the person's. */
export function download(made: Blob, name: string): void {
  const address = URL.createObjectURL(made);
  const link = document.createElement("a");
  [link.href, link.download] = [address, name];
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
