import { writeFileSync } from 'node:fs';
import os from 'node:os';
import { dataFolder } from '../../server/paths.ts';

/** Finds the value below which a share (0 to 1) of the sorted numbers lies; NaN of none. */
export function percentile(sorted: readonly number[], share: number): number {
  return sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;
}

/** Finds the middle of some numbers in any order; NaN of none. */
export function median(numbers: readonly number[]): number {
  return percentile(
    numbers.toSorted((a, b) => a - b),
    0.5,
  );
}

interface Measured {
  readonly name: string;
  readonly rows: readonly object[];
  readonly failures: readonly string[];
  /** Other facts that the figures depend on. */
  readonly facts?: object;
}

/**
 * Prints a bench's rows as a table and what is not as it must be, and writes both to `.data/bench/<name>.json` with
 * what they depend on. Returns whether all is well.
 */
export function report({ name, rows, failures, facts }: Measured): boolean {
  console.table(rows);
  for (const failure of failures) console.error(failure);
  const result = {
    date: new Date().toISOString(),
    node: process.version,
    cores: os.availableParallelism(),
    ...facts,
    rows,
    failures,
  };
  writeFileSync(`${dataFolder('bench')}/${name}.json`, `${JSON.stringify(result, null, 2)}\n`);
  return failures.length === 0;
}
