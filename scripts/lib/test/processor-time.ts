import { existsSync, readdirSync, readFileSync } from 'node:fs';

const EVERY_MS = 1000;
/** Ticks of a second in /proc, on every Linux that Node runs on. */
const TICKS = 100;

/** What /proc tells of a process, in ticks. */
interface Stat {
  readonly parent: number;
  /** When it began: with its pid it identifies one process. */
  readonly start: string;
  readonly own: number;
  /** Of children that it waited for. */
  readonly reaped: number;
}

/** A step; null for what no step claimed. */
type StepName = string | null;

/** Reads one line of /proc/<pid>/stat. */
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
 * Adds up the processor time of what a run starts, by step: that of processes which a step claimed and of all that descends from
 * them; of others, such as the database server, that of the step which runs alone.
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

  /** Finds the step of a process; undefined for what is not ours. */
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
    /** What parents waited for since the last look, without what had been seen of it. */
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
    /** Returns the core-seconds of a step that has ended. */
    end(step: string): number {
      sample();
      running.delete(step);
      return seconds(totals.get(step));
    },
    total: () => seconds([...totals.values()].reduce((sum, ticks) => sum + ticks, 0)),
  };
}

export type Meter = ReturnType<typeof createMeter>;

/** Starts a meter that looks by itself each second; null where the platform does not tell. */
export function startMeter(): Meter | null {
  if (!existsSync('/proc/self/stat')) return null;
  const meter = createMeter();
  setInterval(meter.sample, EVERY_MS).unref();
  return meter;
}
