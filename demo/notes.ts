import 'server-only';
import { DAY_MS, HOUR_MS, manilaDayNumber, manilaDayStart } from '@/lib/domain/platform/time';
import { storedNote } from '@/lib/server/meetings/clients/notes';
import type { NewNote, NewUser } from '@/lib/server/seed/store';
import { demoAccount } from './accounts';
import type { DemoLawyer } from './lawyers';

/** What the demo lawyer has noted about some of the clients, by their order. */
const NOTES = [
  'In Dubai until March: calls after 6 PM Manila time are easiest.\n\nHas the signed quitclaim. Ask for the payslips of the last six months before the next meeting.',
  'Prefers Tagalog. A brother may join the next call; check for a conflict of interest first.',
  'Brought the contract. Still to come: the certificate of employment.',
];

/** Private notes of the demo lawyer. */
export function demoNotes(
  now: number,
  lawyers: readonly DemoLawyer[],
  clients: readonly NewUser[],
): NewNote[] {
  const own = lawyers.find(({ rows }) => rows.lawyer.displayName === demoAccount('lawyer').name);
  const today = manilaDayStart(manilaDayNumber(now));
  return NOTES.flatMap((text, index) => {
    const client = clients[index];
    if (!own || !client) return [];
    const key = { lawyerId: own.rows.lawyer.id, clientId: client.id };
    const updatedAt = new Date(today - (5 * index + 2) * DAY_MS + 16 * HOUR_MS);
    return [{ ...key, note: storedNote(key, text), version: 1, updatedAt }];
  });
}
