import { ConfirmFacts } from "#client/features/winery-details/confirm-facts.tsx";
import { useRouteParam } from "#client/lib/page/route-match.ts";
import { usePageMetadata } from "#client/lib/page/use-page-metadata.ts";
import { PAGE_METADATA } from "#shared/domain/site/metadata/fixed-metadata.ts";

/** Where the link of a season mail leads. */
export function ConfirmFactsPage() {
  const token = useRouteParam();
  usePageMetadata(PAGE_METADATA.confirmFacts);
  return <ConfirmFacts token={token} />;
}
