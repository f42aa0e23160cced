import { useParams } from "wouter";
import { ConfirmFacts } from "#client/features/fact-confirmation/confirm-facts.tsx";
import { usePageHead } from "#client/lib/page/use-page-head.ts";
import { PAGE_HEADS } from "#shared/domain/site/head/page-heads.ts";

/** Where the link of a season letter leads. */
export function ConfirmFactsPage() {
  const { token = "" } = useParams<{ token: string }>();
  usePageHead(PAGE_HEADS.confirmFacts);
  return <ConfirmFacts token={token} />;
}
