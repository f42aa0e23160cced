import { useEffect, useState } from "react";

const MINUTE_MS = 60_000;

/** The time, brought up to date every minute; a fixed one stays. */
export function useNow(fixed?: Date): Date {
  const [now, setNow] = useState(() => fixed ?? new Date());
  useEffect(() => {
    if (fixed) return;
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS);
    return () => clearInterval(timer);
  }, [fixed]);
  return fixed ?? now;
}
