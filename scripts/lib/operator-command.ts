import '../../server/given-settings.ts';
import { existsSync } from 'node:fs';
import { logTo } from '../../lib/log-lines.ts';
import type { OperatorCommands } from '../../lib/operator-commands.ts';
import { CommandError, explain } from '../../server/log.ts';
import { dataFolder, inRoot } from '../../server/paths.ts';

interface OpenedDatabase {
  readonly url: string;
  /** Address for changes of the tables. */
  readonly migrationUrl: string;
  close(): unknown;
}

/** Opens DATABASE_URL, else the database of npm start (`local`) or npm run dev (`dev`), running or not. */
export async function openDatabase(name: string): Promise<OpenedDatabase> {
  const { DATABASE_URL: url, DATABASE_DIRECT_URL, DATABASE_MIGRATION_URL, APP_ENV } = process.env;
  if (url)
    return { url, migrationUrl: DATABASE_MIGRATION_URL || DATABASE_DIRECT_URL || url, close() {} };
  if (APP_ENV === 'production')
    throw new CommandError('DATABASE_URL is not set; with APP_ENV=production no other is used.');
  const { startPostgres } = await import('../local/postgres.ts');
  const postgres = await startPostgres({ folder: dataFolder(name), logStep: console.log });
  return {
    url: postgres.url,
    migrationUrl: postgres.url,
    close: () => (postgres.adopted ? undefined : postgres.stop()),
  };
}

type Read<Wanted> = (rest: string[]) => Wanted;
/** Resolves to false for a failure. */
type Run<Wanted> = (commands: OperatorCommands, wanted: Wanted) => Promise<unknown>;

function asGiven() {
  return { url: process.env.DATABASE_URL ?? '', close() {} };
}

interface Boot {
  readonly withoutDatabase?: boolean;
  /** Leaves DATABASE_URL unchecked, to be reported with all other errors. */
  readonly isUnchecked?: boolean;
}

async function runCommand<Wanted>(read: Read<Wanted>, run: Run<Wanted>, boot: Boot): Promise<void> {
  // The standard output is for the answer.
  logTo(process.stderr);
  const wanted = read(process.argv.slice(2));
  if (!existsSync(inRoot('.next/BUILD_ID')))
    throw new CommandError('There is no build yet. Run: npm run build');
  const isGiven = Boolean(process.env.DATABASE_URL);
  const { url, close } = boot.isUnchecked ? asGiven() : await openDatabase('local');
  if (!isGiven) process.env.SITE_URL ??= `http://127.0.0.1:${process.env.PORT ?? 3000}`;
  const settings = { DATABASE_URL: url, JOBS: 'off', DEMO_DATA: 'off', MIGRATIONS: 'off' };
  Object.assign(process.env, settings);
  const { bootNext } = await import('../../server/boot-next.ts');
  const product = await bootNext({ port: 0, ...boot });
  let isWell: unknown;
  try {
    isWell = await run(product.commands as OperatorCommands, wanted);
  } finally {
    await product.close();
    await close();
  }
  process.exit(isWell === false ? 1 : 0);
}

const IN_WORDS = ['AppError', 'OperatorError'];

/**
 * Runs an operator's command on DATABASE_URL, else on the database of npm start, with the same build as the server.
 * Ends the process with an error in words. Tables are left as they are: a command of another version must not change
 * them.
 */
export function operatorCommand<Wanted>(
  read: Read<Wanted>,
  run: Run<Wanted>,
  boot: Boot = {},
): void {
  runCommand(read, run, boot).catch((error: unknown) => {
    const isKnown = error instanceof Error && IN_WORDS.includes(error.name);
    process.exit(explain(isKnown ? new CommandError(error.message) : error));
  });
}
