/** Draws pages on the server: `npm run build` bundles this module for it. */
import type { Query, QueryClient } from "@tanstack/react-query";
import { StrictMode } from "react";
import { renderToString } from "react-dom/server";
import { Router } from "wouter";
import { paths } from "#shared/domain/site/paths.ts";
import type {
  AnswerKey,
  PageData,
  RenderContext,
  RenderPage,
} from "#shared/domain/site/rendered-page.ts";
import { addressOf, EVERYBODY } from "../lib/api.ts";
import { setRenderedDay } from "../lib/dates/use-day.ts";
import { setMissingPath } from "../lib/page/known-missing.ts";
import { App } from "./app.tsx";
import { createQueryClient } from "./query-client.ts";
import { preparePage } from "./routes.tsx";

/** Rendering with an answer may ask further questions: the most rounds of them. */
const ROUNDS = 4;
/** An answer of more characters than this is fetched beside the page, where caches know it. */
const MAX_INLINE = 20_000;

export const renderPageAt: RenderPage = async (path, context) => {
  if (path !== null) await preparePage(path, { loadWith: (load) => load() });
  const { given = [] } = context;
  const queryClient = createQueryClient();
  for (const { key, answer } of given) queryClient.setQueryData(key, answer);
  const unanswered = new Set<string>();
  const lengths = new Map<string, number>();
  let markup = draw(path, queryClient, context);
  for (let round = 0; round < ROUNDS && path !== null; round++) {
    const open = questions(queryClient).filter(({ queryHash }) => !unanswered.has(queryHash));
    if (open.length === 0) break;
    for (const query of open) await answer(query, { queryClient, context, unanswered, lengths });
    markup = draw(path, queryClient, context);
  }
  const { day, isMissing } = context;
  const { answers, asked } = heldAnswers(queryClient, lengths);
  const data = {
    day,
    isWhole: path !== null,
    isMissing,
    answers: [...given, ...answers],
    asked,
  };
  queryClient.clear();
  return { markup, data };
};

function draw(
  path: string | null,
  queryClient: QueryClient,
  { day, isMissing }: RenderContext,
): string {
  // Other pages are drawn between two pictures of one page.
  setRenderedDay(day);
  setMissingPath(isMissing && path !== null ? path : "");
  return renderToString(
    <StrictMode>
      <Router ssrPath={path ?? paths.home} ssrSearch="">
        <App queryClient={queryClient} isFrame={path === null} />
      </Router>
    </StrictMode>,
  );
}

/** What the page asked that has no answer yet and is everybody's business. */
function questions(queryClient: QueryClient): Query[] {
  const all = queryClient.getQueryCache().getAll();
  return all.filter(
    ({ options, queryKey, state }) =>
      state.data === undefined &&
      queryKey[0] === EVERYBODY &&
      !("enabled" in options && options.enabled === false),
  );
}

interface Asking {
  readonly queryClient: QueryClient;
  readonly context: RenderContext;
  readonly unanswered: Set<string>;
  /** Of what was answered, by the query: a list of all wineries is not written out to know it. */
  readonly lengths: Map<string, number>;
}

async function answer(query: Query, asking: Asking): Promise<void> {
  const { queryClient, context, unanswered, lengths } = asking;
  const [, path, input] = keyOf(query);
  const found = await context.answerAt(addressOf({ path }, input));
  if (found === undefined) {
    unanswered.add(query.queryHash);
    return;
  }
  lengths.set(query.queryHash, found.length);
  queryClient.setQueryData(query.queryKey, found.value);
}

/** What the page was drawn from beside what was given. */
function heldAnswers(
  queryClient: QueryClient,
  lengths: ReadonlyMap<string, number>,
): Pick<PageData, "answers" | "asked"> {
  const answers: { key: AnswerKey; answer: unknown }[] = [];
  const asked: AnswerKey[] = [];
  for (const query of queryClient.getQueryCache().getAll()) {
    const length = lengths.get(query.queryHash);
    if (length === undefined) continue;
    if (length <= MAX_INLINE) answers.push({ key: keyOf(query), answer: query.state.data });
    // Others are asked for by the sections that show them, before they hydrate.
    else if (query.meta?.isDeferred !== true) asked.push(keyOf(query));
  }
  return { answers, asked };
}

/** Every key has this shape (`endpointQuery`). */
function keyOf({ queryKey }: Query): AnswerKey {
  return queryKey as unknown as AnswerKey;
}
