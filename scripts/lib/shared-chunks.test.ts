import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { shareChunks } from './shared-chunks';

const chunk = (text: string) => `module.exports=[1,()=>"${text.padEnd(3000, '.')}"]`;
const load = createRequire(__filename);
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'chunks-'));
  mkdirSync(path.join(folder, 'ssr'));
});

afterEach(() => rmSync(folder, { recursive: true }));

const file = (name: string) => path.join(folder, name);
const modulesOf = (name: string): unknown => load(file(name));

test('equal chunks are loaded once, also from another folder', () => {
  for (const name of ['a.js', 'b.js', 'ssr/c.js']) writeFileSync(file(name), chunk('one'));
  writeFileSync(file('other.js'), chunk('two'));
  expect(shareChunks(folder)).toBe(2 * chunk('one').length);
  expect(readFileSync(file('a.js'), 'utf8')).toBe(chunk('one'));
  expect(readFileSync(file('other.js'), 'utf8')).toBe(chunk('two'));
  for (const name of ['b.js', 'ssr/c.js']) expect(modulesOf(name)).toBe(modulesOf('a.js'));
  expect(modulesOf('other.js')).not.toBe(modulesOf('a.js'));
});

test('whatever is no chunk, or small, stays as it is', () => {
  const files = { 'a.js': 'x'.repeat(3000), 'b.js': 'x'.repeat(3000), 'c.js': 'module.exports=[]' };
  for (const [name, text] of Object.entries({ ...files, 'd.js': files['c.js'], 'a.js.map': '1' }))
    writeFileSync(file(name), text);
  expect(shareChunks(folder)).toBe(0);
  expect(readFileSync(file('d.js'), 'utf8')).toBe(files['c.js']);
});
