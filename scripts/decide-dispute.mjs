// npm run decide-dispute: objections of clients to finished work, and the decision about one. It works on DATABASE_URL, else
// on the database of npm start, with the same build as the server.
import { existsSync } from 'node:fs';
import { CommandError, explain } from '../server/log.mjs';
import { dataFolder, inRoot } from './lib/paths.mjs';

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const PESOS = /^\d{1,7}(?:\.\d{1,2})?$/;
const MAX_REASON = 1000;
const HOW =
  'Decide with: npm run decide-dispute -- <agreement> release|refund|split <pesos back to the client> <reason that both read>';

/** What goes back to the client: nothing, everything, or so many centavos. */
function readBack(verdict, words) {
  if (verdict === 'release') return 'nothing';
  if (verdict === 'refund') return 'everything';
  const pesos = words.shift() ?? '';
  const back = PESOS.test(pesos) ? Math.round(Number(pesos) * 100) : 0;
  if (verdict !== 'split' || back === 0) throw new CommandError(HOW);
  return back;
}

function readDecision([id, verdict, ...words]) {
  if (id === undefined) return null;
  const back = readBack(verdict, words);
  const reason = words.join(' ').trim();
  if (!ID.test(id) || reason === '' || reason.length > MAX_REASON) throw new CommandError(HOW);
  return { id, back, reason };
}

/** The database of npm start, running or not. */
async function localDatabase() {
  const { startPostgres } = await import('./local/postgres.mjs');
  const postgres = await startPostgres({ folder: dataFolder('local'), logStep: console.log });
  process.env.DATABASE_URL = postgres.url;
  process.env.SITE_URL ??= `http://127.0.0.1:${process.env.PORT ?? 3000}`;
  return () => (postgres.adopted ? undefined : postgres.stop());
}

function print({ agreement, title, lawyer, client, held, objected, reason }) {
  console.log(`\n${agreement}\n  “${title}”: ${client} with ${lawyer}, ${held} is held`);
  console.log(`  The client, ${objected}:\n    ${reason.replaceAll('\n', '\n    ')}`);
}

async function run({ openDisputes, decideDispute }, decision) {
  if (decision) {
    const { id, ...verdict } = decision;
    await decideDispute(id, verdict, Date.now());
    console.log('Decided. Both are told.');
    return;
  }
  const disputes = await openDisputes();
  for (const dispute of disputes) print(dispute);
  console.log(disputes.length === 0 ? 'No objection waits for a decision.' : `\n${HOW}`);
}

async function main() {
  const decision = readDecision(process.argv.slice(2));
  if (!existsSync(inRoot('.next/BUILD_ID')))
    throw new CommandError('There is no build yet. Run: npm run build');
  const stopDatabase = process.env.DATABASE_URL ? () => {} : await localDatabase();
  Object.assign(process.env, { JOBS: 'off', DEMO_DATA: 'off' });
  const { bootNext } = await import('../server/boot-next.mjs');
  const product = await bootNext({ port: 0 });
  try {
    await run(product.commands, decision);
  } finally {
    await product.close();
    await stopDatabase();
  }
  process.exit(0);
}

main().catch((error) => {
  const known = error?.name === 'AppError';
  process.exit(explain(known ? new CommandError(error.message) : error));
});
