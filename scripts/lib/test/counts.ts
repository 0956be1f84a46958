import { existsSync, readFileSync } from 'node:fs';

export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

export interface Result extends Counts {
  output(): string;
}

/** Counts a check without tests inside: it passed or failed as a whole. */
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

export function playwrightCounts(file: string): Counts {
  const report = readJson<PlaywrightReport>(file);
  if (!report) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky } = report.stats;
  return { passed: expected, failed: unexpected + flaky + report.errors.length };
}

/** Adds up the parts of a step, with the output of the failed ones. */
export const sum = (parts: readonly Result[]): Result => ({
  passed: parts.reduce((total, { passed }) => total + passed, 0),
  failed: parts.reduce((total, { failed }) => total + failed, 0),
  output: () =>
    parts
      .filter(({ failed }) => failed > 0)
      .map(({ output }) => output())
      .join('\n'),
});

/** Counts a step as failed that exited with an error, or found no tests although it had to. */
export function settle<T extends Counts>(counts: T, code: number, { mayBeEmpty = false } = {}): T {
  if (code !== 0) return { ...counts, failed: Math.max(counts.failed, 1) };
  if (mayBeEmpty) return counts;
  const nothing = counts.passed + counts.failed === 0;
  return nothing ? { ...counts, failed: 1 } : counts;
}
