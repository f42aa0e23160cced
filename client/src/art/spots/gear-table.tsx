import { TONES } from "../tones.ts";

/** The table top that the products stand on. */
export function Table() {
  return (
    <>
      <path fill={TONES.glow} d="M40 272Q200 262 360 272Q200 284 40 272Z" />
      <path
        stroke={TONES.rust}
        strokeWidth="1.4"
        strokeLinecap="round"
        opacity=".5"
        d="M60 284H150M168 284H186M214 286H330"
      />
    </>
  );
}
