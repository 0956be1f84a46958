import { exchange, type Load, load } from './load.ts';
import { memoryOverTime } from './memory.ts';
import { median } from './report.ts';
import type { Kind, ServeTarget } from './serve-targets.ts';

const ROUNDS = 3;
/** Pages come from memory; what is worked out for each request is compiled as it runs, for a long while on one core. */
const WARM_SECONDS: Readonly<Record<Kind, number>> = { page: 1, search: 15, api: 5 };

const LEAST_PERCENT: Partial<Record<Kind, number>> = { page: 20, search: 15 };
const MOST_P99_MS: Partial<Record<Kind, number>> = { page: 25 };
const MEMORY_FROM_SECONDS = 10;
const MOST_GROWTH = 1.1;

const SEARCHES = [
  '?page=2',
  '?area_of_practice=labor',
  '?region=Cebu&sort=price',
  '?language=English&soonest=1',
].map((query) => ({ path: `/api/v1/lawyers${query}` }));

/** The ports of the product and of its floor. */
type Ports = Readonly<Record<Side, number>>;
type Side = 'product' | 'floor';
const SIDES: readonly Side[] = ['product', 'floor'];

/** A row of the table, and what of it is not as it must be. */
export interface ServeMeasure {
  readonly row: { readonly target: string; readonly 'req/s': number };
  readonly failures: readonly string[];
}

const rounded = (number: number, digits = 0) => Number(number.toFixed(digits));

/** The product's rounds and the floor's in turn; of each figure the median. */
async function rounds(target: ServeTarget, ports: Ports, seconds: number) {
  const found: Record<Side, Load[]> = { product: [], floor: [] };
  for (const side of SIDES) await load(ports[side], [target], WARM_SECONDS[target.kind]);
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (const side of SIDES) found[side].push(await load(ports[side], [target], seconds));
  }
  const middle = (side: Side, figure: 'rate' | 'p50' | 'p99') =>
    median(found[side].map((each) => each[figure]));
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

/** Tells whether the floor sends what the product does; a search of the same lawyers is as long. */
async function isSame({ kind, answer, ...request }: ServeTarget, floorPort: number) {
  const floor = await exchange(floorPort, request);
  if (kind === 'search') return floor.body.length === answer.body.length;
  return floor.status === answer.status && floor.body.equals(answer.body);
}

/** Measures a target and its floor. */
export async function measureTarget(
  target: ServeTarget,
  ports: Ports,
  seconds: number,
): Promise<ServeMeasure> {
  const { name, kind, answer } = target;
  const { rate, p50, p99, floorRate, wrong } = await rounds(target, ports, seconds);
  const percent = (100 * rate) / floorRate;
  const failures = [...wrong];
  if (!(await isSame(target, ports.floor))) failures.push('the floor sends something else');
  const [least, most] = [LEAST_PERCENT[kind], MOST_P99_MS[kind]];
  if (least !== undefined && percent < least)
    failures.push(`${rounded(percent, 1)} % of the floor, less than ${least} %`);
  if (most !== undefined && p99 >= most)
    failures.push(`p99 ${rounded(p99, 1)} ms, not under ${most} ms`);
  const row = {
    target: name,
    bytes: answer.body.length,
    'req/s': rounded(rate),
    'p50 ms': rounded(p50, 2),
    'p99 ms': rounded(p99, 2),
    'floor req/s': rounded(floorRate),
    '% of floor': rounded(percent, 1),
  };
  return {
    row,
    failures: failures.map((failure) => `${name}: ${failure}`),
  };
}

interface MeasuredServer {
  readonly port: number;
  readonly pid: number;
  readonly heapFile: string;
}

/** Measures the memory of a server under a load of everything. */
export async function measureMemory(
  targets: readonly ServeTarget[],
  { port, pid, heapFile }: MeasuredServer,
  seconds: number,
): Promise<ServeMeasure> {
  // A page that is renewed meanwhile is no longer the one a client has: it is sent as a whole.
  const lasting = targets.filter(({ status }) => status !== 304);
  const loading = load(port, [...lasting, ...SEARCHES], seconds);
  const { first, last } = await memoryOverTime(pid, heapFile, MEMORY_FROM_SECONDS, seconds);
  const { rate, wrong } = await loading;
  const failures = [...wrong];
  if (last.resident > first.resident * MOST_GROWTH)
    failures.push(`${last.resident} MB after ${first.resident} MB, more than 10 % above`);
  const row = {
    target: `everything for ${seconds} s`,
    'req/s': rounded(rate),
    'resident MB': `${first.resident} → ${last.resident}`,
    'heap MB': `${first.heap} → ${last.heap}`,
  };
  return {
    row,
    failures: failures.map((failure) => `memory: ${failure}`),
  };
}
