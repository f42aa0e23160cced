import { useEffect, useState } from "react";
import { useSearchParams } from "wouter";

/** Marks the way back from signing in to save a plan: the picker opens where it was left. */
export const RESUME = "resume";

/** Whether the visitor has just come back; the address forgets it, so that a reload does too. */
export function useResume(): boolean {
  const [search, setSearch] = useSearchParams();
  const [resumes, setResumes] = useState(false);
  const isAsked = search.has(RESUME);
  useEffect(() => {
    if (!isAsked) return;
    setResumes(true);
    setSearch({}, { replace: true });
  }, [isAsked, setSearch]);
  return resumes;
}
