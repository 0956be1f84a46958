// @ts-check
// node scripts/run.mjs <file> [arguments]: runs a TypeScript file of the project, named without its ending, which Node does by
// itself from 22.18 on, or a program of a package that loads such files. Where Node is older, a command of the sources runs under
// one that is brought from the registry once, and a release says what it needs. Written in what Node 16 understands: it runs before
// anything is installed.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const NEEDED = 'Node 22.18 (or a later 22), 24, or 26 or later';

/** @param {string} version */
function canRun(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return major === 24 || major >= 26 || (major === 22 && minor >= 18);
}

/** @param {string} text */
function stop(text) {
  console.error(text);
  process.exit(1);
}

/** Installs the Node of .node-version into .data, from the npm registry, and returns the folder of its program. */
function bringNode() {
  const wanted = readFileSync(path.join(root, '.node-version'), 'utf8').trim();
  const home = path.join(root, '.data', `node-${wanted}`);
  const bin = path.join(home, 'node_modules', 'node', 'bin');
  const program = path.join(bin, process.platform === 'win32' ? 'node.exe' : 'node');
  if (!existsSync(program)) {
    console.log(`${NEEDED} is needed; this is ${process.versions.node}. Bringing ${wanted}.`);
    mkdirSync(home, { recursive: true });
    const args = ['install', '--no-save', '--no-audit', '--no-fund', `node@${wanted}`];
    const { status } = spawnSync('npm', ['--prefix', home, ...args], {
      cwd: home,
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32',
    });
    if (status !== 0 || !existsSync(program))
      stop(`Node ${wanted} could not be brought. Install ${NEEDED}, for example from nodejs.org.`);
  }
  return { program, bin };
}

/**
 * Runs the file under another Node, and ends as it does. Signals are passed on, and so is the end of npm, which goes
 * without passing them on.
 * @param {string} file @param {string[]} args
 */
function runUnderNewer(file, args) {
  const { program, bin } = bringNode();
  const child = spawn(program, [file, ...args], {
    stdio: 'inherit',
    env: { ...process.env, PATH: `${bin}${path.delimiter}${process.env.PATH}` },
  });
  /** @type {NodeJS.Signals[]} */
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
  for (const signal of signals) process.on(signal, () => child.kill(signal));
  const parent = process.ppid;
  if (process.env.npm_lifecycle_event)
    setInterval(() => process.ppid !== parent && child.kill('SIGTERM'), 500).unref();
  child.on('exit', (code, signal) => process.exit(code === null ? (signal ? 130 : 1) : code));
}

const [name = '', ...args] = process.argv.slice(2);
const file = path.join(root, /\.[cm]?js$/.test(name) ? name : `${name}.ts`);
const isRelease = !existsSync(path.join(root, 'package-lock.json'));

if (!canRun(process.versions.node)) {
  if (isRelease || process.env.APP_ENV === 'production')
    stop(`${NEEDED} is needed; this is ${process.versions.node}.`);
  runUnderNewer(file, args);
} else {
  process.argv.splice(1, 2, file);
  await import(pathToFileURL(file).href);
}
