import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import ts from 'typescript';
import { inRoot } from '../paths.mjs';

const ZONES = ['UTC', 'America/Los_Angeles', 'Asia/Kathmandu'];

/**
 * Runs a script in processes of several time zones, whose exports of a module of ours stand in `tested`; what each of
 * them writes. The zone of a server must not matter.
 */
export function* inZones(file, script) {
  const folder = mkdtempSync(path.join(tmpdir(), 'zones-'));
  try {
    mkdirSync(path.join(folder, 'node_modules/server-only'), { recursive: true });
    writeFileSync(path.join(folder, 'node_modules/server-only/index.js'), '');
    translate(file, folder);
    const module = JSON.stringify(path.join(folder, file.replace(/\.ts$/, '.js')));
    for (const TZ of ZONES) {
      const env = { ...process.env, TZ, NODE_PATH: inRoot('node_modules') };
      const code = `const tested = require(${module});${script}`;
      yield execFileSync(process.execPath, ['-e', code], { env, encoding: 'utf8' }).trim();
    }
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Translates a module and what it imports of ours into a folder, to be run without Next and jest. */
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
