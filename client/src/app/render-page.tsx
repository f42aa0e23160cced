/** Renders pages on the server: `npm run build` bundles this module for it. */
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
import { type CallParts, EVERYBODY } from "../lib/api.ts";
import { setRenderedDay } from "../lib/dates/use-day.ts";
import { setMissingPath } from "../lib/page/known-missing.ts";
import { App } from "./app.tsx";
import { createQueryClient } from "./query-client.ts";
import { preparePage } from "./routes.tsx";

/** Rendering with an answer may lead to more queries: at most this many rounds. */
const ROUNDS = 4;
/** Longer answers (in characters) are fetched separately, so that they can be cached. */
const MAX_INLINE = 20_000;

export const renderPageAt: RenderPage = async (path, context) => {
  if (path !== null) await preparePage(path);
  const { given = [], day, isMissing } = context;
  const queryClient = createQueryClient();
  for (const { key, answer } of given) queryClient.setQueryData(key, answer);
  /** The length of each answer, by query; null where the server had none. */
  const lengths = new Map<string, number | null>();
  let markup = renderMarkup(path, queryClient, context);
  for (let round = 0; round < ROUNDS && path !== null; round++) {
    const open = openQueries(queryClient).filter(({ queryHash }) => !lengths.has(queryHash));
    if (open.length === 0) break;
    for (const query of open) {
      const [, path, input] = keyOf(query);
      const { params }: CallParts = input;
      const found = await context.answerAt(path, params);
      lengths.set(query.queryHash, found?.length ?? null);
      if (found) queryClient.setQueryData(query.queryKey, found.value);
    }
    markup = renderMarkup(path, queryClient, context);
  }
  const { answers, prefetch } = heldAnswers(queryClient, lengths);
  const data = {
    day,
    isWhole: path !== null,
    isMissing,
    answers: [...given, ...answers],
    prefetch,
  };
  queryClient.clear();
  return { markup, data };
};

function renderMarkup(
  path: string | null,
  queryClient: QueryClient,
  { day, isMissing }: RenderContext,
): string {
  // Set each time: other pages may render between two rounds of this one.
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

/** The page's queries without an answer whose answer is the same for everybody. */
function openQueries(queryClient: QueryClient): Query[] {
  const all = queryClient.getQueryCache().getAll();
  return all.filter(
    ({ options, queryKey, state }) =>
      state.data === undefined &&
      queryKey[0] === EVERYBODY &&
      !("enabled" in options && options.enabled === false),
  );
}

/** What the page was rendered from, besides `given`. */
function heldAnswers(
  queryClient: QueryClient,
  lengths: ReadonlyMap<string, number | null>,
): Pick<PageData, "answers" | "prefetch"> {
  const answers: { key: AnswerKey; answer: unknown }[] = [];
  const prefetch: AnswerKey[] = [];
  for (const query of queryClient.getQueryCache().getAll()) {
    const length = lengths.get(query.queryHash) ?? null;
    if (length === null) continue;
    if (length <= MAX_INLINE) answers.push({ key: keyOf(query), answer: query.state.data });
    // Deferred ones are fetched by the sections that show them, before they hydrate.
    else if (query.meta?.isDeferred !== true) prefetch.push(keyOf(query));
  }
  return { answers, prefetch };
}

/** Every key has this shape (`endpointQuery`). */
function keyOf({ queryKey }: Query): AnswerKey {
  return queryKey as unknown as AnswerKey;
}
