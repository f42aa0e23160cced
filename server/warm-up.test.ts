import { expect } from "vitest";
import { keepGuide } from "#server/features/wineries/guide-answers.ts";
import { test } from "#server/testing/testing.ts";
import { warmUp } from "./warm-up.ts";

const warming = test.extend("guide", ({ deps }) => keepGuide(deps));

warming(
  "the pages that visits begin with are made first, each once, until the process stops",
  async ({ guide }) => {
    const made: string[] = [];
    const pageFor = async (path: string) => void made.push(path);
    await warmUp({ pageFor, guide, isOver: () => made.length === 20 });
    expect(made.slice(0, 3)).toEqual(["/", "/wineries", "/planner"]);
    expect(made.some((path) => path.startsWith("/ready-made-trips/"))).toBe(true);
    expect(made.at(-1)).toMatch(/^\/winery\//);
    expect(new Set(made).size).toBe(20);
  },
);

warming(
  "a page that never comes, or fails, holds it up for no longer than is said",
  async ({ guide }) => {
    const isOver = () => false;
    const never = () => new Promise(() => {});
    await expect(warmUp({ pageFor: never, guide, isOver, maxMs: 1 })).resolves.toBeUndefined();
    const fails = () => Promise.reject(new Error("the database is away"));
    await expect(warmUp({ pageFor: fails, guide, isOver })).resolves.toBeUndefined();
  },
);
