import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import ts from 'typescript';
import { inRoot } from '../paths.ts';

/**
 * Translates a module of ours, to be run without Next and jest, and calls `use` with what runs a script in a process of its
 * own, where the exports of the module stand in `tested`; the answer is what the script writes.
 */
export function inTranslation(file, use) {
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

/** Translates a module and what it imports of ours into a folder. */
function translate(file, folder, done = new Set()) {
  if (done.has(file)) return;
  done.add(file);
  const { outputText } = ts.transpileModule(readFileSync(inRoot(file), 'utf8'), {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2023 },
  });
  const target = path.join(folder, file.replace(/\.m?[jt]s$/, '.js'));
  mkdirSync(path.dirname(target), { recursive: true });
  const requires = outputText.replaceAll('require("@/', `require("${folder}/`);
  writeFileSync(target, requires.replaceAll(/(require\("[^"]*)\.mjs"\)/g, '$1")'));
  for (const [, name] of outputText.matchAll(/require\("((?:@|\.)[^"]*)"\)/g)) {
    const from = name.startsWith('@/') ? name.slice(2) : path.join(path.dirname(file), name);
    translate(from.endsWith('.mjs') ? from : `${from}.ts`, folder, done);
  }
}
