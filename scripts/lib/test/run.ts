import path from 'node:path';
import { logStep } from '../../../server/log.ts';
import { changedFiles, planFor } from './changed.ts';
import { headCommit, seedOf } from './commit.ts';
import { startMeter } from './processor-time.ts';
import { slots, slowness } from './speed.ts';
import { lazyServer } from './test-database.ts';
import { testWorkspace } from './workspace.ts';

/** Of the shell that starts the tests; what is tested has its own. */
const NOT_PASSED_ON = ['DATABASE_URL', 'DATABASE_DIRECT_URL', 'DATABASE_MIGRATION_URL', 'SMTP_URL'];

/** The environment of every step: the tier, and in the short one the seed of random tests, unless one was given. */
export function environmentOf(given, { tier, commit }) {
  const env = { ...given, APP_ENV: 'local', NEXT_TELEMETRY_DISABLED: '1', FORCE_COLOR: '0' };
  for (const name of NOT_PASSED_ON) delete env[name];
  env.TEST_TIER = tier;
  if (tier === 'short') env.TEST_SEED ??= String(seedOf(commit));
  return env;
}

/** Everything that the steps of a run share. `asked` is what `readArguments` read. */
export async function prepareRun(asked, { began, shutdown }) {
  const commit = headCommit();
  const env = environmentOf(process.env, { tier: asked.tier, commit });
  const folder = await testWorkspace();
  const meter = startMeter();
  const run = {
    ...asked,
    folder,
    plan: asked.since ? planFor(changedFiles(asked.since)) : null,
    env,
    commit,
    isSlownessGiven: Number(env.TEST_SLOWNESS) >= 1,
    slots: slots(),
    meter,
    /** Names of browser tests that failed and passed when they were asked again. */
    unsteady: [],
    /** What several steps ask for and one does. */
    once: {},
    began,
    logStep,
    shutdown,
    /** What `runCommand` needs to know to write into a log, on the account of a step. */
    logIn: (log, step) => ({
      logFile: path.join(folder, `${log}.log`),
      env,
      shutdown,
      onPid: (pid) => meter?.claim(pid, step),
    }),
  };
  run.server = lazyServer(run);
  const times = slowness(env) > 1 ? `; limits of time are ${slowness(env)} times as long` : '';
  logStep(`Tier ${asked.tier}; ${run.slots} steps at a time${times}`);
  const whose = commit ? `the commit ${commit.slice(0, 8)}` : 'no commit: git knows none here';
  if (env.TEST_SEED) logStep(`Random tests begin with the seed ${env.TEST_SEED}, of ${whose}`);
  return run;
}
