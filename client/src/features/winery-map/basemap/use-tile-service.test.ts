import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { stubTileService } from "#client/testing/stub-tile-service.ts";
import { useTileService } from "./use-tile-service.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1000));

test("a tile service that is away is asked once, and then ever more rarely", async () => {
  const asked = stubTileService(() => false);
  const { result } = renderHook(() => useTileService("/tiles/7/20/44.png"));
  await pass(1);
  expect(result.current.state).toBe("away");
  expect(asked).toEqual(["/tiles/7/20/44.png"]);
  await pass(28);
  expect(asked).toHaveLength(1);
  await pass(2);
  expect(asked).toHaveLength(2);
  await pass(50);
  expect(asked).toHaveLength(2);
  await pass(20);
  expect(asked).toHaveLength(3);
});

test("a service that answers again is used again", async () => {
  let isThere = false;
  stubTileService(() => isThere);
  const { result } = renderHook(() => useTileService("/tiles/7/20/44.png"));
  await pass(1);
  isThere = true;
  await pass(31);
  expect(result.current.state).toBe("there");
  act(() => result.current.giveUp());
  expect(result.current.state).toBe("away");
});
