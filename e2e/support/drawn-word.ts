import { randomInt } from 'node:crypto';
import accounts from '@/demo/ready-accounts.json' with { type: 'json' };

const LENGTH = 8;

/**
 * Draws letters that name something of a test. They are consonants, so that they hold no word: somebody called
 * “Reyesend…” once had a menu that was found as the button “Send”.
 */
export function drawnWord(): string {
  return Array.from(
    { length: LENGTH },
    () => accounts.letters[randomInt(accounts.letters.length)],
  ).join('');
}
