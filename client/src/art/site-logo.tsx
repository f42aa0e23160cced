const PAPER = "#fbf6ec";
const GOLD = "#e0a83f";

/** The seal: a W whose middle peak is the mountain, the sun above it, vine rows below; reads at 28 px. */
export function SiteLogo({ className }: { readonly className: string }) {
  return (
    <svg className={className} viewBox="0 0 64 64" aria-hidden="true" focusable="false">
      <circle cx="32" cy="32" r="32" fill="light-dark(#6e1f3a,#8f2f50)" />
      <circle cx="32" cy="12.8" r="4.8" fill={GOLD} />
      <path
        fill={PAPER}
        d="M4.5 19H19.2V20.6C17 20.9 16.5 21.6 17.1 23.2L23.2 39.6C25.8 34.5 27.9 29.3 29.5 25.4Q32 20.6 34.5 25.4C36.1 29.3 38.2 34.5 40.8 39.6L46.9 23.2C47.5 21.6 47 20.9 44.8 20.6V19H59.5V20.6C57 20.9 56.2 21.6 55.2 24L43.7 52.5H40.6C38.4 46.6 35.4 40.4 32 34C28.6 40.4 25.6 46.6 23.4 52.5H20.3L8.8 24C7.8 21.6 7 20.9 4.5 20.6Z"
      />
      <path
        fill={GOLD}
        d="M31.2 42H32.8L34 63.9Q32 64 30 63.9ZM28.3 50L29.4 47.7 27.9 63.7 23.4 62.8ZM35.7 50L34.6 47.7 36.1 63.7 40.6 62.8Z"
      />
    </svg>
  );
}
