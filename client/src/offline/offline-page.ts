/** What a page is without a network, where none was kept: the trips that can be opened. */
import { site } from "#shared/site.ts";

const NOT_PLAIN = /[&<>"']/g;
const escaped = (text: string) => text.replace(NOT_PLAIN, (one) => `&#${one.charCodeAt(0)};`);

/** @param styles the address of a style sheet that is kept. */
export function offlinePage(
  trips: readonly { readonly path: string; readonly name: string }[],
  styles: string | undefined,
): Response {
  const list = trips.map(
    ({ path, name }) =>
      `<li class="border-t border-rule py-4"><a class="font-display text-2xl text-wine underline" href="${escaped(path)}">${escaped(name)}</a></li>`,
  );
  const what =
    trips.length > 0
      ? "These trips are kept on this device and open without a connection."
      : "A trip you open while you are connected is kept on this device, and opens without a connection from then on.";
  const body = [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    `<title>No connection: ${escaped(site.name)}</title>`,
    styles ? `<link rel="stylesheet" href="${escaped(styles)}">` : "",
    '</head><body><main class="page-width py-section">',
    '<h1 class="font-display text-4xl">You are offline</h1>',
    `<p class="mt-4 max-w-prose font-serif text-lg">${what}</p>`,
    list.length > 0 ? `<ul class="mt-8">${list.join("")}</ul>` : "",
    "</main></body></html>",
  ].join("");
  return new Response(body, {
    status: 503,
    headers: {
      "Content-Type": "text/html; charset=utf-8",
      "Content-Security-Policy": "default-src 'none'; style-src 'self'; font-src 'self'",
      "Cache-Control": "no-store",
    },
  });
}
