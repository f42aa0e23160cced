import { createECDH, hkdfSync } from "node:crypto";

/** A secret for one purpose, worked out of the installation's own: the same in every process. */
export function derivedSecret(secret: string, purpose: string): string {
  return derivedBytes(secret, purpose).toString("base64url");
}

function derivedBytes(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, "", purpose, 32));
}

/** The private key (JWK, P-256) that signs identity tokens of the site's own sign-in. */
export function derivedSigningKey(secret: string) {
  const curve = createECDH("prime256v1");
  const d = derivedBytes(secret, "sign-in identity token key");
  curve.setPrivateKey(d);
  // Uncompressed point: 0x04, then x and y of 32 bytes each (SEC 1 §2.3.3).
  const point = curve.getPublicKey();
  return {
    kty: "EC",
    crv: "P-256",
    use: "sig",
    alg: "ES256",
    d: d.toString("base64url"),
    x: point.subarray(1, 33).toString("base64url"),
    y: point.subarray(33).toString("base64url"),
  } as const;
}
