import { Router } from "express";
import { FILE_HEADERS } from "#server/http/guards/security-headers.ts";
import { notFound } from "#server/http/problem.ts";
import { compressed } from "#server/http/ready/ready-answer.ts";
import type { ReadyAnswers } from "#server/http/ready/ready-answers.ts";
import { sendReady } from "#server/http/ready/send-ready.ts";
import { sceneSvg } from "#server/pictures/scenes/scene-picture.ts";
import type { SceneBook } from "./scene-queries.ts";

/** A drawing changes with the content or a release, and looks right until then. */
const FRESH_SECONDS = 86_400;

/** `/pictures/scenes/winery/amavi.dark.svg` */
const FILE = /^(\/pictures\/scenes\/[\w-]+\/[^/.]+)(\.dark)?\.svg$/;

/** The drawings at the heads of cards and pages, each made at its first request. */
export function sceneRoutes(findScene: SceneBook, ready: ReadyAnswers): Router {
  const router = Router();
  router.get("/pictures/scenes/:kind/:file", async (req, res) => {
    const [, path = "", dark] = FILE.exec(req.path) ?? [];
    const of = ready.edition();
    const scene = await findScene(path);
    if (!scene) throw notFound("There is no drawing at this address.");
    const known = ready.get(req.path);
    if (known) {
      sendReady(req, res, known);
      return;
    }
    const answer = ready.make({
      route: "scene",
      type: "image/svg+xml; charset=utf-8",
      cacheControl: `public, max-age=${FRESH_SECONDS}`,
      headers: FILE_HEADERS,
      bodies: await compressed(Buffer.from(sceneSvg(scene, dark ? "dark" : "light"))),
    });
    ready.setUntilNext(of, req.path, answer);
    sendReady(req, res, answer);
  });
  return router;
}
