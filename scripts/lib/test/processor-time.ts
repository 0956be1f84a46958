import { existsSync, readdirSync, readFileSync } from 'node:fs';

const EVERY_MS = 1000;
/** Ticks of a second in /proc, on every Linux that Node runs on. */
const TICKS = 100;

/** One line of /proc/<pid>/stat: the parent, the start, its own ticks, and those of children that it waited for. */
export function readStat(text) {
  // The name before it may hold anything.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const [user, system, childrenUser, childrenSystem] = fields.slice(11, 15).map(Number);
  return {
    parent: Number(fields[1]),
    start: fields[19],
    own: user + system,
    reaped: childrenUser + childrenSystem,
  };
}

function allProcesses() {
  const found = new Map();
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue;
    try {
      found.set(Number(name), readStat(readFileSync(`/proc/${name}/stat`, 'latin1')));
    } catch {
      // It has ended meanwhile.
    }
  }
  return found;
}

/**
 * Adds up the processor time of what a run starts, by step: that of processes which a step claimed and of all that descends from
 * them; of others, such as the database server, that of the step which runs alone.
 */
export function createMeter({ self = process.pid, read = allProcesses } = {}) {
  const claims = new Map();
  const running = new Set();
  const totals = new Map();
  let known = new Map();

  function add(step, ticks) {
    const [alone] = running.size === 1 ? running : [null];
    const key = step ?? alone;
    totals.set(key, (totals.get(key) ?? 0) + ticks);
  }

  /** Undefined for what is not ours; null for what no step claimed. */
  function stepOf(pid, now) {
    const before = known.get(pid);
    if (before && before.start === now.get(pid)?.start) return before.step;
    if (claims.has(pid)) return claims.get(pid);
    if (pid === self) return null;
    const parent = now.get(pid)?.parent;
    return parent ? stepOf(parent, now) : undefined;
  }

  function sample() {
    const now = read();
    const next = new Map();
    /** What parents waited for since the last look, without what had been seen of it. */
    const unseen = new Map();
    const note = (step, ticks) => unseen.set(step, (unseen.get(step) ?? 0) + ticks);
    for (const [pid, seen] of now) {
      const step = stepOf(pid, now);
      if (step === undefined) continue;
      const before = known.get(pid)?.start === seen.start ? known.get(pid) : null;
      add(step, seen.own - (before?.own ?? 0));
      // What this process waits for itself belongs to the steps.
      if (pid !== self) note(step, seen.reaped - (before?.reaped ?? 0));
      next.set(pid, { ...seen, step });
    }
    for (const [pid, gone] of known)
      if (next.get(pid)?.start !== gone.start) note(gone.step, -(gone.own + gone.reaped));
    for (const [step, ticks] of unseen) if (ticks > 0) add(step, ticks);
    known = next;
  }

  const seconds = (ticks = 0) => ticks / TICKS;
  return {
    sample,
    claim: (pid, step) => claims.set(pid, step),
    begin(step) {
      sample();
      running.add(step);
    },
    /** The core-seconds of a step that has ended. */
    end(step) {
      sample();
      running.delete(step);
      return seconds(totals.get(step));
    },
    total: () => seconds([...totals.values()].reduce((sum, ticks) => sum + ticks, 0)),
  };
}

/** A meter that looks by itself each second; null where the platform does not tell. */
export function startMeter() {
  if (!existsSync('/proc/self/stat')) return null;
  const meter = createMeter();
  setInterval(meter.sample, EVERY_MS).unref();
  return meter;
}
