import { schedule } from './schedule.ts';

/** Runs the steps; each ends when the test says so. Answers which run at a time. */
function begin(steps: Parameters<typeof schedule>[0], cores: number) {
  const running = new Map<string, () => void>();
  const run = ({ name }: { name: string }) =>
    new Promise<void>((resolve) => {
      running.set(name, resolve);
    });
  let stopping = false;
  const all = schedule(steps, { cores, run, isStopping: () => stopping });
  const settle = () => new Promise((resolve) => setImmediate(resolve));
  return {
    all,
    names: () => [...running.keys()],
    stop: () => {
      stopping = true;
    },
    async end(name: string) {
      running.get(name)?.();
      running.delete(name);
      await settle();
    },
  };
}

test('as many steps run as there are cores, in their order', async () => {
  const steps = ['a', 'b', 'c'].map((name) => ({ name, cores: 1 }));
  const { names, end, all } = begin(steps, 2);
  expect(names()).toEqual(['a', 'b']);
  await end('a');
  expect(names()).toEqual(['b', 'c']);
  await end('b');
  await end('c');
  await all;
});

test('a step waits for what it needs, and others go ahead of it', async () => {
  const steps = [
    { name: 'types', cores: 1 },
    { name: 'build', cores: 1, needs: ['types'] },
    { name: 'unit', cores: 1 },
  ];
  const { names, end, all } = begin(steps, 2);
  expect(names()).toEqual(['types', 'unit']);
  await end('types');
  expect(names()).toEqual(['unit', 'build']);
  await end('build');
  await end('unit');
  await all;
});

test('a step that asks for every core runs alone', async () => {
  const steps = [
    { name: 'unit', cores: 1 },
    { name: 'e2e', cores: Number.POSITIVE_INFINITY },
  ];
  const { names, end, all } = begin(steps, 8);
  expect(names()).toEqual(['unit']);
  await end('unit');
  expect(names()).toEqual(['e2e']);
  await end('e2e');
  await all;
});

test('what was not chosen is needed by nobody', async () => {
  const { names, end, all } = begin([{ name: 'e2e', cores: 1, needs: ['build'] }], 1);
  expect(names()).toEqual(['e2e']);
  await end('e2e');
  await all;
});

test('nothing new starts once the run is being stopped', async () => {
  const steps = ['a', 'b'].map((name) => ({ name, cores: 1 }));
  const { names, end, stop, all } = begin(steps, 1);
  stop();
  await end('a');
  expect(names()).toEqual([]);
  await all;
});

test('steps that wait for each other are an error, not an endless wait', async () => {
  const steps = [
    { name: 'a', cores: 1, needs: ['b'] },
    { name: 'b', cores: 1, needs: ['a'] },
  ];
  await expect(begin(steps, 2).all).rejects.toThrow('wait for each other');
});
