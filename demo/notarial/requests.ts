import 'server-only';
import { APPOINTMENT_MINUTES } from '@/lib/domain/notaries/appointment';
import { dayKeyStart } from '@/lib/domain/platform/clock-labels';
import {
  HOUR_MS,
  MINUTE_MS,
  manilaDayKey,
  manilaDayNumber,
  manilaDayStart,
  manilaWeekday,
} from '@/lib/domain/platform/time';
import type { NewNotaryRequest } from '@/lib/server/seed/notary-store';
import type { NewUser } from '@/lib/server/seed/store';
import { demoAccount } from '../accounts';
import type { DemoLawyer } from '../lawyers';
import { uuidOf } from '../random';

interface Story {
  /** Index in the list of clients; the first is the demo account. */
  readonly client: number;
  readonly service: string;
  readonly message: string;
  /** The requested day is the first working day, or Sunday, at least this many days ahead. */
  readonly ahead: number;
  readonly onSunday?: true;
  readonly daysAgo: number;
  readonly answer?: readonly ['ACCEPTED' | 'DECLINED', string];
  /** Hour of the appointment, in Manila. */
  readonly hour?: number;
}

const STORIES: readonly Story[] = [
  {
    client: 0,
    service: 'Special power of attorney',
    ahead: 5,
    daysAgo: 3,
    hour: 10,
    message:
      'I am in Cebu for a week and want my sister to sell our lot while I am in Dubai. I bring my passport. The text is ready, two pages.',
    answer: [
      'ACCEPTED',
      'Please come at 10:00 AM with your passport, and do not sign before you are here. I read the text with you first.',
    ],
  },
  {
    client: 1,
    service: 'Affidavit of loss',
    ahead: 2,
    daysAgo: 1,
    message:
      'I lost the certificate of registration of my motorcycle and the LTO asks for an affidavit. Can I come in the morning?',
  },
  {
    client: 2,
    service: 'Acknowledgment of a deed',
    ahead: 1,
    daysAgo: 6,
    onSunday: true,
    message: 'My husband can only come on a Sunday. Could you notarize our deed of sale then?',
    answer: [
      'DECLINED',
      'The office is closed on Sundays. We are open on Saturdays until noon; please ask again for one of them.',
    ],
  },
];

/** Returns the appointment requests to the demo lawyer: one open, one accepted and one declined. */
export function demoNotaryRequests(
  now: number,
  lawyers: readonly DemoLawyer[],
  clients: readonly NewUser[],
): NewNotaryRequest[] {
  const { name } = demoAccount('lawyer');
  const lawyer = lawyers.find(({ rows }) => rows.lawyer.displayName === name)?.rows.lawyer;
  if (!lawyer) throw new Error('the demo lawyer is not in the roster');
  return STORIES.flatMap(({ client, service, message, answer, hour, ...when }) => {
    const { id: clientId, phone } = clients[client] ?? {};
    if (!clientId || !phone) return [];
    const sent = manilaDayStart(manilaDayNumber(now) - when.daysAgo) + 16 * HOUR_MS;
    const answered = answer && new Date(sent + 3 * HOUR_MS);
    const day = dayOf(when, now);
    const startsAt = hour ? dayKeyStart(day) + hour * HOUR_MS : null;
    return {
      id: uuidOf(`notarial request ${client}`),
      lawyerId: lawyer.id,
      clientId,
      phone,
      service,
      message,
      day,
      ...(startsAt && {
        startsAt: new Date(startsAt),
        endsAt: new Date(startsAt + APPOINTMENT_MINUTES * MINUTE_MS),
      }),
      createdAt: new Date(sent),
      ...(answer && { status: answer[0], answer: answer[1] }),
      ...(answered && { seenAt: answered, answeredAt: answered }),
    };
  });
}

function dayOf({ ahead, onSunday }: Pick<Story, 'ahead' | 'onSunday'>, now: number): string {
  let day = manilaDayNumber(now) + ahead;
  const fits = () => (onSunday ? manilaWeekday(day) === 0 : manilaWeekday(day) % 6 !== 0);
  while (!fits()) day += 1;
  return manilaDayKey(day);
}
