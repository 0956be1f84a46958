import { existsSync, readFileSync } from 'node:fs';

/** A check without tests inside: the whole of it passed or failed. */
export const oneCheck = (passed) => ({ passed: passed ? 1 : 0, failed: passed ? 0 : 1 });

const readJson = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null);

/** Figures of `jest --json`; a file that could not even run counts as one failure. */
export function jestCounts(file) {
  const report = readJson(file);
  if (!report) return { passed: 0, failed: 1 };
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
  };
}

/** Figures of Playwright's JSON reporter; errors outside of tests count too. */
export function playwrightCounts(file) {
  const report = readJson(file);
  if (!report) return { passed: 0, failed: 1 };
  const { expected, unexpected, flaky } = report.stats;
  return { passed: expected, failed: unexpected + flaky + report.errors.length };
}

/** Of a step in parts; of their output that of those which failed. */
export const sum = (parts) => ({
  passed: parts.reduce((total, { passed }) => total + passed, 0),
  failed: parts.reduce((total, { failed }) => total + failed, 0),
  output: () =>
    parts
      .filter(({ failed }) => failed > 0)
      .map(({ output }) => output())
      .join('\n'),
});

/** A step that ended badly, or that found nothing to test where there had to be something, has failed whatever it counted. */
export function settle(counts, code, { mayBeEmpty = false } = {}) {
  if (code !== 0) return { ...counts, failed: Math.max(counts.failed, 1) };
  if (mayBeEmpty) return counts;
  const nothing = counts.passed + counts.failed === 0;
  return nothing ? { ...counts, failed: 1 } : counts;
}
