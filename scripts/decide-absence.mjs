// npm run decide-absence: reports of phone meetings that lawyers contest, and the decision about one.
import { CommandError } from '../server/log.mjs';
import { decide, indented, readReason } from './lib/decide.mjs';

const HOW = 'Decide with: npm run decide-absence -- <meeting> refund|keep <reason that both read>';

function readDecision([id, verdict, ...words]) {
  if (id === undefined) return null;
  if (verdict !== 'refund' && verdict !== 'keep') throw new CommandError(HOW);
  return { id, refund: verdict === 'refund', reason: readReason(id, words, HOW) };
}

function print(report) {
  const { meeting, when, lawyer, client, paid, reported, details, answered, answer } = report;
  console.log(`\n${meeting}\n  ${when}: ${client} with ${lawyer}, ${paid}`);
  console.log(`  The client, ${reported}:\n    ${indented(details)}`);
  console.log(`  The lawyer, ${answered}:\n    ${indented(answer)}`);
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

decide(readDecision, run);
