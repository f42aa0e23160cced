/** Where the server said that nothing is; "" where it said no such thing. */
let missing = "";

/** Says at which path of this site nothing is, of what is about to be rendered; "" where something is. */
export function setMissingPath(path: string): void {
  missing = path;
}

/**
 * Whether nothing is at the address of a page, as the server knew when it sent the page: the first
 * picture says so, without a call that must fail.
 *
 * @param address as in `paths`; visitors may have asked with a slash at its end.
 */
export function isKnownMissing(address: string): boolean {
  return `${missing}/`.startsWith(`${address}/`);
}
