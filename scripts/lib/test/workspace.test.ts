import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { keepDatabasesInMemory, removeDatabases } from './workspace';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'workspace-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

test('databases live in memory and leave nothing there', () => {
  const [run, memory] = [path.join(folder, '4711'), path.join(folder, 'memory')];
  for (const one of [run, memory]) mkdirSync(one);
  // A killed run of the same number left this behind.
  mkdirSync(path.join(memory, 'sangguni-test-4711', 'cluster'), { recursive: true });
  keepDatabasesInMemory(run, memory);
  expect(readdirSync(path.join(run, 'postgres'))).toEqual([]);
  writeFileSync(path.join(run, 'postgres', 'key.json'), '{}');
  expect(readdirSync(path.join(memory, 'sangguni-test-4711'))).toEqual(['key.json']);
  removeDatabases(run, memory);
  expect(readdirSync(memory)).toEqual([]);
});

test('a system without such a memory has them in the folder of the run', () => {
  keepDatabasesInMemory(folder, path.join(folder, 'memory'));
  expect(existsSync(path.join(folder, 'postgres'))).toBe(false);
});
