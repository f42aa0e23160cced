import type { QueryClient } from "@tanstack/react-query";
import { StrictMode, startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { Router } from "wouter";
import { callApi } from "#client/lib/api.ts";
import { setRenderedDay } from "#client/lib/dates/use-day.ts";
import { setMissingPath } from "#client/lib/page/known-missing.ts";
import { notePresses } from "#client/lib/page/last-press.ts";
import { nextTask } from "#client/lib/page/next-task.ts";
import { putBackTranslatedText } from "#client/lib/page/translated-text.ts";
import { tellSignedOut } from "#client/offline/workers.ts";
import { paths } from "#shared/domain/site/paths.ts";
import { PAGE_DATA_ID, type PageData } from "#shared/domain/site/rendered-page.ts";
import { App } from "./app.tsx";
import { createQueryClient } from "./query-client.ts";
import { preparePage } from "./routes.tsx";
import { showUnfinished } from "./unfinished-notice.ts";
import "./styles.css";

tellSignedOut();
notePresses();
putBackTranslatedText();

const root = document.getElementById("root");
// In a task of its own, after the one that evaluated the code.
if (root) void nextTask().then(() => hydratePage(root));

/**
 * Hydrates what the server rendered, once the page's code and data have loaded. If they fail to load, a
 * page that was rendered whole stays as it is and can still be read.
 */
async function hydratePage(root: HTMLElement): Promise<void> {
  const queryClient = createQueryClient();
  const data = readPageData();
  const isFrame = data?.isWhole === false;
  const app = (
    <StrictMode>
      {/* As the server rendered it: the query string is read after hydration, and a frame's path. */}
      <Router ssrSearch="" {...(isFrame && { ssrPath: paths.home })}>
        <App queryClient={queryClient} isFrame={isFrame} />
      </Router>
    </StrictMode>
  );
  if (!data) return createRoot(root).render(app);
  setRenderedDay(data.day);
  const path = window.location.pathname;
  if (data.isMissing) setMissingPath(path);
  try {
    await Promise.all([
      // First, since a visitor's own page loads only what this lacks.
      fillCache(queryClient, data),
      preparePage(path, { queryClient }),
    ]);
  } catch {
    if (data.isWhole) return showUnfinished(root);
  }
  await nextTask();
  startTransition(() => {
    hydrateRoot(root, app);
  });
}

/** Null if the server did not render the page, as in development. */
function readPageData(): PageData | null {
  const text = document.getElementById(PAGE_DATA_ID)?.textContent;
  return text ? (JSON.parse(text) as PageData) : null;
}

/** @throws Error if an answer that the page was rendered from cannot be fetched. */
async function fillCache(queryClient: QueryClient, { answers, prefetch }: PageData): Promise<void> {
  for (const { key, answer } of answers) queryClient.setQueryData(key, answer);
  await Promise.all(
    prefetch.map(async (key) => {
      const [, path, input] = key;
      queryClient.setQueryData(key, await callApi({ method: "GET", path }, input));
    }),
  );
}
