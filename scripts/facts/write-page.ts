import { writeFile } from "node:fs/promises";
import { chromium } from "playwright";
import { findChromium } from "#server/testing/local/find-chromium.ts";

/** Writes a page as HTML or, where the file is called `.pdf`, as Chromium prints it. */
export async function writePage(path: string, page: string): Promise<void> {
  if (!path.endsWith(".pdf")) return writeFile(path, page);
  const browser = await chromium.launch({ executablePath: findChromium() });
  try {
    const sheet = await browser.newPage();
    await sheet.setContent(page);
    await sheet.pdf({ path, preferCSSPageSize: true });
  } finally {
    await browser.close();
  }
}
