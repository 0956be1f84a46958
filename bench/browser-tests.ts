// npm run soak:e2e: every core browser test ten times in a shuffled order, with the processor of the pages slowed four times,
// against a product that it starts as the e2e step does. What fails here by a race fails in `npm test` one day. Needs a build.
//   npm run soak:e2e -- booking.spec.ts     only these specs, all of their tests
//   npm run soak:e2e -- --rounds=3 --seed=7 --all
//   npm run soak:e2e -- --slow=1 --browsers=8    on two cores as slow, for half the work: Chromium burns the time that it takes away
//   npm run soak:e2e -- --trace            with a trace of each failure, for half as much work again
import { rmSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { ensureBrowser } from '../scripts/lib/test/browser.ts';
import { failuresByName } from '../scripts/lib/test/browser-tests.ts';
import { inProjects, playwright, startTarget, testsOf } from '../scripts/lib/test/playwright.ts';
import { prepareRun } from '../scripts/lib/test/run.ts';
import { browsers } from '../scripts/lib/test/speed.ts';
import { CommandError, explain, logStep } from '../server/log.ts';
import { createShutdown } from '../server/shutdown.ts';

const PROJECTS = ['desktop', 'pixel', 'calls'];
const shutdown = createShutdown({ stoppedCode: 130 });

function readOptions() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      rounds: { type: 'string', default: '10' },
      slow: { type: 'string', default: '4' },
      browsers: { type: 'string', default: String(browsers()) },
      seed: { type: 'string', default: String(Date.now() % 1_000_000) },
      all: { type: 'boolean', default: false },
      trace: { type: 'boolean', default: false },
    },
  });
  const [rounds, slow, atOnce] = [
    Number(values.rounds),
    Number(values.slow),
    Number(values.browsers),
  ];
  if (!(rounds >= 1 && slow >= 1 && atOnce >= 1))
    throw new CommandError('Rounds, slowness and browsers are at least 1.');
  const isCore = !values.all && positionals.length === 0;
  const { seed, trace } = values;
  return { rounds, slow, atOnce, seed, trace, isCore, patterns: positionals };
}

async function main() {
  const { rounds, slow, atOnce, seed, trace, isCore, patterns } = readOptions();
  const asked = {
    tier: 'all' as const,
    patterns,
    since: null,
    chosen: ['e2e'],
    isWhole: false,
    trace: false,
  };
  const whole = await prepareRun(asked, { began: performance.now(), shutdown });
  const run = { ...whole, logIn: (log: string) => whole.logIn(log, 'e2e') };
  ensureBrowser();
  const target = await startTarget(run);
  if (!target.isReady) throw new CommandError(`The product did not start; see ${target.logFile}`);
  logStep(
    `${rounds} rounds, processor slowed ${slow} times, ${atOnce} browsers, order of the seed ${seed}`,
  );
  // Limits are of a machine as slow as its pages: what is looked for are races, not seconds.
  const slowest = slow * Math.max(1, atOnce / browsers());
  const slowness = String(Math.max(slowest, Number(target.env.TEST_SLOWNESS)));
  const env = { ...target.env, E2E_SLOW_CPU: String(slow), TEST_SLOWNESS: slowness };
  const args = [
    ...patterns,
    `--repeat-each=${rounds}`,
    `--shuffle=${seed}`,
    `--workers=${atOnce}`,
    ...inProjects(PROJECTS),
  ];
  if (isCore) args.push('--grep', '@core\\b');
  args.push('--trace', trace ? 'retain-on-failure' : 'off');
  const { passed, failed, output } = await playwright(run, env, {
    part: 'soak',
    args,
    mayBeEmpty: false,
  });
  const failures = failuresByName(testsOf('soak'));
  if (failed > 0 && failures.length === 0) console.log(output());
  await target.stop();
  for (const { name, times, message } of failures)
    console.log(`${String(times).padStart(3)} of ${rounds}  ${name}\n            ${message}`);
  if (failed === 0) rmSync(run.folder, { recursive: true, force: true });
  else logStep('Pictures and traces: e2e/test-results/soak/files');
  await shutdown.run(failed > 0 ? 1 : 0, `${passed} passed, ${failed} failed`);
}

main().catch((error) => shutdown.run(explain(error), '0 passed, 1 failed'));
