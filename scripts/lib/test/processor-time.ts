import { existsSync, readdirSync, readFileSync } from 'node:fs';

const EVERY_MS = 1000;
/** Ticks per second in /proc, on every Linux that Node runs on. */
const TICKS = 100;

interface Stat {
  readonly parent: number;
  /** When it began: with its pid it identifies one process. */
  readonly start: string;
  readonly own: number;
  /** Ticks of children that it waited for. */
  readonly reaped: number;
}

type StepName = string | null;

export function readStat(text: string): Stat {
  // The name before it may hold anything.
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
  const [user = 0, system = 0, childrenUser = 0, childrenSystem = 0] = fields
    .slice(11, 15)
    .map(Number);
  return {
    parent: Number(fields[1]),
    start: fields[19] ?? '',
    own: user + system,
    reaped: childrenUser + childrenSystem,
  };
}

function allProcesses(): Map<number, Stat> {
  const found = new Map<number, Stat>();
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
 * Measures the processor time of a run's processes by step: those that a step claimed with all descendants; others,
 * such as the database server, count for the step that runs alone.
 */
export function createMeter({ self = process.pid, read = allProcesses } = {}) {
  const claims = new Map<number, string>();
  const running = new Set<string>();
  const totals = new Map<StepName, number>();
  let known = new Map<number, Stat & { step: StepName }>();

  function add(step: StepName, ticks: number) {
    const [alone = null] = running.size === 1 ? running : [];
    const key = step ?? alone;
    totals.set(key, (totals.get(key) ?? 0) + ticks);
  }

  function stepOf(pid: number, now: ReadonlyMap<number, Stat>): StepName | undefined {
    const before = known.get(pid);
    if (before && before.start === now.get(pid)?.start) return before.step;
    const claimed = claims.get(pid);
    if (claimed !== undefined) return claimed;
    if (pid === self) return null;
    const parent = now.get(pid)?.parent;
    return parent ? stepOf(parent, now) : undefined;
  }

  function sample() {
    const now = read();
    const next: typeof known = new Map();
    /** Time of children that parents reaped since the last sample, without the part already counted. */
    const unseen = new Map<StepName, number>();
    const note = (step: StepName, ticks: number) =>
      unseen.set(step, (unseen.get(step) ?? 0) + ticks);
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
    claim: (pid: number, step: string) => void claims.set(pid, step),
    begin(step: string): void {
      sample();
      running.add(step);
    },
    end(step: string): number {
      sample();
      running.delete(step);
      return seconds(totals.get(step));
    },
    total: () => seconds([...totals.values()].reduce((sum, ticks) => sum + ticks, 0)),
  };
}

export type Meter = ReturnType<typeof createMeter>;

/** Starts a meter that samples each second; null where the platform does not support it. */
export function startMeter(): Meter | null {
  if (!existsSync('/proc/self/stat')) return null;
  const meter = createMeter();
  setInterval(meter.sample, EVERY_MS).unref();
  return meter;
}
