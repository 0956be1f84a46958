import { exchange, load } from '../load.ts';
import { median } from '../report.ts';
import { cpuOf } from './cpu.ts';
import type { Measured, Target } from './server.ts';

const CONNECTIONS = 2;
const ROUNDS = 5;
/** Code is compiled as it runs, for a long while. */
const WARM_SECONDS = 40;
/** The target before leaves caches cold, and garbage. */
const SETTLE_SECONDS = 1;

/** Costs of a request: milliseconds of processor time (the median of the rounds), and bytes as sent. */
export interface Cost {
  readonly cpu: number;
  readonly bytes: number;
}

/** Measured costs by target; a target that is not as it must be has no figure. */
export interface Costs {
  readonly costs: ReadonlyMap<Target, Cost>;
  readonly failures: readonly string[];
}

const portOf = ({ url }: Measured) => Number(new URL(url).port);

/** Asks for the whole answer, as text. */
async function textOf(port: number, { path, headers = {} }: Target): Promise<string> {
  const { 'accept-encoding': _, ...plain } = headers;
  return (await exchange(port, { path, headers: plain })).body.toString();
}

/** Lists the targets of all servers, of each server one in turn. */
function targetsInTurn(servers: readonly Measured[]) {
  const lists = servers.map((server) =>
    Object.values(server.targets).map((target) => ({ server, target, cpu: [] as number[] })),
  );
  const longest = Math.max(...lists.map((list) => list.length));
  return Array.from({ length: longest }, (_, at) =>
    lists.flatMap((list) => list.slice(at, at + 1)),
  ).flat();
}

/** Loads every target of every server for some seconds a round, all in turn. */
export async function measureInTurn(servers: readonly Measured[], seconds: number): Promise<Costs> {
  const asked = targetsInTurn(servers);
  const failures = new Map<Target, string>();
  const bytes = new Map<Target, number>();
  for (const server of servers)
    await load(portOf(server), Object.values(server.targets), WARM_SECONDS, CONNECTIONS);
  for (const { server, target } of asked) {
    bytes.set(target, (await exchange(portOf(server), target)).body.length);
    if (target.shows && !(await textOf(portOf(server), target)).includes(target.shows))
      failures.set(target, `${target.name} does not show ${target.shows}`);
  }
  for (let round = 1; round <= ROUNDS; round += 1)
    for (const { server, target, cpu } of asked) {
      await load(portOf(server), [target], SETTLE_SECONDS, CONNECTIONS);
      const before = cpuOf(server.pid);
      const { count, wrong } = await load(portOf(server), [target], seconds, CONNECTIONS);
      cpu.push((cpuOf(server.pid) - before) / count);
      for (const each of wrong) failures.set(target, `${target.name}: ${each}`);
    }
  const right = asked.filter(({ target }) => !failures.has(target));
  const costs = new Map(
    right.map(({ target, cpu }) => [
      target,
      { cpu: median(cpu), bytes: bytes.get(target) ?? Number.NaN },
    ]),
  );
  return { costs, failures: [...failures.values()] };
}
