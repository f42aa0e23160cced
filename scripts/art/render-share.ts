/** Renders share.jpg, shown where a page of the site is shared: `npx tsx scripts/art/render-share.ts`. */
import { readFile } from "node:fs/promises";
import { resolve } from "node:path";
import { palette } from "#shared/palette.ts";
import { site } from "#shared/site.ts";
import { openBrowser } from "./browser.ts";
import { landscapeSvg } from "./landscape-svg.ts";

const client = resolve(import.meta.dirname, "../../client");
const { width, height, path } = site.picture;

const face = async (family: string, file: string) => {
  const font = await readFile(resolve(client, "src/fonts", file), "base64");
  return `@font-face{font-family:"${family}";src:url(data:font/woff2;base64,${font})}`;
};

const style = `
${await face("Display", "newsreader-display.woff2")}
${await face("Sans", "instrument-sans.woff2")}
body{margin:0;width:${width}px;height:${height}px;position:relative;overflow:hidden;background:${palette.paper.light}}
svg{position:absolute;inset:0;width:100%;height:100%}
div{position:absolute;left:64px;right:64px;bottom:48px;color:${palette["on-wine"].light}}
h1{margin:0;font:400 76px/1.05 Display;letter-spacing:-.025em}
p{margin:14px 0 0;font:500 28px/1.3 Sans}
i{position:absolute;inset:45% 0 0;background:linear-gradient(transparent,${palette["film-shade"].light})}
`;

const browser = await openBrowser();
try {
  const page = await browser.newPage({ viewport: { width, height } });
  const landscape = landscapeSvg("gold");
  await page.setContent(
    `<style>${style}</style>${landscape}<i></i><div><h1>${site.shortName}</h1><p>${site.tagline}</p></div>`,
  );
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({
    path: resolve(client, `public${path}`),
    type: "jpeg",
    quality: 85,
  });
} finally {
  await browser.close();
}
