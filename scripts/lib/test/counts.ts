import { existsSync, readFileSync } from 'node:fs';

export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

/** What a step came to. */
export interface Result extends Counts {
  /** Returns what it printed. */
  output(): string;
}

/** Counts a check without tests inside: the whole of it passed or failed. */
export const oneCheck = (passed: boolean): Counts => ({
  passed: passed ? 1 : 0,
  failed: passed ? 0 : 1,
});

function readJson<T>(file: string): T | null {
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : null;
}

interface JestReport {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numRuntimeErrorTestSuites: number;
}

/** Reads the figures of `jest --json`; a file that could not even run counts as one failure. */
export function jestCounts(file: string): Counts {
  const report = readJson<JestReport>(file);
  if (!report) return { passed: 0, failed: 1 };
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
  };
}

interface PlaywrightReport {
  readonly stats: {
    readonly expected: number;
    readonly unexpected: number;
    readonly flaky: number;
  };
  readonly errors: readonly unknown[];
}

/** Reads the figures of Playwright's JSON reporter; errors outside of tests count too. */
export function playwrightCounts(file: string): Counts {
  const report = readJson<PlaywrightReport>(file);
  if (!report) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky } = report.stats;
  return { passed: expected, failed: unexpected + flaky + report.errors.length };
}

/** Adds up a step in parts; of their output that of those which failed. */
export const sum = (parts: readonly Result[]): Result => ({
  passed: parts.reduce((total, { passed }) => total + passed, 0),
  failed: parts.reduce((total, { failed }) => total + failed, 0),
  output: () =>
    parts
      .filter(({ failed }) => failed > 0)
      .map(({ output }) => output())
      .join('\n'),
});

/** Counts a step that ended badly, or that found nothing to test where there had to be something, as failed. */
export function settle<T extends Counts>(counts: T, code: number, { mayBeEmpty = false } = {}): T {
  if (code !== 0) return { ...counts, failed: Math.max(counts.failed, 1) };
  if (mayBeEmpty) return counts;
  const nothing = counts.passed + counts.failed === 0;
  return nothing ? { ...counts, failed: 1 } : counts;
}
