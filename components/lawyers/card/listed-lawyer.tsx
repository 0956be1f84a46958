import { shortPlaceOf, yearsInPractice } from '@/components/lawyers/practice';
import { askedTimes } from '@/components/lawyers/times/model/asked-times';
import { openDays, writeTimes } from '@/components/lawyers/times/model/open-times';
import type { LawyerCard as Lawyer } from '@/lib/contract/lawyers/lawyers';
import { cardFiguresText } from '@/lib/domain/lawyers/figures';
import { LawyerCard, type LawyerCardProps } from './lawyer-card';

interface ListedLawyerProps
  extends Pick<LawyerCardProps, 'now' | 'headingLevel' | 'length' | 'when' | 'written'> {
  lawyer: Lawyer;
}

export function ListedLawyer({ lawyer, ...rest }: ListedLawyerProps) {
  return (
    <LawyerCard
      id={lawyer._id}
      name={lawyer.display_name}
      picture={lawyer.picture_url}
      checked={lawyer.ibp_verified ? lawyer.verified_at : null}
      rating={lawyer.rating}
      reviews={lawyer.review_count}
      years={yearsInPractice(lawyer.bar_year, rest.now)}
      areas={lawyer.areas_of_practice.join(', ')}
      place={shortPlaceOf(lawyer)}
      languages={lawyer.languages.join(', ')}
      figures={cardFiguresText(lawyer)}
      prices={lawyer.services.map(({ duration, price }) => [duration, price])}
      free={lawyer.free_consultation}
      times={writeTimes(askedTimes(openDays(lawyer.calendar), rest.when))}
      {...rest}
    />
  );
}
