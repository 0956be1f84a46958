import os from 'node:os';

/** Milliseconds that `probe` takes on the quiet machine on which the limits were chosen. */
const REFERENCE = 20;
const ROUNDS = 9;
/** A limit that is longer than that would only hide what hangs. */
const SLOWEST = 8;
const KEY = 'TEST_SLOWNESS';
const GIGABYTE = 1024 ** 3;

/** What tests do most: numbers, memory, objects and text. */
function probe() {
  const composite = new Uint8Array(1_000_000);
  for (let i = 2; i * i < composite.length; i += 1) {
    for (let j = i * i; !composite[i] && j < composite.length; j += i) composite[j] = 1;
  }
  const rows = Array.from({ length: 4000 }, (_, n) => ({ n, name: `row ${(n * 7919) % 4001}` }));
  return JSON.stringify(
    JSON.parse(JSON.stringify(rows)).sort((a, b) => (a.name < b.name ? -1 : 1)),
  );
}

/** The middle of several rounds: what else runs on the machine counts, a single hiccup does not. */
function measure() {
  const times = Array.from({ length: ROUNDS }, () => {
    const began = performance.now();
    probe();
    return performance.now() - began;
  });
  return times.sort((a, b) => a - b)[Math.floor(ROUNDS / 2)];
}

/**
 * 1 for a machine as fast as the reference or faster, up to 8 for slower ones. With one core everything shares it. What
 * waits for a core (the load) counts too: a short probe is often let past it.
 */
export function slownessOf({ milliseconds, cores, load = 0 }) {
  const slowness = Math.max((milliseconds / REFERENCE) * (cores === 1 ? 2 : 1), load / cores);
  return Number(Math.min(Math.max(slowness, 1), SLOWEST).toFixed(2));
}

/** How slow this machine is. Measured once; every process started after that gets the same. */
export function slowness(env = process.env) {
  const told = Number(env[KEY]);
  if (told >= 1) return told;
  const [load] = os.loadavg();
  const cores = os.availableParallelism();
  const measured = slownessOf({ milliseconds: measure(), cores, load });
  env[KEY] = String(measured);
  return measured;
}

/** A time limit for this machine: so many milliseconds on the reference. */
export function limit(milliseconds, env = process.env) {
  return Math.round(milliseconds * slowness(env));
}

/** What may run side by side: the cores, as long as each has two gigabytes of free memory. */
export function slots({ cores = os.availableParallelism(), free = os.freemem() } = {}) {
  return Math.max(1, Math.min(cores, Math.floor(free / (2 * GIGABYTE))));
}

/**
 * Browsers at a time: one more than cores, since each waits for the product half of its time. The product and its database
 * need a share too, the more the slower the machine is.
 */
export function browsers({ atOnce = slots(), slow = slowness() } = {}) {
  return slow > 2.5 ? Math.max(1, Math.floor(atOnce / 2)) : Math.min(atOnce + 1, 8);
}
