import { useEffect } from "react";
import { site } from "#shared/site.ts";

/** Sets the document's title to `title · site name`; null (still loading) leaves it as it is. */
export function usePageTitle(title: string | null): void {
  useEffect(() => {
    if (title !== null) document.title = title === "" ? site.name : `${title} · ${site.name}`;
  }, [title]);
}
