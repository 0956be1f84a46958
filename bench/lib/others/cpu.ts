import { readdirSync, readFileSync } from 'node:fs';

const NANOSECONDS_PER_MS = 1e6;

/** Sums the milliseconds of processor time that the threads of a process have had, as Linux counts them. */
export function cpuOf(pid: number, processes = '/proc'): number {
  const threads = `${processes}/${pid}/task`;
  const nanoseconds = readdirSync(threads).map((id) =>
    Number.parseInt(readFileSync(`${threads}/${id}/schedstat`, 'utf8'), 10),
  );
  return nanoseconds.reduce((sum, each) => sum + each, 0) / NANOSECONDS_PER_MS;
}
