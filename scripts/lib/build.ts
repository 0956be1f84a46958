import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { beginStage, CommandError } from '../../server/log.ts';
import { inRoot } from '../../server/paths.ts';
import { copyPublic, precompress } from './precompress.ts';
import { shareChunks } from './shared-chunks.ts';

export const SOURCES = [
  'app',
  'components',
  'content',
  'demo',
  'lib',
  'public',
  'scripts/lib/inline-script.ts',
  'scripts/lib/shared-chunks.ts',
  'server/city-names.ts',
  'server/migrations',
  'server/paths.ts',
  'middleware.ts',
  'instrumentation.ts',
  'instrumentation-client.ts',
  'mdx-components.tsx',
  'next.config.mjs',
  'tailwind.config.ts',
  'postcss.config.mjs',
  'tsconfig.json',
  'package-lock.json',
];
const NOT_BUILT = /\.test\.tsx?$/;
/** Hash of the sources that were built, and of those whose build was compressed too. */
const STAMP = '.next/.stamp';
const COMPRESSED = '.next/.compressed';

function stampOf(name: string): string {
  const stamp = inRoot(name);
  return existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
}

export function filesIn(relative: string): string[] {
  const at = inRoot(relative);
  if (!existsSync(at)) return [];
  if (statSync(at).isFile()) return [relative];
  return readdirSync(at, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(inRoot(), path.join(entry.parentPath, entry.name)))
    .map((name) => name.split(path.sep).join('/'));
}

/** Hashes the names and contents of files; `salt` adds other inputs. */
export function hashOf(names: readonly string[], salt = ''): string {
  const hash = createHash('sha256').update(salt);
  for (const name of [...names].sort())
    hash.update(`\0${name}\0`).update(readFileSync(inRoot(name)));
  return hash.digest('hex');
}

function sourcesHash(): string {
  const names = SOURCES.flatMap(filesIn).filter((name) => !NOT_BUILT.test(name));
  return hashOf(names, process.env.READABLE_SERVER);
}

function run(program: string, args: string[], env: NodeJS.ProcessEnv): Promise<number | null> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [inRoot('node_modules', program), ...args], {
      cwd: inRoot(),
      stdio: 'inherit',
      env,
    });
    const end = () => child.kill();
    process.once('exit', end);
    child.once('error', reject);
    child.once('exit', (code) => {
      process.removeListener('exit', end);
      resolve(code);
    });
  });
}

async function mustRun(program: string, args: string[], env: NodeJS.ProcessEnv): Promise<void> {
  const code = await run(program, args, env);
  if (code !== 0) throw new CommandError('The build failed; see the messages above.');
}

interface Build {
  readonly logStep: (line: string) => void;
}

/** Builds the product when its sources changed since the last build, and compresses its files. */
export async function ensureBuilt({ logStep }: Build): Promise<void> {
  await ensureCompiled({ logStep });
  await ensureCompressed();
}

/**
 * Compiles the product when its sources changed since the last build. Without a database: the same
 * sources always give the same build, and pages with data are rendered at their first request.
 */
export async function ensureCompiled({ logStep }: Build): Promise<void> {
  const wanted = sourcesHash();
  if (stampOf(STAMP) === wanted) return;
  rmSync(inRoot(STAMP), { force: true });
  logStep('Building');
  const built = beginStage();
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
  };
  delete env.DATABASE_URL;
  await mustRun('next/dist/bin/next', ['build'], env);
  shareChunks(inRoot('.next/server/chunks'));
  await copyPublic();
  built('Built the product');
  writeFileSync(inRoot(STAMP), wanted);
}

/** Compresses the files of the build when that was not done or not finished. `atOnce`: files side by side. */
export async function ensureCompressed(how: { atOnce?: number } = {}): Promise<void> {
  const built = stampOf(STAMP);
  if (stampOf(COMPRESSED) === built) return;
  const compressed = beginStage();
  await precompress(how);
  compressed('Compressed its files');
  writeFileSync(inRoot(COMPRESSED), built);
}
