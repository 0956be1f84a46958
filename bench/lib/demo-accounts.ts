import { readFileSync } from 'node:fs';
import { inRoot } from '../../server/paths.ts';
import { needed } from './needed.ts';

interface DemoAccount {
  readonly role: string;
  readonly email: string;
  readonly password: string;
}

const accounts = JSON.parse(
  readFileSync(inRoot('demo/demo-accounts.json'), 'utf8'),
) as DemoAccount[];

/** Finds the demo's account of a role. */
export function demoAccount(role: string): DemoAccount {
  return needed(
    accounts.find((account) => account.role === role),
    `${role} in the demo`,
  );
}
