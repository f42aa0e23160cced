import { describe, expect, it, test } from "vitest";
import {
  buildOf,
  ChunkUnavailable,
  chunkOnDemand,
  createChunkLoader,
  type LoaderDependencies,
  tryAgainWith,
} from "./load-chunk.ts";

const never = new Promise<never>(() => {});

/** A browser that knows of `pageBuild`, and what became of it. */
function aLoader(changes: Partial<LoaderDependencies> = {}) {
  sessionStorage.clear();
  const reloads: string[] = [];
  const dependencies: LoaderDependencies = {
    isOffline: () => false,
    pageBuild: () => "old",
    serverBuild: async () => "old",
    reload: () => reloads.push("reload"),
    storage: () => sessionStorage,
    // The pause between attempts ends at once; nobody's patience does.
    pause: (ms) => (ms < 1000 ? Promise.resolve() : never),
    ...changes,
  };
  return { loadChunk: createChunkLoader(dependencies), reloads };
}

/** A part that arrives after so many failures. */
function aPart({ failures }: { readonly failures: number }) {
  let attempts = 0;
  return {
    attempts: () => attempts,
    load: async () => {
      attempts += 1;
      if (attempts <= failures) throw new TypeError("Failed to fetch dynamically imported module");
      return "the part";
    },
  };
}

/** Settles with "waits" where the loading does not end, as while the page is replaced. */
const outcome = (loading: Promise<string>) =>
  Promise.race([
    loading.catch((error: Error) => error.name),
    new Promise((resolve) => setTimeout(resolve, 50, "waits")),
  ]);

describe("a part that fails", () => {
  it("is fetched once more, and the visitor notices nothing", async () => {
    const { loadChunk, reloads } = aLoader();
    const part = aPart({ failures: 1 });
    expect(await loadChunk(part.load)).toBe("the part");
    expect([part.attempts(), reloads]).toEqual([2, []]);
  });

  it("twice is given up while the server has the page's build", async () => {
    const { loadChunk, reloads } = aLoader();
    const part = aPart({ failures: 9 });
    await expect(loadChunk(part.load)).rejects.toBeInstanceOf(ChunkUnavailable);
    expect([part.attempts(), reloads]).toEqual([2, []]);
  });

  it("is given up at once where there is no network", async () => {
    const { loadChunk } = aLoader({ isOffline: () => true });
    const part = aPart({ failures: 9 });
    await expect(loadChunk(part.load)).rejects.toBeInstanceOf(ChunkUnavailable);
    expect(part.attempts()).toBe(1);
  });

  it("is given up when it has not arrived after 20 seconds, twice", async () => {
    const waits: number[] = [];
    const { loadChunk } = aLoader({
      pause: async (ms) => {
        waits.push(ms);
      },
    });
    await expect(loadChunk(() => never)).rejects.toBeInstanceOf(ChunkUnavailable);
    expect(waits).toEqual([20_000, 300, 20_000]);
  });
});

describe("a build that the server has replaced", () => {
  it("leads to one silent reload", async () => {
    const { loadChunk, reloads } = aLoader({ serverBuild: async () => "new" });
    expect(await outcome(loadChunk(aPart({ failures: 9 }).load))).toBe("waits");
    expect(reloads).toEqual(["reload"]);
  });

  it("leads to no second reload for the same build", async () => {
    const { loadChunk, reloads } = aLoader({ serverBuild: async () => "new" });
    await outcome(loadChunk(aPart({ failures: 9 }).load));
    expect(await outcome(loadChunk(aPart({ failures: 9 }).load))).toBe("ChunkUnavailable");
    expect(reloads).toHaveLength(1);
  });

  it("leads to two reloads and no more while two builds answer in turn", async () => {
    let request = 0;
    const { loadChunk, reloads } = aLoader({
      pageBuild: () => "older still",
      serverBuild: async () => (request++ % 2 === 0 ? "new" : "old"),
    });
    for (let visit = 0; visit < 10; visit++) await outcome(loadChunk(aPart({ failures: 9 }).load));
    expect(reloads).toHaveLength(2);
  });

  it("leads to none where the tab cannot remember it, or the server cannot be asked", async () => {
    const refusing = aLoader({
      serverBuild: async () => "new",
      storage: () => {
        throw new DOMException("Access is denied", "SecurityError");
      },
    });
    expect(await outcome(refusing.loadChunk(aPart({ failures: 9 }).load))).toBe("ChunkUnavailable");
    const away = aLoader({ serverBuild: () => Promise.reject(new TypeError("Failed to fetch")) });
    expect(await outcome(away.loadChunk(aPart({ failures: 9 }).load))).toBe("ChunkUnavailable");
    expect([...refusing.reloads, ...away.reloads]).toEqual([]);
  });
});

describe("a style sheet", () => {
  const aStyleSheet = () => {
    const link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = "/assets/map.css";
    document.head.append(link);
    return link;
  };

  it("that is on its way for another part is left alone", async () => {
    const link = aStyleSheet();
    const { loadChunk } = aLoader();
    expect(await loadChunk(aPart({ failures: 0 }).load)).toBe("the part");
    expect(link.isConnected).toBe(true);
    link.remove();
  });

  it("that failed is asked for anew, once, before the next part", async () => {
    const link = aStyleSheet();
    link.dispatchEvent(new Event("error"));
    const { loadChunk } = aLoader();
    const loading = loadChunk(aPart({ failures: 0 }).load);
    const fresh = document.head.querySelector('link[href="/assets/map.css"]');
    expect([link.isConnected, fresh === link]).toEqual([false, false]);
    fresh?.dispatchEvent(new Event("load"));
    expect(await loading).toBe("the part");
    expect(await loadChunk(aPart({ failures: 0 }).load)).toBe("the part");
    fresh?.remove();
  });
});

it("a style sheet that fails again stops only the part that needs it", async () => {
  const link = document.createElement("link");
  Object.assign(link, { rel: "stylesheet", href: "/assets/map.css" });
  document.head.append(link);
  const { loadChunk } = aLoader({ isOffline: () => true });
  // As the build tool does, which asks for the sheet once.
  let times = 0;
  const map = async () => {
    times += 1;
    if (times === 1) throw new Error("Unable to preload CSS for /assets/map.css");
    return "a map without styles";
  };
  const first = outcome(loadChunk(map));
  expect(await first).toBe("ChunkUnavailable");
  link.dispatchEvent(new Event("error"));
  for (const [load, expected] of [
    [aPart({ failures: 0 }).load, "the part"],
    [map, "ChunkUnavailable"],
  ] as const) {
    const loading = outcome(loadChunk(load));
    document.head.querySelector("link[href='/assets/map.css']")?.dispatchEvent(new Event("error"));
    expect(await loading).toBe(expected);
  }
  document.head.querySelector("link[href='/assets/map.css']")?.remove();
});

it("Try again loads the page anew where the browser will not fetch the part again", async () => {
  const { loadChunk, reloads } = aLoader();
  const { load } = aPart({ failures: 9 });
  tryAgainWith(load);
  await outcome(loadChunk(load));
  expect(reloads).toHaveLength(1);
});

describe("a part that an action needs", () => {
  it("is told at the first failure, and acting again loads the page anew where nothing else helps", async () => {
    const { loadChunk, reloads } = aLoader();
    const { ask } = chunkOnDemand(aPart({ failures: 9 }).load, loadChunk);
    expect([await outcome(ask()), reloads.length]).toEqual(["ChunkUnavailable", 0]);
    expect([await outcome(ask()), reloads.length]).toEqual(["waits", 1]);
  });

  it("that could not be loaded ahead is fetched by the action, without a new page", async () => {
    const { loadChunk, reloads } = aLoader();
    const { ask, preload } = chunkOnDemand(aPart({ failures: 1 }).load, loadChunk);
    preload();
    expect([await outcome(ask()), reloads]).toEqual(["the part", []]);
  });
});

const page = (head: string) => new DOMParser().parseFromString(`<head>${head}</head>`, "text/html");

test("a page's build is what it says, else unknown", () => {
  expect(buildOf(page('<meta name="build" content="42">'))).toBe("42");
  expect(buildOf(page('<script type="module" src="/src/app/main.tsx"></script>'))).toBeNull();
});
