import { useEffect, useState } from "react";

interface NavigatorWithConnection extends Navigator {
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string };
}

/**
 * Whether a moving background is welcome: not with reduced motion, not where data is saved or slow,
 * and not before the page itself has loaded.
 */
export function useVideoWanted(): boolean {
  const [wanted, setWanted] = useState(false);
  useEffect(() => {
    const motion = window.matchMedia("(prefers-reduced-motion: reduce)");
    const { connection } = navigator as NavigatorWithConnection;
    const slow = connection?.saveData || /(^|-)[23]g$/.test(connection?.effectiveType ?? "");
    const decide = () => setWanted(!motion.matches && !slow);
    motion.addEventListener("change", decide);
    if (document.readyState === "complete") decide();
    else window.addEventListener("load", decide, { once: true });
    return () => {
      motion.removeEventListener("change", decide);
      window.removeEventListener("load", decide);
    };
  }, []);
  return wanted;
}
