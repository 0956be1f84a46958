import { existsSync } from 'node:fs';
import { CommandError, explain } from '../../server/log.mjs';
import { dataFolder, inRoot } from './paths.mjs';

/** The database of npm start, running or not. */
async function localDatabase() {
  const { startPostgres } = await import('../local/postgres.mjs');
  const postgres = await startPostgres({ folder: dataFolder('local'), logStep: console.log });
  process.env.DATABASE_URL = postgres.url;
  process.env.SITE_URL ??= `http://127.0.0.1:${process.env.PORT ?? 3000}`;
  return () => (postgres.adopted ? undefined : postgres.stop());
}

async function runCommand(read, run) {
  const wanted = read(process.argv.slice(2));
  if (!existsSync(inRoot('.next/BUILD_ID')))
    throw new CommandError('There is no build yet. Run: npm run build');
  if (!process.env.DATABASE_URL && process.env.APP_ENV === 'production')
    throw new CommandError('DATABASE_URL is not set; with APP_ENV=production no other is used.');
  const stopDatabase = process.env.DATABASE_URL ? () => {} : await localDatabase();
  Object.assign(process.env, { JOBS: 'off', DEMO_DATA: 'off', MIGRATIONS: 'off' });
  const { bootNext } = await import('../../server/boot-next.mjs');
  const product = await bootNext({ port: 0 });
  try {
    await run(product.commands, wanted);
  } finally {
    await product.close();
    await stopDatabase();
  }
  process.exit(0);
}

/**
 * Runs a command of the operator on DATABASE_URL, else on the database of npm start, with the same build as the server. Ends the
 * process with what went wrong in words. Tables are left as they are: a command of another version must not change them.
 * @param {(rest: string[]) => object | null} read what is wanted; throws CommandError for anything unclear
 * @param {(commands: object, wanted: object | null) => Promise<void>} run
 */
export function operatorCommand(read, run) {
  runCommand(read, run).catch((error) => {
    const known = error?.name === 'AppError';
    process.exit(explain(known ? new CommandError(error.message) : error));
  });
}
