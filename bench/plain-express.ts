/**
 * The yardstick: Express as its guide sets it up, with `compression` and `express.static`, serving one folder and
 * the list in its file `api/wineries` as JSON.
 *
 * Argument: the folder.
 */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import compression from "compression";
import express from "express";

const [folder = ""] = process.argv.slice(2);
const list: unknown = JSON.parse(await readFile(join(folder, "api/wineries"), "utf8"));
const app = express();
app.use(compression());
app.get("/api/wineries", (_req, res) => void res.json(list));
app.use(express.static(folder));
const server = app.listen(0, "127.0.0.1", () => {
  const address = server.address();
  if (typeof address === "object" && address) process.stdout.write(`${address.port}\n`);
});
