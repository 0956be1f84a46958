import 'server-only';
import { createHash } from 'node:crypto';
import { handleOf as handle, plainWords } from '@/lib/domain/accounts/handle';
import type { Random } from './random';
import type { Person } from './roster';

/** Readable handle: the name and four characters, as sign-up makes it. */
export function handleOf(person: Person): string {
  const mark = createHash('sha256').update(person.name).digest('hex').slice(0, 4);
  return handle(person.name, mark);
}

export function emailOf(person: Person): string {
  return `${plainWords(person.first)}.${plainWords(person.last)}@example.com`;
}

/** A Philippine mobile number as the contract stores it. */
export function phoneOf(rnd: Random): string {
  const network = rnd.pick(['917', '918', '920', '927', '945', '956', '966', '977', '995', '998']);
  return `+63${network}${Array.from({ length: 7 }, () => rnd.between(0, 9)).join('')}`;
}
