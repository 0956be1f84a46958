import { exchange, load } from './load.ts';
import { memoryOverTime } from './memory.ts';
import { median } from './report.ts';

const ROUNDS = 3;
/** Pages come from memory; what is worked out for each request is compiled as it runs, for a long while on one core. */
const WARM_SECONDS = { page: 1, search: 15, api: 5 };

const LEAST_PERCENT = { page: 20, search: 15 };
const MOST_P99_MS = { page: 25 };
const MEMORY_FROM_SECONDS = 10;
const MOST_GROWTH = 1.1;

const SEARCHES = [
  '?page=2',
  '?area_of_practice=labor',
  '?region=Cebu&sort=price',
  '?language=English&soonest=1',
].map((query) => ({ path: `/api/v1/lawyers${query}` }));

const rounded = (number, digits = 0) => Number(number.toFixed(digits));

/** The product's rounds and the floor's in turn; of each figure the median. */
async function rounds(target, ports, seconds) {
  const found = { product: [], floor: [] };
  for (const side of Object.keys(found))
    await load(ports[side], [target], WARM_SECONDS[target.kind]);
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (const [side, loads] of Object.entries(found))
      loads.push(await load(ports[side], [target], seconds));
  }
  const middle = (side, figure) => median(found[side].map((each) => each[figure]));
  return {
    rate: middle('product', 'rate'),
    p50: middle('product', 'p50'),
    p99: middle('product', 'p99'),
    floorRate: middle('floor', 'rate'),
    wrong: new Set(
      Object.values(found).flatMap((loads) => loads.flatMap((each) => [...each.wrong])),
    ),
  };
}

/** Whether the floor sends what the product does; a search of the same lawyers is as long. */
async function isSame({ kind, answer, ...request }, floorPort) {
  const floor = await exchange(floorPort, request);
  if (kind === 'search') return floor.body.length === answer.body.length;
  return floor.status === answer.status && floor.body.equals(answer.body);
}

/** The row of a target, and what of it is not as it must be. */
export async function measureTarget(target, ports, seconds) {
  const { name, kind, answer } = target;
  const { rate, p50, p99, floorRate, wrong } = await rounds(target, ports, seconds);
  const percent = (100 * rate) / floorRate;
  const failures = [...wrong];
  if (!(await isSame(target, ports.floor))) failures.push('the floor sends something else');
  if (percent < LEAST_PERCENT[kind])
    failures.push(`${rounded(percent, 1)} % of the floor, less than ${LEAST_PERCENT[kind]} %`);
  if (p99 >= MOST_P99_MS[kind])
    failures.push(`p99 ${rounded(p99, 1)} ms, not under ${MOST_P99_MS[kind]} ms`);
  return {
    row: {
      target: name,
      bytes: answer.body.length,
      'req/s': rounded(rate),
      'p50 ms': rounded(p50, 2),
      'p99 ms': rounded(p99, 2),
      'floor req/s': rounded(floorRate),
      '% of floor': rounded(percent, 1),
    },
    failures: failures.map((failure) => `${name}: ${failure}`),
  };
}

/** The row of the memory of a server under a load of everything, and what of it is not as it must be. */
export async function measureMemory(targets, { port, pid, heapFile }, seconds) {
  // A page that is renewed meanwhile is no longer the one a client has: it is sent as a whole.
  const lasting = targets.filter(({ status }) => status !== 304);
  const loading = load(port, [...lasting, ...SEARCHES], seconds);
  const { first, last } = await memoryOverTime(pid, heapFile, MEMORY_FROM_SECONDS, seconds);
  const { rate, wrong } = await loading;
  const failures = [...wrong];
  if (last.resident > first.resident * MOST_GROWTH)
    failures.push(`${last.resident} MB after ${first.resident} MB, more than 10 % above`);
  return {
    row: {
      target: `everything for ${seconds} s`,
      'req/s': rounded(rate),
      'resident MB': `${first.resident} → ${last.resident}`,
      'heap MB': `${first.heap} → ${last.heap}`,
    },
    failures: failures.map((failure) => `memory: ${failure}`),
  };
}
