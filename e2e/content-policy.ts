import type { Page } from "@playwright/test";

/** The browser's complaints about security headers that it cannot read, as they come. */
export function listenForUnreadHeaders(page: Page): readonly string[] {
  const complaints: string[] = [];
  page.on("console", (message) => {
    if (/Permissions-Policy|Content.Security.Policy|X-Frame-Options/i.test(message.text())) {
      complaints.push(message.text());
    }
  });
  return complaints;
}
