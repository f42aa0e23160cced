import { encode } from "uqr";

/**
 * The QR code of an address, row by row, true where dark. With one mask, which any reader is told of by the
 * code itself: comparing all eight takes five times as long, on a phone that is busy with the page.
 */
export function pageCode(url: string): readonly (readonly boolean[])[] {
  return encode(url, { ecc: "M", border: 2, maskPattern: 0 }).data;
}
