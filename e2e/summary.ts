import path from 'node:path';
import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter';
import { type PageWeight, weightsTable } from './budgets';
import { notRun } from './programs/list';

/**
 * Prints at the end how many tests of each file have passed, the weight of each page that was measured, which tests cannot run
 * here, and how many keys led where `keys.ts` says.
 */
export default class Summary implements Reporter {
  private readonly weights = new Map<string, PageWeight>();
  private readonly passed = new Map<string, number>();
  private keys = 0;

  onTestEnd(test: TestCase, result: TestResult) {
    for (const { type, description } of test.annotations)
      if (type === 'weight' && description) {
        const weight = JSON.parse(description) as PageWeight;
        this.weights.set(weight.page, weight);
      }
    for (const { type, description } of result.annotations)
      if (type === 'keys' && result.status === 'passed') this.keys += Number(description);
    const file = path.basename(test.location.file, '.spec.ts');
    if (result.status === 'passed') this.passed.set(file, (this.passed.get(file) ?? 0) + 1);
  }

  onEnd() {
    if (this.weights.size > 0) console.log(`\n${weightsTable([...this.weights.values()])}`);
    const lines = [...this.passed].sort().map(([file, count]) => `${String(count).padStart(5)}  ${file}`);
    console.log(`\nTests passed in real Chromium, by subject\n${lines.join('\n')}`);
    for (const line of notRun()) console.log(line);
    if (this.keys > 0) console.log(`${this.keys} keys of the APG's patterns lead where their tables say`);
  }
}
