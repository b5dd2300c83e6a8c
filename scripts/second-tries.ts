import type { Reporter, TestCase } from "vitest/node";

/** Names each test that passed at its second try only, which no other report does. */
export default class SecondTries implements Reporter {
  readonly #names: string[] = [];

  onTestCaseResult(test: TestCase): void {
    if (test.diagnostic()?.flaky) this.#names.push(`${test.module.relativeModuleId}: ${test.fullName}`);
  }

  onTestRunEnd(): void {
    if (this.#names.length === 0) return;
    console.log(`== units and integration: ${this.#names.length} needed a second try`);
    for (const name of this.#names) console.log(`   ${name}`);
  }
}
