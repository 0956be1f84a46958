// npm test: the short tier of every check of the project. Ends with one line: N passed, N failed.
//   npm run test:all                   everything; what it passed for may be released
//   npm test -- --only=unit,dom        only these steps
//   npm test -- --only=unit slots      and of them only what matches
//   npm test -- --changed              what a change against main touches; --changed=<ref> compares with another state
//   npm test -- --only=e2e --trace     with a trace of every browser test that fails
import { rmSync } from 'node:fs';
import { explain, logStep } from '../server/log.ts';
import { createShutdown } from '../server/shutdown.ts';
import { ensureInstalled } from './lib/install.ts';
import type { Counts, Result } from './lib/test/counts.ts';
import type { Run } from './lib/test/run.ts';
import type { Step } from './lib/test/steps.ts';

const shutdown = createShutdown({ stoppedCode: 130 });
const began = performance.now();

async function runStep({ name, work }: Step, run: Run): Promise<Counts> {
  const began = performance.now();
  run.meter?.begin(name);
  let result: Result;
  try {
    result = await work({ ...run, logIn: (log) => run.logIn(log, name) });
  } catch (error) {
    const output = () => {
      explain(error);
      return '';
    };
    result = { passed: 0, failed: 1, output };
  }
  if (shutdown.isStopping()) return result;
  if (result.failed > 0) console.log(`\n${result.output()}`);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const verdict = result.failed > 0 ? 'FAILED' : 'ok';
  const cost = run.meter ? `, ${run.meter.end(name).toFixed(1)} core-seconds` : '';
  logStep(
    `${name}: ${verdict}, ${result.passed} passed, ${result.failed} failed (${seconds} s${cost})`,
  );
  return result;
}

async function recordWhole(total: Counts, treeBefore: string): Promise<void> {
  const { recordTested, treeHash } = await import('./lib/tested-tree.ts');
  if (treeHash() !== treeBefore) return logStep('The sources changed meanwhile: no record is kept');
  recordTested({ tree: treeBefore, passed: total.passed });
  logStep(`npm run package takes this tree: ${treeBefore.slice(0, 12)}`);
}

async function main() {
  ensureInstalled();
  const { treeHash } = await import('./lib/tested-tree.ts');
  const treeBefore = treeHash();
  const { prepareRun } = await import('./lib/test/run.ts');
  const { STEPS } = await import('./lib/test/steps.ts');
  const { readArguments } = await import('./lib/test/arguments.ts');
  const { schedule } = await import('./lib/test/schedule.ts');
  const { refuseForeignDatabase } = await import('./lib/test/test-database.ts');
  refuseForeignDatabase(process.env.DATABASE_URL);
  const names = STEPS.map(({ name }) => name);
  const asked = readArguments(process.argv.slice(2), names);
  const run = await prepareRun(asked, { began, shutdown });

  const total = { passed: 0, failed: 0 };
  // The logs of a run stay when something failed or was unsteady, until the next run.
  shutdown.onStop(() => {
    if (total.failed === 0 && run.unsteady.length === 0)
      rmSync(run.folder, { recursive: true, force: true });
  });
  const failures: string[] = [];
  const chosen = STEPS.filter(
    ({ name }) => run.chosen.includes(name) && !run.plan?.skipped.includes(name),
  );
  await schedule(chosen, {
    cores: run.slots,
    isStopping: shutdown.isStopping,
    run: async (step) => {
      const { passed, failed } = await runStep(step, run);
      total.passed += passed;
      total.failed += failed;
      if (failed > 0) failures.push(step.name);
    },
  });
  if (shutdown.isStopping()) return;
  if (failures.length > 0) logStep(`Failed: ${failures.join(', ')}; logs in ${run.folder}`);
  if (run.meter) logStep(`${run.meter.total().toFixed(0)} core-seconds`);
  for (const name of run.unsteady)
    logStep(`Unsteady, passed only when asked again (e2e/test-results/again): ${name}`);
  if (run.tier === 'all' && run.isWhole && total.failed === 0) await recordWhole(total, treeBefore);
  const finalMessage = `${total.passed} passed, ${total.failed} failed`;
  await shutdown.run(total.failed > 0 ? 1 : 0, finalMessage);
}

main().catch((error) => shutdown.run(explain(error), '0 passed, 1 failed'));
