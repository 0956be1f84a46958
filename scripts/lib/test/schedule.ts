interface Scheduled {
  readonly name: string;
  readonly cores: number;
  readonly needs?: readonly string[];
}

interface Machine<T> {
  readonly cores: number;
  readonly run: (step: T) => unknown;
  readonly isStopping?: () => boolean;
}

/**
 * Starts each step as soon as the steps it needs are done and cores are free for it, earlier ones first. A step that
 * asks for more cores than there are runs alone. Dependencies that were not chosen are ignored.
 */
export async function schedule<T extends Scheduled>(
  steps: readonly T[],
  { cores, run, isStopping = () => false }: Machine<T>,
): Promise<void> {
  const waiting = [...steps];
  const running = new Map<string, { step: T; done: Promise<unknown> }>();
  const unfinished = new Set(steps.map(({ name }) => name));
  const used = () => [...running.values()].reduce((sum, { step }) => sum + step.cores, 0);
  const mayStart = (step: T) =>
    !step.needs?.some((name) => unfinished.has(name)) &&
    (running.size === 0 || used() + step.cores <= cores);

  const start = (step: T) => {
    waiting.splice(waiting.indexOf(step), 1);
    const done = Promise.resolve(run(step)).finally(() => {
      running.delete(step.name);
      unfinished.delete(step.name);
    });
    running.set(step.name, { step, done });
  };
  while (waiting.length > 0 && !isStopping()) {
    for (const step of [...waiting]) if (mayStart(step)) start(step);
    if (running.size === 0) throw new Error(`Steps wait for each other: ${[...unfinished]}`);
    await Promise.race([...running.values()].map(({ done }) => done));
  }
  await Promise.all([...running.values()].map(({ done }) => done));
}
