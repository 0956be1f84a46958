// Stands in for the program `docker compose` where a script of the kit calls it: asks the machine of machine.ts, at the address that
// is its first argument.
import { argv, exit, stdout } from 'node:process';

const [machine = '', ...args] = argv.slice(2);
const answer = await fetch(machine, { method: 'POST', body: JSON.stringify(args) });
const { code, output } = (await answer.json()) as { code: number; output: string };
stdout.write(output);
exit(code);
