import { encode } from "uqr";

/** The QR code of an address, row by row, true where dark. */
export function pageCode(url: string): readonly (readonly boolean[])[] {
  return encode(url, { ecc: "M", border: 2 }).data;
}
