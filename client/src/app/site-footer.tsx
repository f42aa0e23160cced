import { Link } from "wouter";
import { paths } from "#shared/domain/paths.ts";
import { site } from "#shared/site.ts";

export function SiteFooter() {
  return (
    <footer className="border-t border-rule py-10">
      <div className="page-width flex flex-wrap gap-6 font-sans text-sm text-ink-soft">
        <p>
          © {new Date().getFullYear()} {site.name}
        </p>
        <Link href={paths.privacy}>Privacy Policy</Link>
        <Link href={paths.terms}>Terms of Service</Link>
      </div>
    </footer>
  );
}
