// npm test: every check of the project. Ends with one line: N passed, N failed.
//   npm test -- --only=unit,dom        only these steps
//   npm test -- --only=unit slots      and of them only what matches
//   npm test -- --changed              what a change against main touches; --changed=<ref> compares with another state
//   npm test -- --only=e2e --trace     with a trace of every browser test that fails
import { rmSync } from 'node:fs';
import { explain, logStep } from '../server/log.mjs';
import { createShutdown } from '../server/shutdown.mjs';
import { ensureInstalled } from './lib/install.mjs';

const shutdown = createShutdown({ stoppedCode: 130 });

/** Runs one step; logs its result, and shows at once what failed. */
async function runStep({ name, work }, run) {
  const began = performance.now();
  let result;
  try {
    result = await work(run);
  } catch (error) {
    result = { passed: 0, failed: 1, output: () => explain(error) && '' };
  }
  if (shutdown.isStopping()) return result;
  if (result.failed > 0) console.log(`\n${result.output()}`);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const verdict = result.failed > 0 ? 'FAILED' : 'ok';
  logStep(`${name}: ${verdict}, ${result.passed} passed, ${result.failed} failed (${seconds} s)`);
  return result;
}

/** Everything the steps share. */
async function prepare(asked) {
  const { lazyServer } = await import('./lib/test/test-database.mjs');
  const { slots, slowness } = await import('./lib/test/speed.mjs');
  const { changedFiles, planFor } = await import('./lib/test/changed.mjs');
  const { testWorkspace } = await import('./lib/test/workspace.mjs');
  const folder = await testWorkspace();
  const plan = asked.since ? planFor(changedFiles(asked.since)) : null;
  const rest = { ...process.env };
  const given = ['DATABASE_URL', 'DATABASE_DIRECT_URL', 'DATABASE_MIGRATION_URL', 'SMTP_URL'];
  for (const name of given) delete rest[name];
  const env = { ...rest, APP_ENV: 'local', NEXT_TELEMETRY_DISABLED: '1', FORCE_COLOR: '0' };
  const run = { ...asked, folder, plan, env, slots: slots(), logStep, shutdown };
  run.server = lazyServer(run);
  const times = slowness(env) > 1 ? `; limits of time are ${slowness(env)} times as long` : '';
  logStep(`${run.slots} steps at a time${times}`);
  return run;
}

async function main() {
  ensureInstalled();
  const { STEPS } = await import('./lib/test/steps.mjs');
  const { readArguments } = await import('./lib/test/arguments.mjs');
  const { schedule } = await import('./lib/test/schedule.mjs');
  const { refuseForeignDatabase } = await import('./lib/test/test-database.mjs');
  refuseForeignDatabase(process.env.DATABASE_URL);
  const names = STEPS.map(({ name }) => name);
  const run = await prepare(readArguments(process.argv.slice(2), names));

  const total = { passed: 0, failed: 0 };
  // The logs of a run stay when something failed, until the next run.
  shutdown.onStop(() => {
    if (total.failed === 0) rmSync(run.folder, { recursive: true, force: true });
  });
  const failures = [];
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
  const finalMessage = `${total.passed} passed, ${total.failed} failed`;
  await shutdown.run(total.failed > 0 ? 1 : 0, finalMessage);
}

main().catch((error) => shutdown.run(explain(error), '0 passed, 1 failed'));
