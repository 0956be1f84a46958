import { copyFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../../../server/paths.ts';
import { ensureBrowser, ensureRelay } from './browser.ts';
import { type BrowserTest, drawTenth, fitting, nameOf } from './browser-tests.ts';
import { oneCheck, type Result, settle, sum } from './counts.ts';
import {
  inProjects,
  onlyThese,
  type Part,
  playwright,
  startTarget,
  testsOf,
} from './playwright.ts';
import type { Built, StepRun } from './run.ts';
import { askAgain, noteUnsteady } from './unsteady.ts';

/** Seconds from the start of a run within which the tests drawn by the commit have to end. */
const BUDGET_SECONDS = 600;
const PAGES = ['paymongo', 'desktop', 'pixel'];

/** Runs the tenth of the other tests that the commit draws, as far as it fits into ten minutes. */
async function drawn(
  run: StepRun,
  env: NodeJS.ProcessEnv,
  { secondsEach }: { secondsEach: number },
): Promise<Part> {
  const args = ['--list', '--grep-invert', '@core\\b', ...inProjects(PAGES)];
  const listing = await playwright(run, env, { part: 'rest', args });
  if (listing.failed > 0) return listing;
  const tests = drawTenth(testsOf('rest'), run.commit);
  const secondsLeft = BUDGET_SECONDS - (performance.now() - run.began) / 1000;
  const chosen = fitting(tests, { secondsLeft, secondsEach });
  const whose = `${tests.length} browser tests beside the core ones are drawn by ${run.commit ?? 'no commit'}`;
  if (chosen.length < tests.length)
    run.logStep(`${whose}; ${chosen.length} of them fit into ten minutes`);
  else run.logStep(`${whose}`);
  if (chosen.length === 0) return { passed: 0, failed: 0, output: () => '', failedTests: [] };
  return playwright(run, env, { part: 'drawn', args: [onlyThese(run, 'drawn', chosen)] });
}

/**
 * Runs the parts of the step, one after the other: pages, calls (which never share the cores with another test), and
 * the drawn tests.
 */
async function runParts(run: StepRun, env: NodeJS.ProcessEnv): Promise<Part[]> {
  const given = [...run.patterns];
  const isCore = run.tier === 'short' && !run.plan?.grep;
  if (run.plan?.grep) given.push('--grep', run.plan.grep);
  else if (isCore) given.push('--grep', '@core\\b');
  if (run.trace) given.push('--trace', 'retain-on-failure');
  const began = performance.now();
  const mayBeEmpty = !isCore;
  const pages = await playwright(run, env, {
    part: 'pages',
    args: [...given, ...inProjects(PAGES)],
    mayBeEmpty,
  });
  const secondsEach = (performance.now() - began) / 1000 / Math.max(1, pages.passed + pages.failed);
  const relay = run.tier === 'all' && ensureRelay() ? ['relay'] : [];
  const args = [...given, ...inProjects(['calls', ...relay])];
  const parts = [pages, await playwright(run, env, { part: 'calls', args, mayBeEmpty })];
  if (isCore && pages.passed > 0) parts.push(await drawn(run, env, { secondsEach }));
  return parts;
}

/**
 * Reruns the failed tests once, alone and with a trace, except where chance is excluded. Returns those that pass
 * then.
 */
async function askedAgain(
  run: StepRun,
  env: NodeJS.ProcessEnv,
  parts: readonly Part[],
): Promise<BrowserTest[]> {
  const { again, kept } = askAgain(parts.flatMap(({ failedTests }) => failedTests));
  for (const { test, reason } of kept) run.logStep(`Not asked again (${reason}): ${nameOf(test)}`);
  if (again.length === 0) return [];
  run.logStep(`Asked again, alone: ${again.map(nameOf).join('; ')}`);
  const args = [onlyThese(run, 'again', again), '--workers=1', '--trace=on'];
  await playwright(run, env, { part: 'again', args });
  const passed = testsOf('again').filter(({ status }) => status === 'expected');
  const names = new Set(passed.map(nameOf));
  return again.filter((test) => names.has(nameOf(test)));
}

/**
 * Records tests that failed and then passed, beyond the run. Returns how many of them did so in an earlier run, too.
 */
function note(run: StepRun, tests: readonly BrowserTest[]): number {
  if (tests.length === 0 && !run.isWhole) return 0;
  const file = inRoot('.data/unsteady.json');
  const at = new Date().toISOString();
  const twice = noteUnsteady(file, { commit: run.commit, at, tests });
  copyFileSync(file, path.join(run.folder, 'unsteady.json'));
  for (const name of tests.map(nameOf)) {
    if (twice.includes(name)) run.logStep(`Unsteady again within ten runs, which is red: ${name}`);
    else run.unsteady.push(name);
  }
  return twice.length;
}

/** Starts the product with fresh demo data, and runs the browser tests. */
export async function e2e(run: StepRun, built: (run: StepRun) => Promise<Built>): Promise<Result> {
  ensureBrowser();
  if (!(await built(run)).isDone)
    return { ...oneCheck(false), output: () => 'There is no build to test.' };
  const target = await startTarget(run);
  if (!target.isReady) return { ...oneCheck(false), output: () => `See ${target.logFile}` };
  const parts = await runParts(run, target.env);
  const steadied = await askedAgain(run, target.env, parts);
  await target.stop();
  const counted = settle(sum(parts), 0);
  const recovered = steadied.length - note(run, steadied);
  return {
    ...counted,
    passed: counted.passed + recovered,
    failed: counted.failed - recovered,
  };
}
