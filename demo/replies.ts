import 'server-only';
import { DAY_MS, manilaDayNumber, manilaDayStart } from '@/lib/domain/platform/time';
import type { NewReply, NewReview } from '@/lib/server/seed/store';
import { demoAccount } from './accounts';
import type { DemoLawyer } from './lawyers';

/** Reveals nothing about a case or a client. */
const REPLY =
  'Thank you for taking the time to write this. I read every review, and change what I can for the next meeting.';

export function demoReplies(
  now: number,
  lawyers: readonly DemoLawyer[],
  reviews: readonly NewReview[],
): NewReply[] {
  const own = lawyers.find(({ rows }) => rows.lawyer.displayName === demoAccount('lawyer').name);
  const writtenAt = ({ createdAt }: NewReview) => createdAt?.getTime() ?? 0;
  const [newest] = reviews
    .filter(({ lawyerId }) => lawyerId === own?.rows.lawyer.id)
    .toSorted((a, b) => writtenAt(b) - writtenAt(a));
  if (!newest?.id) return [];
  const latest = manilaDayStart(manilaDayNumber(now));
  const createdAt = new Date(Math.min(writtenAt(newest) + DAY_MS, latest));
  return [{ reviewId: newest.id, lawyerId: newest.lawyerId, reply: REPLY, createdAt }];
}
