import path from 'node:path';
import { logStep } from '../../../server/log.ts';
import type { Shutdown } from '../../../server/shutdown.ts';
import type { Asked, Tier } from './arguments.ts';
import { changedFiles, type Plan, planFor } from './changed.ts';
import { headCommit, seedOf } from './commit.ts';
import { type Meter, startMeter } from './processor-time.ts';
import type { CommandLog } from './run-command.ts';
import { slots, slowness } from './speed.ts';
import { lazyServer } from './test-database.ts';
import { testWorkspace } from './workspace.ts';

/** Variables of the shell that are not passed on; the tested product has its own. */
const NOT_PASSED_ON = ['DATABASE_URL', 'DATABASE_DIRECT_URL', 'DATABASE_MIGRATION_URL', 'SMTP_URL'];

export interface Built {
  readonly isDone: boolean;
  output(): string;
}

export interface Run extends Asked {
  readonly folder: string;
  /** Set with --changed. */
  readonly plan: Plan | null;
  readonly env: NodeJS.ProcessEnv;
  readonly commit: string | null;
  readonly isSlownessGiven: boolean;
  readonly slots: number;
  readonly meter: Meter | null;
  readonly unsteady: string[];
  readonly once: { build?: Promise<Built> };
  /** When the run began, by `performance.now`. */
  readonly began: number;
  readonly logStep: (line: string) => void;
  readonly shutdown: Shutdown;
  /** Returns the options of `runCommand` for writing into a log, on the account of a step. */
  logIn(log: string, step: string): CommandLog;
  server(): Promise<string>;
}

export interface StepRun extends Omit<Run, 'logIn'> {
  logIn(log: string): CommandLog;
}

/**
 * Builds the environment of every step: the tier, and in the short one the seed of random tests, unless one was
 * given.
 */
export function environmentOf(
  given: NodeJS.ProcessEnv,
  { tier, commit }: { tier: Tier; commit: string | null },
): NodeJS.ProcessEnv {
  const env: NodeJS.ProcessEnv = {
    ...given,
    APP_ENV: 'local',
    NEXT_TELEMETRY_DISABLED: '1',
    FORCE_COLOR: '0',
  };
  for (const name of NOT_PASSED_ON) delete env[name];
  env.TEST_TIER = tier;
  if (tier === 'short') env.TEST_SEED ??= String(seedOf(commit));
  return env;
}

export async function prepareRun(
  asked: Asked,
  { began, shutdown }: { began: number; shutdown: Shutdown },
): Promise<Run> {
  const commit = headCommit();
  const env = environmentOf(process.env, { tier: asked.tier, commit });
  const folder = await testWorkspace();
  const meter = startMeter();
  const run: Run = {
    ...asked,
    folder,
    plan: asked.since ? planFor(changedFiles(asked.since)) : null,
    env,
    commit,
    isSlownessGiven: Number(env.TEST_SLOWNESS) >= 1,
    slots: slots(),
    meter,
    unsteady: [],
    once: {},
    began,
    logStep,
    shutdown,
    server: lazyServer({ folder, logStep, shutdown }),
    logIn: (log, step) => ({
      logFile: path.join(folder, `${log}.log`),
      env,
      shutdown,
      onPid: (pid) => meter?.claim(pid, step),
    }),
  };
  const times = slowness(env) > 1 ? `; limits of time are ${slowness(env)} times as long` : '';
  logStep(`Tier ${asked.tier}; ${run.slots} steps at a time${times}`);
  const whose = commit ? `the commit ${commit.slice(0, 8)}` : 'no commit: git knows none here';
  if (env.TEST_SEED) logStep(`Random tests begin with the seed ${env.TEST_SEED}, of ${whose}`);
  return run;
}
