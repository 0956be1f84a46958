import { askedTimes } from '@/components/lawyers/times/model/asked-times';
import { cardDays, openDays, toMinutes } from '@/components/lawyers/times/model/open-times';
import type { LawyerCard as Lawyer } from '@/lib/contract/lawyers/lawyers';
import { cardFiguresText } from '@/lib/domain/lawyers/figures';
import { LawyerCard, type LawyerCardProps } from './lawyer-card';

interface ListedLawyerProps
  extends Pick<LawyerCardProps, 'now' | 'headingLevel' | 'length' | 'when'> {
  lawyer: Lawyer;
}

export function ListedLawyer({ lawyer, ...rest }: ListedLawyerProps) {
  const { calendar, quote, exactMatch, first_meetings, answer_minutes, ...shown } = lawyer;
  const days = cardDays(askedTimes(openDays(calendar), rest.when));
  return (
    <LawyerCard
      lawyer={shown}
      times={toMinutes(days)}
      figures={cardFiguresText(lawyer)}
      {...rest}
    />
  );
}
