import os from 'node:os';

/** Milliseconds that `probe` takes on the quiet machine on which the limits were chosen. */
const REFERENCE = 20;
const ROUNDS = 9;
/** Largest factor: a longer limit would only hide hangs. */
const SLOWEST = 8;
const KEY = 'TEST_SLOWNESS';
const GIGABYTE = 1024 ** 3;
/** Workers beyond the cores, in the steps of the database and of processes. */
const EXTRA_WORKERS = 1;
const MOST_BROWSERS = 8;

type Env = Record<string, string | undefined>;

const sideBySide = (wanted: number, free: number) =>
  Math.max(1, Math.min(wanted, Math.floor(free / (2 * GIGABYTE))));

/** Does the typical work of tests: numbers, memory, objects and text. */
function probe(): string {
  const composite = new Uint8Array(1_000_000);
  for (let i = 2; i * i < composite.length; i += 1) {
    for (let j = i * i; !composite[i] && j < composite.length; j += i) composite[j] = 1;
  }
  const rows = Array.from({ length: 4000 }, (_, n) => ({ n, name: `row ${(n * 7919) % 4001}` }));
  const copied = JSON.parse(JSON.stringify(rows)) as typeof rows;
  return JSON.stringify(copied.sort((a, b) => (a.name < b.name ? -1 : 1)));
}

/** Returns the median of several rounds, in ms: a steady load of the machine counts, a single hiccup does not. */
function measure(): number {
  const times = Array.from({ length: ROUNDS }, () => {
    const began = performance.now();
    probe();
    return performance.now() - began;
  });
  return times.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? REFERENCE;
}

interface Measured {
  readonly milliseconds: number;
  readonly cores: number;
  readonly load?: number | undefined;
}

/**
 * Rates a machine: 1 for one as fast as the reference or faster, up to 8 for slower ones. With one core everything
 * shares it. The load counts too: a short probe is often let past waiting processes.
 */
export function slownessOf({ milliseconds, cores, load = 0 }: Measured): number {
  const slowness = Math.max((milliseconds / REFERENCE) * (cores === 1 ? 2 : 1), load / cores);
  return Number(Math.min(Math.max(slowness, 1), SLOWEST).toFixed(2));
}

/** Returns how slow this machine is. Measured once; every process started after that gets the same. */
export function slowness(env: Env = process.env): number {
  const factor = Number(env[KEY]);
  return factor >= 1 ? factor : measureInto(env);
}

/**
 * Measures again for processes started with `env` from now on: the load at the start of the run, such as installing
 * packages, may be over, and other load may have begun.
 */
export function measureInto(env: Env): number {
  const [load] = os.loadavg();
  const measured = slownessOf({ milliseconds: measure(), cores: os.availableParallelism(), load });
  env[KEY] = String(measured);
  return measured;
}

interface LoadedRun {
  readonly env: NodeJS.ProcessEnv;
  readonly isSlownessGiven: boolean;
  readonly logStep: (line: string) => void;
}

/** Builds the environment of a step's processes, with time limits for the present load, unless they were given. */
export function envWithLoadOfNow(
  { env: before, isSlownessGiven, logStep }: LoadedRun,
  what: string,
): NodeJS.ProcessEnv {
  const env = { ...before };
  const now = isSlownessGiven ? slowness(env) : measureInto(env);
  if (now !== slowness(before)) logStep(`${what}: limits of time are ${now} times as long`);
  // Those of the product under test follow too.
  return { ...env, TIME_LIMIT_FACTOR: String(now) };
}

/** Scales a time limit to this machine, in ms, from milliseconds on the reference. */
export function limit(milliseconds: number, env: Env = process.env): number {
  return Math.round(milliseconds * slowness(env));
}

/** Counts the parallel slots: the cores, as long as each has two gigabytes of free memory. */
export function slots({ cores = os.availableParallelism(), free = os.freemem() } = {}): number {
  return sideBySide(cores, free);
}

/**
 * Counts the workers of a step that has the machine for itself, more than cores where memory allows: each waits for its database
 * or its servers part of its time.
 */
export function workersAlone({
  cores = os.availableParallelism(),
  free = os.freemem(),
} = {}): number {
  return sideBySide(cores + EXTRA_WORKERS, free);
}

/**
 * Counts the browsers at a time: one more than cores, since each waits for the product half of its time; two with a
 * single core. A busy machine gets longer time limits instead: fewer browsers would prolong the run.
 */
export function browsers({ atOnce = slots() } = {}): number {
  return Math.min(atOnce + 1, MOST_BROWSERS);
}
