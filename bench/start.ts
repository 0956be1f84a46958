// npm run bench:start: how long a fresh clone of HEAD takes from `npm start` to its first page, with an empty npm cache.
// Fails above 90 seconds. Stages that run side by side overlap.
import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../scripts/local/ports.ts';
import { CommandError, explain, logStep } from '../server/log.ts';
import { dataFolder, root } from '../server/paths.ts';
import { createShutdown } from '../server/shutdown.ts';
import { needed } from './lib/needed.ts';

const MAX_SECONDS = 90;
const GIVEN_UP_AFTER_SECONDS = 900;
/** Lines of ours, and those in which Next tells of the parts of a build. */
const STAGES = [
  /^\[ *[\d.]+ s\] (?<name>.+) \((?<time>[\d.]+) s\)$/,
  /^✓ (?<name>Compiled) successfully in (?<time>[\d.]+)(?<unit>ms|s|min)$/,
  /^✓ (?<name>Generating static pages) .*in (?<time>[\d.]+)(?<unit>ms|s|min)$/,
];
const SECONDS: Readonly<Record<string, number>> = { ms: 0.001, s: 1, min: 60 };

interface Stage {
  readonly stage: string;
  readonly seconds: number;
}

const shutdown = createShutdown();

function stageOf(line: string): Stage | null {
  for (const pattern of STAGES) {
    const found = pattern.exec(line.trim())?.groups;
    if (!found) continue;
    const { name = '', time, unit = 's' } = found;
    return {
      stage: name,
      seconds: Number(time) * needed(SECONDS[unit], `number of seconds of ${unit}`),
    };
  }
  return null;
}

/** Makes a clone in a folder that others may enter, as those of people are. */
function clone(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'sangguni-start-'));
  chmodSync(folder, 0o755);
  shutdown.onStop(() => rmSync(folder, { recursive: true, force: true }));
  const cwd = path.join(folder, 'clone');
  execFileSync('git', ['clone', '--quiet', root, cwd]);
  return cwd;
}

/** Runs `npm start` in a clone; prints what it prints and collects its stages. */
function start(cwd: string, port: number) {
  const env = { ...process.env };
  for (const name of ['DATABASE_URL', 'SMTP_URL', 'SITE_URL', 'NODE_ENV']) delete env[name];
  const child = spawn('npm', ['start'], {
    cwd,
    stdio: ['ignore', 'pipe', 'inherit'],
    shell: process.platform === 'win32',
    detached: process.platform !== 'win32',
    env: {
      ...env,
      APP_ENV: 'local',
      HOST: '127.0.0.1',
      PORT: String(port),
      npm_config_cache: path.join(cwd, '../npm-cache'),
    },
  });
  // Once everything has ended that prints there, and not npm alone.
  const ended = new Promise((resolve) => child.once('close', resolve));
  const stages: Stage[] = [];
  createInterface(child.stdout).on('line', (line) => {
    console.log(`  ${line}`);
    const stage = stageOf(line);
    if (stage) stages.push(stage);
  });
  shutdown.onStop(() => {
    if (process.platform === 'win32') child.kill();
    else if (child.pid) process.kill(-child.pid, 'SIGINT');
    return ended;
  });
  return { stages, hasEnded: () => child.exitCode !== null };
}

async function firstPage(url: string, began: number, hasEnded: () => boolean): Promise<number> {
  const seconds = () => (performance.now() - began) / 1000;
  while (!hasEnded() && seconds() < GIVEN_UP_AFTER_SECONDS) {
    const response = await fetch(url).catch(() => null);
    if (response?.ok && (await response.text()).includes('</html>')) return seconds();
    await sleep(50);
  }
  throw new CommandError('There was no page.');
}

async function main() {
  const cwd = clone();
  const commit = execFileSync('git', ['rev-parse', 'HEAD'], { cwd }).toString().trim();
  const port = await freePort();
  const began = performance.now();
  const { stages, hasEnded } = start(cwd, port);
  const total = await firstPage(`http://127.0.0.1:${port}/`, began, hasEnded);
  // The last stage is printed right after the page can be had.
  await sleep(2000);
  stages.push({ stage: 'First page', seconds: total });
  const rows = stages.map(({ stage, seconds }) => ({ stage, seconds: Number(seconds.toFixed(1)) }));
  console.table(rows);
  const result = { commit, cores: availableParallelism(), stages: rows };
  writeFileSync(path.join(dataFolder('bench'), 'start.json'), JSON.stringify(result, null, 2));
  const isFast = total <= MAX_SECONDS;
  if (!isFast) logStep(`${total.toFixed(1)} s are more than ${MAX_SECONDS} s`);
  await shutdown.run(isFast ? 0 : 1);
}

main().catch((error) => shutdown.run(explain(error)));
