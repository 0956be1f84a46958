// npm test: every check of the project. Ends with one line: N passed, N failed.
//   npm test -- --only=unit,dom        only these steps
//   npm test -- --only=unit slots      and of them only what matches
import { rmSync } from 'node:fs';
import { CommandError, explain, logStep } from '../server/log.mjs';
import { createShutdown } from '../server/shutdown.mjs';
import { ensureInstalled } from './lib/install.mjs';

const shutdown = createShutdown();

function readArguments(names) {
  const args = process.argv.slice(2);
  const only = args.find((arg) => arg.startsWith('--only='));
  const chosen = only ? only.slice('--only='.length).split(',') : names;
  const unknown = chosen.filter((name) => !names.includes(name));
  if (unknown.length > 0) {
    throw new CommandError(
      `There is no step ${unknown.join(', ')}; the steps are ${names.join(', ')}`,
    );
  }
  return { chosen, patterns: args.filter((arg) => arg !== only) };
}

async function runStep(name, step, run) {
  const began = performance.now();
  let result;
  try {
    result = await step(run);
  } catch (error) {
    explain(error);
    result = { passed: 0, failed: 1, output: () => '' };
  }
  if (result.failed > 0) console.log(`\n${result.output()}`);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const verdict = result.failed > 0 ? 'FAILED' : 'ok';
  logStep(`${name}: ${verdict}, ${result.passed} passed, ${result.failed} failed (${seconds} s)`);
  return result;
}

async function main() {
  ensureInstalled();
  const { lazyServer, STEPS } = await import('./lib/test/steps.mjs');
  const { refuseForeignDatabase } = await import('./lib/test/test-database.mjs');
  const { testWorkspace } = await import('./lib/test/workspace.mjs');
  refuseForeignDatabase(process.env.DATABASE_URL);
  const { chosen, patterns } = readArguments(Object.keys(STEPS));
  const folder = await testWorkspace();
  const { DATABASE_URL: _given, SMTP_URL: _mail, ...rest } = process.env;
  const env = { ...rest, APP_ENV: 'local', NEXT_TELEMETRY_DISABLED: '1', FORCE_COLOR: '0' };
  const run = { folder, patterns, logStep, shutdown, env };
  run.server = lazyServer(run);

  const total = { passed: 0, failed: 0 };
  // The logs of a run stay when something failed, until the next run.
  shutdown.onStop(() => {
    if (total.failed === 0) rmSync(folder, { recursive: true, force: true });
  });
  for (const name of chosen) {
    if (shutdown.isStopping()) return;
    const { passed, failed } = await runStep(name, STEPS[name], run);
    total.passed += passed;
    total.failed += failed;
  }
  const finalMessage = `${total.passed} passed, ${total.failed} failed`;
  await shutdown.run(total.failed > 0 ? 1 : 0, finalMessage);
}

main().catch((error) => shutdown.run(explain(error), '0 passed, 1 failed'));
