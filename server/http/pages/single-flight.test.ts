import { createSingleFlight } from './single-flight.ts';

const settled = () => new Promise(setImmediate);

/** Asks through a single flight, and notes who began; `end` answers one. */
function start(maxFlightMs) {
  const singleFlight = createSingleFlight(maxFlightMs);
  const began = [];
  const ends = {};
  const ask = (path, name) =>
    singleFlight(path, (hasWaited) => {
      began.push(hasWaited ? `${name} after waiting` : name);
      return new Promise((resolve, reject) => {
        ends[name] = { resolve, reject };
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
  ends.first.reject(new Error('failed'));
  await settled();
  expect(began.slice(2)).toEqual(['second after waiting', 'third after waiting']);
  ask('/a', 'fourth');
  ends.second.resolve();
  await settled();
  expect(began).toHaveLength(4);
  ends.third.resolve();
  await settled();
  ends.fourth.resolve();
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
