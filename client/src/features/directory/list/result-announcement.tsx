import { useEffect, useState } from "react";
import { counted } from "#shared/domain/site/words.ts";

/** Long enough that a word being typed is announced once, when it stands. */
const PAUSE_MS = 800;

/** Tells screen readers politely how many wineries are listed once the filters rest. */
export function ResultAnnouncement({ total }: { readonly total: number }) {
  const text = `${counted(total, "winery", "wineries")} listed`;
  const [announced, setAnnounced] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setAnnounced(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p role="status" className="sr-only">
      {announced}
    </p>
  );
}
