import { existsSync } from 'node:fs';
import { CommandError, explain } from '../../server/log.mjs';
import { dataFolder, inRoot } from './paths.mjs';

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const MAX_REASON = 1000;

/** What is decided about, and the reason that both read; `how` is said where either is missing or wrong. */
export function readReason(id, words, how) {
  const reason = words.join(' ').trim();
  if (!ID.test(id) || reason === '' || reason.length > MAX_REASON) throw new CommandError(how);
  return reason;
}

/** The words of a person, below who wrote them. */
export const indented = (words) => words.replaceAll('\n', '\n    ');

/** The database of npm start, running or not. */
async function localDatabase() {
  const { startPostgres } = await import('../local/postgres.mjs');
  const postgres = await startPostgres({ folder: dataFolder('local'), logStep: console.log });
  process.env.DATABASE_URL = postgres.url;
  process.env.SITE_URL ??= `http://127.0.0.1:${process.env.PORT ?? 3000}`;
  return () => (postgres.adopted ? undefined : postgres.stop());
}

/**
 * Runs a command of an operator on DATABASE_URL, else on the database of npm start, with the same build as the server.
 * @param {(rest: string[]) => object | null} readDecision null: list what waits; throws CommandError for anything unclear
 * @param {(commands: object, decision: object | null) => Promise<void>} run
 */
async function runCommand(readDecision, run) {
  const decision = readDecision(process.argv.slice(2));
  if (!existsSync(inRoot('.next/BUILD_ID')))
    throw new CommandError('There is no build yet. Run: npm run build');
  const stopDatabase = process.env.DATABASE_URL ? () => {} : await localDatabase();
  Object.assign(process.env, { JOBS: 'off', DEMO_DATA: 'off' });
  const { bootNext } = await import('../../server/boot-next.mjs');
  const product = await bootNext({ port: 0 });
  try {
    await run(product.commands, decision);
  } finally {
    await product.close();
    await stopDatabase();
  }
  process.exit(0);
}

/** The same, ending the process with what went wrong in words. */
export function decide(readDecision, run) {
  runCommand(readDecision, run).catch((error) => {
    const known = error?.name === 'AppError';
    process.exit(explain(known ? new CommandError(error.message) : error));
  });
}
