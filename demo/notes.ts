import 'server-only';
import { randomUUID } from 'node:crypto';
import { reminderOf } from '@/lib/domain/meetings/steps';
import {
  DAY_MS,
  HOUR_MS,
  manilaDayKey,
  manilaDayNumber,
  manilaDayStart,
} from '@/lib/domain/platform/time';
import { storedPersonNote } from '@/lib/server/admin/users/notes-service';
import { storedNote } from '@/lib/server/meetings/clients/notes';
import { storedStep } from '@/lib/server/meetings/clients/steps-service';
import type { NewNote, NewPersonNote, NewStep, NewUser } from '@/lib/server/seed/store';
import { demoAccount } from './accounts';
import type { DemoLawyer } from './lawyers';

const NOTES = [
  'In Dubai until March: calls after 6 PM Manila time are easiest.\n\nHas the signed quitclaim. Ask for the payslips of the last six months before the next meeting.',
  'Prefers Tagalog. A brother may join the next call; check for a conflict of interest first.',
  'Brought the contract. Still to come: the certificate of employment.',
];

/** The demo lawyer's to-dos for the same clients: days from today, null without a due date. */
const STEPS: readonly (readonly { text: string; due: number | null; done?: boolean }[])[] = [
  [
    { text: 'Compute the back wages from the payslips.', due: -2 },
    { text: 'Send the draft of the position paper.', due: 0 },
    { text: 'File the complaint before the claim prescribes.', due: 12 },
    { text: 'Ask for the names of two witnesses.', due: null },
    { text: 'Read the quitclaim.', due: -9, done: true },
  ],
  [{ text: 'Check whether the brother is a party.', due: 3 }],
  [{ text: 'Remind of the certificate of employment.', due: 1 }],
];

const PERSON_NOTES = [
  'Called about a refund that had not arrived: the bank needed two more days. Told to call again if it is not there by Friday.',
  'Asked how to change the telephone number of a meeting. Sent the link to the help page.',
];

const ownOf = (lawyers: readonly DemoLawyer[]) =>
  lawyers.find(({ rows }) => rows.lawyer.displayName === demoAccount('lawyer').name);

export function demoNotes(
  now: number,
  lawyers: readonly DemoLawyer[],
  clients: readonly NewUser[],
): NewNote[] {
  const own = ownOf(lawyers);
  const today = manilaDayStart(manilaDayNumber(now));
  return NOTES.flatMap((text, index) => {
    const client = clients[index];
    if (!own || !client) return [];
    const key = { lawyerId: own.rows.lawyer.id, clientId: client.id };
    const updatedAt = new Date(today - (5 * index + 2) * DAY_MS + 16 * HOUR_MS);
    return [{ ...key, note: storedNote(key, text), version: 1, updatedAt }];
  });
}

/** Returns the next steps of the demo lawyer, with their reminders in the future. */
export function demoSteps(
  now: number,
  lawyers: readonly DemoLawyer[],
  clients: readonly NewUser[],
): NewStep[] {
  const own = ownOf(lawyers);
  const today = manilaDayNumber(now);
  return STEPS.flatMap((steps, index) => {
    const client = clients[index];
    if (!own || !client) return [];
    return steps.map(({ text, due, done = false }, order) => {
      const id = randomUUID();
      const dueOn = due === null ? null : manilaDayKey(today + due);
      const reminder = done ? null : reminderOf(dueOn, now);
      return {
        id,
        lawyerId: own.rows.lawyer.id,
        clientId: client.id,
        step: storedStep(id, text),
        dueOn,
        remindAt: reminder === null ? null : new Date(reminder),
        doneAt: done ? new Date(manilaDayStart(today - 8) + 17 * HOUR_MS) : null,
        createdAt: new Date(manilaDayStart(today - 14) + order * HOUR_MS),
      };
    });
  });
}

export function demoPersonNotes(
  now: number,
  { id: authorId }: NewUser,
  clients: readonly NewUser[],
): NewPersonNote[] {
  const today = manilaDayStart(manilaDayNumber(now));
  return PERSON_NOTES.flatMap((text, index) => {
    const client = clients[index];
    if (!client) return [];
    const id = randomUUID();
    const createdAt = new Date(today - (3 * index + 1) * DAY_MS + 10 * HOUR_MS);
    return [{ id, userId: client.id, authorId, note: storedPersonNote(id, text), createdAt }];
  });
}
