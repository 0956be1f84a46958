import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { filesIn } from './build.ts';
import { recordTested, requireTested, treeHash } from './tested-tree.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'tested-'));
const file = path.join(folder, 'inner', 'test-all.json');
afterAll(() => rmSync(folder, { recursive: true }));

test('a tree without a record is refused in one line that says what to do', () => {
  expect(() => requireTested('a', file)).toThrow(/there is no record.*npm run test:all/);
  recordTested({ tree: 'a', passed: 18_665 }, file);
  expect(requireTested('a', file)).toMatchObject({ tree: 'a', passed: 18_665 });
  expect(() => requireTested('b', file)).toThrow(/is of another tree.*npm run test:all/);
});

test('the tree is the same until a source or a test changes', () => {
  const tree = treeHash();
  expect(treeHash()).toBe(tree);
  expect(tree).toMatch(/^[0-9a-f]{64}$/);
});

test('files are found in folders, and named files too, even those without an ending', () => {
  expect(filesIn('.npmrc')).toEqual(['.npmrc']);
  expect(filesIn('scripts/lib')).toContain('scripts/lib/tested-tree.test.ts');
  expect(filesIn('no-such-folder')).toEqual([]);
});
