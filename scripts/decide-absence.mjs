// npm run decide-absence: reports of phone meetings that lawyers contest, and the decision about one. It works on
// DATABASE_URL, else on the database of npm start, with the same build as the server.
import { existsSync } from 'node:fs';
import { CommandError, explain } from '../server/log.mjs';
import { dataFolder, inRoot } from './lib/paths.mjs';

const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const MAX_REASON = 1000;
const HOW = 'Decide with: npm run decide-absence -- <meeting> refund|keep <reason that both read>';

function readDecision([id, verdict, ...words]) {
  if (id === undefined) return null;
  const reason = words.join(' ').trim();
  const known = ID.test(id) && (verdict === 'refund' || verdict === 'keep');
  if (!known || reason === '' || reason.length > MAX_REASON) throw new CommandError(HOW);
  return { id, refund: verdict === 'refund', reason };
}

/** The database of npm start, running or not. */
async function localDatabase() {
  const { startPostgres } = await import('./local/postgres.mjs');
  const postgres = await startPostgres({ folder: dataFolder('local'), logStep: console.log });
  process.env.DATABASE_URL = postgres.url;
  process.env.SITE_URL ??= `http://127.0.0.1:${process.env.PORT ?? 3000}`;
  return () => (postgres.adopted ? undefined : postgres.stop());
}

function print(report) {
  const { meeting, when, lawyer, client, paid, reported, details, answered, answer } = report;
  console.log(`\n${meeting}\n  ${when}: ${client} with ${lawyer}, ${paid}`);
  console.log(`  The client, ${reported}:\n    ${details.replaceAll('\n', '\n    ')}`);
  console.log(`  The lawyer, ${answered}:\n    ${answer.replaceAll('\n', '\n    ')}`);
}

async function run({ contestedReports, decideAbsence }, decision) {
  if (decision) {
    const { id, ...verdict } = decision;
    await decideAbsence(id, verdict, Date.now());
    console.log('Decided. Both are told.');
    return;
  }
  const reports = await contestedReports();
  for (const report of reports) print(report);
  console.log(reports.length === 0 ? 'No report waits for a decision.' : `\n${HOW}`);
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
