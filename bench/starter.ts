/** The yardstick: a bare Vite React starter, built anew and served like the site's files. */
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createServer, type RequestListener } from "node:http";
import { extname, join, resolve } from "node:path";
import { promisify } from "node:util";
import { brotliCompress } from "node:zlib";
import react from "@vitejs/plugin-react";
import { build } from "vite";

/** Inside the project, so that the starter finds the project's React. */
const CACHE = resolve(import.meta.dirname, "../node_modules/.cache");

const FILES: Readonly<Record<string, string>> = {
  "index.html": `<!doctype html>
<html lang="en">
  <head>
    <meta charset="UTF-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1.0" />
    <meta name="description" content="A bare starter." />
    <link rel="icon" href="data:," />
    <title>Vite + React</title>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/main.jsx"></script>
  </body>
</html>`,
  "main.jsx": `import { StrictMode, useState } from "react";
import { createRoot } from "react-dom/client";
import "./index.css";

function App() {
  const [count, setCount] = useState(0);
  return (
    <main>
      <h1>Vite + React</h1>
      <button onClick={() => setCount(count + 1)}>count is {count}</button>
      <p>Edit main.jsx and save to test HMR</p>
    </main>
  );
}

createRoot(document.getElementById("root")).render(<StrictMode><App /></StrictMode>);`,
  "index.css": `:root { font-family: system-ui, sans-serif; line-height: 1.5; color: #213547; background: #fff; }
body { margin: 0; display: grid; min-height: 100vh; place-items: center; }
h1 { font-size: 3.2em; line-height: 1.1; }
button { padding: 0.6em 1.2em; font-size: 1em; }`,
};

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
};

/** A page that is served until it is closed. */
export interface ServedPage {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/** Builds the starter and serves it from memory, compressed. */
export async function serveStarter(): Promise<ServedPage> {
  const files = await builtStarter();
  return serve((req, res) => {
    const path = req.url === "/" ? "/index.html" : (req.url ?? "");
    const body = files.get(path);
    if (!body) {
      res.writeHead(404).end();
      return;
    }
    res.writeHead(200, {
      "Content-Type": TYPES[extname(path)] ?? "application/octet-stream",
      "Content-Encoding": "br",
      "Content-Length": body.length,
    });
    res.end(body);
  });
}

/** Answers on a free port, until it is closed. */
export async function serve(answer: RequestListener): Promise<ServedPage> {
  const server = createServer(answer);
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    url: `http://localhost:${port}/`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

/** Path → brotli. */
async function builtStarter(): Promise<ReadonlyMap<string, Buffer>> {
  await mkdir(CACHE, { recursive: true });
  const folder = await mkdtemp(join(CACHE, "starter-"));
  try {
    for (const [name, text] of Object.entries(FILES)) await writeFile(join(folder, name), text);
    await build({ root: folder, configFile: false, plugins: [react()], logLevel: "warn" });
    const out = join(folder, "dist");
    const entries = await readdir(out, { recursive: true, withFileTypes: true });
    const files = await Promise.all(
      entries
        .filter((entry) => entry.isFile())
        .map(async (entry): Promise<[string, Buffer]> => {
          const file = join(entry.parentPath, entry.name);
          return [file.slice(out.length), await promisify(brotliCompress)(await readFile(file))];
        }),
    );
    return new Map(files);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
