import { createSingleFlight } from './single-flight.ts';

const settled = () => new Promise((resolve) => setImmediate(resolve));

interface End {
  resolve(): void;
  reject(error: Error): void;
}

/** Asks through a single flight, and notes who began; `end` answers one. */
function start(maxFlightMs?: number) {
  const singleFlight = createSingleFlight(maxFlightMs);
  const began: string[] = [];
  const ends = new Map<string, End>();
  const ask = (path: string, name: string) =>
    singleFlight(path, (hasWaited) => {
      began.push(hasWaited ? `${name} after waiting` : name);
      return new Promise<void>((resolve, reject) => {
        ends.set(name, { resolve, reject });
      });
    });
  return { ask, began, ends };
}

it('lets those that come while one is answered begin together afterwards', async () => {
  const { ask, began, ends } = start();
  ask('/a', 'first');
  ask('/a', 'second');
  ask('/b', 'other page');
  ask('/a', 'third');
  await settled();
  expect(began).toEqual(['first', 'other page']);
  ends.get('first')?.reject(new Error('failed'));
  await settled();
  expect(began.slice(2)).toEqual(['second after waiting', 'third after waiting']);
  ask('/a', 'fourth');
  ends.get('second')?.resolve();
  await settled();
  expect(began).toHaveLength(4);
  ends.get('third')?.resolve();
  await settled();
  ends.get('fourth')?.resolve();
  await settled();
  ask('/a', 'fifth');
  expect(began.slice(4)).toEqual(['fourth after waiting', 'fifth']);
});

it('keeps nobody waiting for an answer that does not come', async () => {
  const { ask, began } = start(20);
  ask('/a', 'first');
  ask('/a', 'second');
  while (began.length < 2) await settled();
  expect(began).toEqual(['first', 'second after waiting']);
});
