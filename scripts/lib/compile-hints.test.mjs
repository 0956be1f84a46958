import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { hintCompilation } from './compile-hints.mjs';

it('begins the scripts of every page, and no others, with the hint', async () => {
  const build = mkdtempSync(path.join(os.tmpdir(), 'build-'));
  const put = (name, text) => writeFileSync(path.join(build, name), text);
  const read = (name) => readFileSync(path.join(build, name), 'utf8');
  try {
    put('build-manifest.json', JSON.stringify({ rootMainFiles: ['react.js', 'runtime.js'] }));
    for (const name of ['react.js', 'runtime.js', 'page.js']) put(name, `run("${name}");`);
    await hintCompilation(build);
    // The browser looks for it on the first line only.
    expect(read('react.js')).toBe('//# allFunctionsCalledOnLoad\nrun("react.js");');
    expect(read('runtime.js')).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
    expect(read('page.js')).toBe('run("page.js");');
  } finally {
    rmSync(build, { recursive: true });
  }
});
