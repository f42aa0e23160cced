import { Link } from "wouter";
import { buttonClass } from "#client/ui/button.tsx";
import { paths } from "#shared/domain/site/paths.ts";

/** The way on from a page that has nothing more to ask. */
export function HomeLink() {
  return (
    <Link href={paths.home} className={buttonClass("secondary", "lg")}>
      To the guide
    </Link>
  );
}
