import 'server-only';
import { ANSWER_DAYS } from '@/lib/domain/lawyers/figures';
import { DAY_MS, MINUTE_MS } from '@/lib/domain/platform/time';
import type { MeetingRows, NewComment, NewUser } from '@/lib/server/seed/store';
import { demoAccount } from './accounts';
import type { DemoLawyer } from './lawyers';
import { randomOf, uuidOf } from './random';

/** Questions of clients between booking and meeting, with the answers. */
const ASKED = [
  [
    'Good day, Attorney. Which papers should I have with me?',
    'Whatever you signed, and the letters that you got. Photos of them are enough for now.',
  ],
  [
    'May my husband join us? It is about both of us.',
    'Yes, he may. Please send me his full name, so that I can check for a conflict of interest.',
  ],
  [
    'I will be on the bus home by then. Is a phone without video enough?',
    'It is. Use earphones, and sit where nobody hears what we talk about.',
  ],
  [
    'I have found the first contract. Should I add it to the files?',
    'Please do. I will read it before we meet.',
  ],
  [
    'Is half an hour enough for this?',
    'For a first look it is. Write down your questions, the most important one first.',
  ],
] as const;

/** Minutes after which a lawyer usually replies: some between two hearings, some in the evening. */
const PACES = [25, 50, 100, 100, 170, 290, 470, 700, 1100] as const;

/** Returns questions about past meetings, each answered and read; those of the two demo accounts are in `story.ts`. */
export function demoAnswers(
  now: number,
  meetings: readonly MeetingRows[],
  lawyers: readonly DemoLawyer[],
  [demoClient]: readonly NewUser[],
): NewComment[] {
  return lawyers.flatMap(({ rows: { lawyer, user } }) => {
    if (lawyer.displayName === demoAccount('lawyer').name) return [];
    const rnd = randomOf(`answers of ${lawyer.id}`);
    const pace = rnd.pick(PACES);
    return meetings.flatMap(({ meeting }): NewComment[] => {
      const { id, lawyerId, clientId, status, confirmedAt, startsAt } = meeting;
      if (lawyerId !== lawyer.id || status !== 'COMPLETED' || !confirmedAt) return [];
      const askedAt = confirmedAt.getTime() + rnd.between(2, 240) * MINUTE_MS;
      const answeredAt = askedAt + Math.ceil((pace * rnd.between(40, 160)) / 100) * MINUTE_MS;
      const [question, answer] = rnd.pick(ASKED);
      if (rnd.chance(0.1) || clientId === demoClient?.id) return [];
      if (askedAt < now - ANSWER_DAYS * DAY_MS || answeredAt > startsAt.getTime()) return [];
      const written = (authorId: string, comment: string, at: number, seenAt: number) => ({
        id: uuidOf(`${comment} about ${id}`),
        meetingId: id,
        authorId,
        comment,
        createdAt: new Date(at),
        seenAt: new Date(seenAt),
      });
      return [
        written(clientId, question, askedAt, answeredAt),
        written(user.id, answer, answeredAt, Math.min(answeredAt + 30 * MINUTE_MS, now)),
      ];
    });
  });
}
