import type { LawyerCard } from '@/lib/contract/lawyers/lawyers';
import { firstMeetingsHeld, usuallyAnswers } from '@/lib/domain/lawyers/figures';

interface FiguresProps {
  lawyer: Pick<LawyerCard, 'first_meetings' | 'answer_minutes'>;
}

/** What a lawyer's meetings say; nothing where there are too few. */
export function Figures({ lawyer: { first_meetings, answer_minutes } }: FiguresProps) {
  const facts = [
    answer_minutes !== null && usuallyAnswers(answer_minutes),
    first_meetings > 0 && firstMeetingsHeld(first_meetings),
  ].filter(Boolean);
  return facts.length > 0 && <p className="mt-1 text-sm text-neutral-700">{facts.join(' · ')}</p>;
}
