import { SEAL } from "./seal-shapes.ts";

export interface SiteLogoProps {
  readonly className?: string | undefined;
}

/** The seal: a W whose middle peak is the mountain, the sun above it, vine rows below; reads at 28 px. */
export function SiteLogo({ className }: SiteLogoProps) {
  return (
    <svg className={className} viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      <circle cx="32" cy="32" r="32" fill={`light-dark(${SEAL.ground},#8f2f50)`} />
      <circle {...SEAL.sun} fill={SEAL.gold} />
      <path fill={SEAL.paper} d={SEAL.letter} />
      <path fill={SEAL.gold} d={SEAL.rows} />
    </svg>
  );
}
