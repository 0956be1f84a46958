// npm run keys: which of DATA_KEYS is used by how much, and when an old one may be dropped.

import type { KeyPosition, KeyState, OperatorCommands } from '../lib/operator-commands.ts';
import { CommandError } from '../server/log.ts';
import { operatorCommand } from './lib/operator-command.ts';

const HOW = 'Use: npm run keys, or npm run keys -- reencrypt';

interface Wanted {
  readonly reencrypt: boolean;
}

function readWanted([command, ...rest]: string[]): Wanted {
  if (rest.length > 0 || ![undefined, 'reencrypt'].includes(command)) throw new CommandError(HOW);
  return { reencrypt: command === 'reencrypt' };
}

const counted = (count: number, what: string) =>
  `${count.toLocaleString('en')} ${what}${count === 1 ? '' : 's'}`;

async function reencryptAll(reencrypt: OperatorCommands['reencrypt']): Promise<void> {
  let from: KeyPosition | null = null;
  let [done, failed] = [0, 0];
  do {
    const run: Awaited<ReturnType<typeof reencrypt>> = await reencrypt(from);
    from = run.next;
    done += run.changed;
    failed += run.failed;
    if (from) console.log(`${counted(done, 'value')} encrypted again so far`);
  } while (from);
  console.log(`${counted(done, 'value')} encrypted again`);
  if (failed > 0) {
    console.log(`${counted(failed, 'value')} could not be read under any of DATA_KEYS`);
    process.exitCode = 1;
  }
}

function adviceOn({ use, total, linksUntil, recoveryCodes }: KeyState, now: number): string[] {
  if (use === 'missing') return ['It is not in DATA_KEYS: nothing can read these values.'];
  if (total > 0)
    return [
      'Jobs encrypt these values again; npm run keys -- reencrypt does it now. Keep the key.',
    ];
  const lines = [];
  if (recoveryCodes > 0)
    lines.push(
      `${counted(recoveryCodes, 'recovery code')} of administrators would end with it: let them make new ones first.`,
    );
  const day = linksUntil !== null && new Date(linksUntil).toISOString().slice(0, 10);
  lines.push(
    day && linksUntil > now
      ? `It may be dropped from DATA_KEYS; links in mails that it signed are in use until ${day}.`
      : 'It may be dropped from DATA_KEYS.',
  );
  return lines;
}

async function run({ keyStates, reencrypt }: OperatorCommands, wanted: Wanted): Promise<void> {
  if (wanted.reencrypt) return reencryptAll(reencrypt);
  for (const state of await keyStates()) {
    console.log(`${state.id}  ${state.use}  ${counted(state.total, 'value')}`);
    for (const [column, count] of Object.entries(state.values))
      console.log(`    ${column}: ${count.toLocaleString('en')}`);
    if (state.use === 'encrypts') continue;
    for (const line of adviceOn(state, Date.now())) console.log(`    ${line}`);
  }
}

operatorCommand(readWanted, run);
