import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import ts from 'typescript';
import { inRoot } from '../../../server/paths.ts';

/** Runs a script in a separate process, with these further settings. Returns its output. */
type RunScript = (script: string, env?: Readonly<Record<string, string>>) => string;

/**
 * Translates a module, to be run without Next and jest, and calls `use` with a function that runs a script in a
 * separate process, where `tested` holds the module's exports. Node itself cannot run imports by `@/` or without an
 * extension.
 */
export function inTranslation<T>(file: string, use: (run: RunScript) => T): T {
  const folder = mkdtempSync(path.join(tmpdir(), 'translated-'));
  try {
    mkdirSync(path.join(folder, 'node_modules/server-only'), { recursive: true });
    writeFileSync(path.join(folder, 'node_modules/server-only/index.js'), '');
    translate(file, folder);
    const module = JSON.stringify(path.join(folder, file.replace(/\.ts$/, '.js')));
    return use((script, env = {}) =>
      execFileSync(process.execPath, ['-e', `const tested = require(${module});${script}`], {
        env: { ...process.env, ...env, NODE_PATH: inRoot('node_modules') },
        cwd: inRoot('.'),
        encoding: 'utf8',
      }).trim(),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function translate(file: string, folder: string, done = new Set<string>()): void {
  if (done.has(file)) return;
  done.add(file);
  const target = path.join(folder, file.replace(/\.ts$/, '.js'));
  mkdirSync(path.dirname(target), { recursive: true });
  if (file.endsWith('.json')) {
    copyFileSync(inRoot(file), target);
    return;
  }
  const { outputText } = ts.transpileModule(readFileSync(inRoot(file), 'utf8'), {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2023 },
  });
  const requires = outputText.replaceAll(/(require\("(?:@\/|\.)[^"]*)\.ts"\)/g, '$1")');
  writeFileSync(target, requires.replaceAll('require("@/', `require("${folder}/`));
  for (const [, name = ''] of requires.matchAll(/require\("((?:@\/|\.)[^"]*)"\)/g)) {
    const from = name.startsWith('@/') ? name.slice(2) : path.join(path.dirname(file), name);
    translate(from.endsWith('.json') ? from : `${from}.ts`, folder, done);
  }
}
