// npm run admin: who may come to the administration, and a second factor that was lost.

import type { AdministratorChange, OperatorCommands } from '../lib/operator-commands.ts';
import { CommandError } from '../server/log.ts';
import { operatorCommand } from './lib/operator-command.ts';

const HOW = 'Use: npm run admin -- list | grant <email> | revoke <email> | reset <email>';

const DONE: Readonly<Record<AdministratorChange, string>> = {
  grant: 'may come to /admin from now on. The second factor is set up at the first visit.',
  revoke: 'is no administrator any more, and is signed out everywhere.',
  reset: 'has no second factor any more, and is signed out everywhere.',
};
const NOTHING: typeof DONE = {
  grant: 'is an administrator already.',
  revoke: 'is no administrator.',
  reset: 'has no second factor.',
};

interface Wanted {
  readonly change: AdministratorChange;
  readonly email: string;
}

const isChange = (text = ''): text is AdministratorChange => Object.hasOwn(DONE, text);

function readChange([change, email, ...rest]: string[]): Wanted | null {
  if (change === 'list' && email === undefined) return null;
  if (!isChange(change) || !email?.includes('@') || rest.length > 0) throw new CommandError(HOW);
  return { change, email };
}

async function run(
  { administrators, changeAdministrator }: OperatorCommands,
  wanted: Wanted | null,
): Promise<void> {
  if (wanted) {
    const { change, email } = wanted;
    const changed = await changeAdministrator(change, email, Date.now());
    console.log(`${email} ${(changed ? DONE : NOTHING)[change]}`);
    return;
  }
  const all = await administrators();
  for (const { email, secondFactor } of all)
    console.log(`${email}${secondFactor ? '' : ' (no second factor yet)'}`);
  if (all.length === 0) console.log('There is no administrator yet.');
}

operatorCommand(readChange, run);
