// npm run admin: who may come to the administration, and a second factor that was lost.
import { CommandError } from '../server/log.ts';
import { operatorCommand } from './lib/operator-command.ts';

const HOW = 'Use: npm run admin -- list | grant <email> | revoke <email> | reset <email>';

const DONE = {
  grant: 'may come to /admin from now on. The second factor is set up at the first visit.',
  revoke: 'is no administrator any more, and is signed out everywhere.',
  reset: 'has no second factor any more, and is signed out everywhere.',
};
const NOTHING = {
  grant: 'is an administrator already.',
  revoke: 'is no administrator.',
  reset: 'has no second factor.',
};

function readChange([change, email, ...rest]) {
  if (change === 'list' && email === undefined) return null;
  const known = Object.hasOwn(DONE, change ?? '');
  if (!known || !email?.includes('@') || rest.length > 0) throw new CommandError(HOW);
  return { change, email };
}

async function run({ administrators, changeAdministrator }, wanted) {
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
