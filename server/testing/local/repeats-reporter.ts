import type { Reporter, TestModule } from "vitest/node";

/** Names, at the end of a run, the tests that passed only when they were repeated, and how they failed: faults to look for. */
export class RepeatsReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    for (const name of repeatedTests(modules)) {
      console.log(`passed only when repeated, look for its fault: ${name}`);
    }
  }
}

function repeatedTests(modules: readonly TestModule[]): string[] {
  return modules.flatMap((module) =>
    [...module.children.allTests("passed")]
      .filter((test) => test.diagnostic()?.flaky)
      .map((test) => {
        const failures = test
          .result()
          .errors?.map(({ message, diff = "" }) => `\n${message}\n${diff}`);
        return `${module.relativeModuleId} › ${test.fullName}${failures?.join("") ?? ""}`;
      }),
  );
}
