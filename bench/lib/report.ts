import { writeFileSync } from 'node:fs';
import os from 'node:os';
import { dataFolder } from '../../scripts/lib/paths.ts';

/** The value below which a share (0 to 1) of the sorted numbers lies. */
export function percentile(sorted, share) {
  return sorted[Math.floor((sorted.length - 1) * share)];
}

/** The middle of some numbers in any order. */
export function median(numbers) {
  return percentile(
    numbers.toSorted((a, b) => a - b),
    0.5,
  );
}

/**
 * Prints a bench's rows as a table and what is not as it must be, and writes both to `.data/bench/<name>.json` with
 * what they depend on. Returns whether all is well.
 */
export function report({ name, rows, failures }) {
  console.table(rows);
  for (const failure of failures) console.error(failure);
  const result = {
    date: new Date().toISOString(),
    node: process.version,
    cores: os.availableParallelism(),
    rows,
    failures,
  };
  writeFileSync(`${dataFolder('bench')}/${name}.json`, `${JSON.stringify(result, null, 2)}\n`);
  return failures.length === 0;
}
