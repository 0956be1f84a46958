// npm run soak:slots [-- runs [seed]]: compares the open times of random schedules with those of a model that walks
// minute by minute (lib/testing/slots), in processes of several time zones: the zone of a server must not matter.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import ts from 'typescript';
import { inRoot } from '../scripts/lib/paths.mjs';
import { explain, logStep } from '../server/log.mjs';

const ZONES = ['UTC', 'America/Los_Angeles', 'Asia/Kathmandu'];
const ENTRY = 'lib/testing/slots/compare.ts';

/** Translates a module and what it imports of ours into a folder. */
function translate(file, folder, done = new Set()) {
  if (done.has(file)) return;
  done.add(file);
  const { outputText } = ts.transpileModule(readFileSync(inRoot(file), 'utf8'), {
    compilerOptions: { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2023 },
  });
  const target = path.join(folder, file.replace(/\.ts$/, '.js'));
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, outputText.replaceAll('require("@/', `require("${folder}/`));
  for (const [, name] of outputText.matchAll(/require\("((?:@|\.)[^"]*)"\)/g)) {
    const from = name.startsWith('@/') ? name.slice(2) : path.join(path.dirname(file), name);
    translate(`${from}.ts`, folder, done);
  }
}

function compareIn(zone, folder, seed, runs) {
  const script = `
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
    const { compare } = require(${JSON.stringify(path.join(folder, ENTRY.replace(/\.ts$/, '.js')))});
    console.log(zone + ': ' + compare(${seed}, ${runs}) + ' open times agree');`;
  const env = { ...process.env, TZ: zone };
  return execFileSync(process.execPath, ['-e', script], { env, encoding: 'utf8' }).trim();
}

const [runs = 20_000, seed = Date.now() % 2 ** 31] = process.argv.slice(2).map(Number);
const folder = mkdtempSync(path.join(tmpdir(), 'slots-'));
try {
  translate(ENTRY, folder);
  logStep(`${runs} schedules from seed ${seed}`);
  for (const zone of ZONES) logStep(compareIn(zone, folder, seed, runs));
} catch (error) {
  process.exitCode = explain(error);
} finally {
  rmSync(folder, { recursive: true });
}
