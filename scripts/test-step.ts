/** Runs one step of `npm test`, and ends it where it hangs: what waits for ever never says what it waits for. */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { setTimeout as delay } from "node:timers/promises";

/** The longest file of tests takes some three minutes on a slow machine. */
const SILENCE_MS = 10 * 60_000;
/** What a step may take to end once it is asked to. */
const END_MS = 10_000;
const LAST_WORDS_MS = 1_000;

/**
 * Runs a command and passes on what it prints. One that prints nothing for ten minutes hangs: its processes
 * are listed and ended, and it is run once more, as a failed test of whole processes is. On a terminal, where
 * somebody watches, nothing is ended.
 *
 * @returns its exit status; 1 for one that hung twice.
 */
export async function runStep(
  command: string,
  args: readonly string[],
  { silenceMs = SILENCE_MS, isWatched = process.stdout.isTTY } = {},
): Promise<number> {
  if (isWatched) return spawnSync(command, [...args], { stdio: "inherit" }).status ?? 1;
  return (
    (await runOnce(command, args, silenceMs)) ?? (await runOnce(command, args, silenceMs)) ?? 1
  );
}

/** @returns nothing for a command that hung. */
async function runOnce(
  command: string,
  args: readonly string[],
  silenceMs: number,
): Promise<number | undefined> {
  // A group of its own, so that what it started ends with it.
  const child = spawn(command, [...args], { stdio: ["ignore", "pipe", "pipe"], detached: true });
  let hangs = false;
  const silence = setTimeout(() => {
    hangs = true;
    console.error(`\nno output for ${silenceMs / 60_000} minutes: ${[command, ...args].join(" ")}`);
    console.error(threadsOf(child));
    void endGroup(child);
  }, silenceMs);
  for (const output of ["stdout", "stderr"] as const) {
    child[output].on("data", (text: Buffer) => {
      silence.refresh();
      process[output].write(text);
    });
  }
  const stop = () => void endGroup(child).then(() => process.exit(130));
  process.once("SIGINT", stop).once("SIGTERM", stop);
  const [status]: (number | null)[] = await once(child, "exit");
  // The last words; what outlives the step may hold its output open for ever.
  await Promise.race([once(child.stdout, "close"), delay(LAST_WORDS_MS)]);
  child.stdout.destroy();
  child.stderr.destroy();
  clearTimeout(silence);
  process.off("SIGINT", stop).off("SIGTERM", stop);
  if (!hangs) return status ?? 1;
  console.error("it hung and was ended: look for its fault");
  return undefined;
}

/** What each thread of a group waits for, where there is a `ps` that can say it. */
function threadsOf({ pid }: ChildProcess): string {
  const columns = ["-eLo", "pgid,pid,ppid,tid,stat,wchan:24,etimes,args"];
  const { stdout } = spawnSync("ps", [...columns, "--cols", "200"], { encoding: "utf8" });
  const [heading = "", ...threads] = stdout?.split("\n") ?? [];
  const its = threads.filter((thread) => Number.parseInt(thread, 10) === pid);
  return [heading, ...its].join("\n");
}

async function endGroup({ pid }: ChildProcess): Promise<void> {
  if (!pid) return;
  signal(pid, "SIGTERM");
  await delay(END_MS);
  signal(pid, "SIGKILL");
}

function signal(group: number, name: NodeJS.Signals): void {
  try {
    process.kill(-group, name);
  } catch {
    // It has ended.
  }
}
