import '../../server/given-settings.ts';
import { existsSync } from 'node:fs';
import { logTo } from '../../lib/log-lines.ts';
import { CommandError, explain } from '../../server/log.ts';
import { dataFolder, inRoot } from './paths.ts';

/**
 * DATABASE_URL, else the database of npm start (`local`) or npm run dev (`dev`), running or not. `migrationUrl` is where its tables
 * are changed.
 * @returns {Promise<{url: string, migrationUrl: string, close: () => unknown}>}
 */
export async function openDatabase(name) {
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

function asGiven() {
  return { url: process.env.DATABASE_URL ?? '', close() {} };
}

async function runCommand(read, run, boot) {
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
  let isWell;
  try {
    isWell = await run(product.commands, wanted);
  } finally {
    await product.close();
    await close();
  }
  process.exit(isWell === false ? 1 : 0);
}

/** Errors whose message is for the operator. */
const IN_WORDS = ['AppError', 'OperatorError'];

/**
 * Runs a command of the operator on DATABASE_URL, else on the database of npm start, with the same build as the server. Ends the
 * process with what went wrong in words. Tables are left as they are: a command of another version must not change them.
 * @param {(rest: string[]) => object | null} read what is wanted; throws CommandError for anything unclear
 * @param {(commands: object, wanted: object | null) => Promise<unknown>} run false for what did not end well
 * @param {{withoutDatabase?: boolean, isUnchecked?: boolean}} boot as of `bootNext`; `isUnchecked` where DATABASE_URL is taken
 *   as it is, to be told with everything else that is wrong
 */
export function operatorCommand(read, run, boot = {}) {
  runCommand(read, run, boot).catch((error) => {
    const known = IN_WORDS.includes(error?.name);
    process.exit(explain(known ? new CommandError(error.message) : error));
  });
}
