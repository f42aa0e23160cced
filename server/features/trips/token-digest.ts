import { createHash } from "node:crypto";

/** SHA-256 in hexadecimal: what is stored of a token, an editing key or a guest's key. */
export const digestOf = (token: string): string => createHash("sha256").update(token).digest("hex");
