/** What a process costs, and on which core it runs. */
import { spawnSync } from "node:child_process";
import { readFile } from "node:fs/promises";
import { cpus, loadavg } from "node:os";

/** Milliseconds of a tick in `/proc/PID/stat` (USER_HZ is 100 on every Linux that Node runs on). */
const TICK_MS = 10;

/** Milliseconds of processor time that a process has used, its threads included; NaN outside Linux. */
export async function processorMs(pid: number | undefined): Promise<number> {
  const text = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
  // The name in parentheses may hold spaces; user and system time are the 12th and 13th field after it.
  const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
  return (Number(fields[11]) + Number(fields[12])) * TICK_MS;
}

/** Megabytes of memory that a process holds, or has held at most; NaN outside Linux. */
export async function memoryMb(pid: number | undefined, of: "VmRSS" | "VmHWM" = "VmRSS") {
  const text = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  return Number(new RegExp(`^${of}:\\s+(\\d+) kB$`, "m").exec(text)?.[1]) / 1024;
}

/** Holds a process with all its threads on one core; says whether the machine can do so. */
export function pin(pid: number | undefined, core: number): boolean {
  if (cpus().length < 2) return false;
  return spawnSync("taskset", ["-apc", String(core), String(pid)]).status === 0;
}

/** Date, machine and load, as a measurement is noted with. */
export function machine(): string {
  const cores = cpus().length;
  const [load = 0] = loadavg();
  return `${new Date().toISOString()}, ${cores} cores (${cpus()[0]?.model ?? "unknown"}), Node ${process.versions.node}, load ${load.toFixed(1)}`;
}
