import { useParams } from "wouter";
import { ConfirmFacts } from "#client/features/fact-confirmation/confirm-facts.tsx";
import { usePageMetadata } from "#client/lib/page/use-page-metadata.ts";
import { PAGE_METADATA } from "#shared/domain/site/metadata/fixed-metadata.ts";

/** Where the link of a season letter leads. */
export function ConfirmFactsPage() {
  const { token = "" } = useParams<{ token: string }>();
  usePageMetadata(PAGE_METADATA.confirmFacts);
  return <ConfirmFacts token={token} />;
}
