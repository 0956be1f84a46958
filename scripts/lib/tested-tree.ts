// Which tree `npm run test:all` passed for: without such a record nothing is released.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { CommandError } from '../../server/log.ts';
import { inRoot } from '../../server/paths.ts';
import { filesIn, hashOf, SOURCES } from './build.ts';

const RECORD = inRoot('.data/test-all.json');

/** Files besides the sources of the build: tests, their tools, and the rest of a release. */
const ALSO = [
  'e2e',
  'scripts',
  'server',
  'deploy',
  '.ci',
  '.npmrc',
  'package.json',
  'jest.config.mjs',
  'biome.json',
  'drizzle.config.ts',
  '.dependency-cruiser.cjs',
  '.dependency-cruiser.folders.cjs',
];
const RESULTS = /^e2e\/(?:playwright-report|test-results)\//;
/** Files that an operator writes into the kit, for one machine alone. */
export const OF_THE_MACHINE = /^deploy\/(?:secrets(?:\/|$)|\.env$|containers\/turnserver\.conf$)/;

interface Tested {
  readonly tree: string;
  readonly at: string;
  readonly passed: number;
}

export function treeHash(): string {
  const names = [...SOURCES, ...ALSO].flatMap(filesIn);
  return hashOf(names.filter((name) => !RESULTS.test(name) && !OF_THE_MACHINE.test(name)));
}

export function recordTested({ tree, passed }: Omit<Tested, 'at'>, file = RECORD): void {
  mkdirSync(path.dirname(file), { recursive: true });
  const record: Tested = { tree, at: new Date().toISOString(), passed };
  writeFileSync(file, `${JSON.stringify(record, null, 2)}\n`);
}

/** Returns the record of the run that passed for this tree; throws without one. */
export function requireTested(tree = treeHash(), file = RECORD): Tested {
  const record = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Tested) : null;
  if (record?.tree === tree) return record;
  const found = record ? `the record of ${record.at} is of another tree` : 'there is no record';
  throw new CommandError(
    `All tests have not passed for these sources (${found}): run npm run test:all first, or pack with --untested.`,
  );
}
