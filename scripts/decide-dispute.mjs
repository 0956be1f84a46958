// npm run decide-dispute: objections of clients to finished work, and the decision about one.
import { CommandError } from '../server/log.mjs';
import { decide, indented, readReason } from './lib/decide.mjs';

const PESOS = /^\d{1,7}(?:\.\d{1,2})?$/;
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
  return { id, back, reason: readReason(id, words, HOW) };
}

function print({ agreement, title, lawyer, client, held, objected, reason }) {
  console.log(`\n${agreement}\n  “${title}”: ${client} with ${lawyer}, ${held} is held`);
  console.log(`  The client, ${objected}:\n    ${indented(reason)}`);
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

decide(readDecision, run);
