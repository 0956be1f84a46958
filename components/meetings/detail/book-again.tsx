import Link from 'next/link';
import { bookAgainPath, profileLengthPath } from '@/components/lawyers/addresses';
import { withTitle } from '@/components/lawyers/practice';
import { lawyersOf } from '@/components/lawyers/search/filters/wording';
import {
  type ButtonSize,
  type ButtonVariant,
  buttonClass,
} from '@/components/ui/forms/button-class';
import { textLinkClass } from '@/components/ui/layout/text-link';
import type { AreaLabel } from '@/lib/catalogue/areas';
import type { Meeting } from '@/lib/contract/meetings/meetings';
import { DURATIONS } from '@/lib/domain/lawyers/slots';
import { isIncluded } from '../meeting-labels';
import { agreementPath } from '../meeting-path';
import { otherLawyers } from '../other-lawyers';

interface BookAgainProps {
  meeting: Pick<
    Meeting,
    | '_id'
    | 'lawyer'
    | 'start_time'
    | 'duration'
    | 'status'
    | 'work_item_id'
    | 'decline_reason'
    | 'payment'
  >;
  variant?: ButtonVariant;
  size?: ButtonSize;
  named?: boolean;
}

/**
 * Link to book the same lawyer at the same length: with what was written where the meeting did not take place, else to the open
 * times. Nothing if the lawyer declined or cannot be booked now. For a meeting of an agreement it leads to the agreement, where another time can be chosen.
 */
export function BookAgain(props: BookAgainProps) {
  const { meeting, variant = 'outline', size = 'medium', named = false } = props;
  const { lawyer, status, work_item_id: agreement } = meeting;
  if (agreement !== null) {
    return (
      <Link
        href={agreementPath('client', agreement)}
        prefetch={false}
        className={buttonClass({ variant, size })}
      >
        {status === 'CANCELLED' ? 'Choose another time' : 'Open the agreement'}
      </Link>
    );
  }
  if (!lawyer.is_listed || meeting.decline_reason !== null) return null;
  return (
    <Link href={againPath(meeting)} prefetch={false} className={buttonClass({ variant, size })}>
      <span>
        <span>Book again</span>
        {named && <span className="sr-only"> with {withTitle(lawyer.display_name)}</span>}
      </span>
    </Link>
  );
}

function againPath(meeting: BookAgainProps['meeting']): string {
  const { _id, lawyer, status, start_time, duration, payment } = meeting;
  if (status !== 'EXPIRED' && status !== 'CANCELLED')
    return profileLengthPath(lawyer._id, duration);
  const minutes = DURATIONS.find((length) => length === duration) ?? DURATIONS[0];
  const length = payment.total === 0 ? 'free' : minutes;
  return bookAgainPath(lawyer._id, Date.parse(start_time), length, _id);
}

/** Shown instead of it: the lawyer cannot be booked now, with a link to others. */
export function NoBookingAgain({ meeting }: Pick<BookAgainProps, 'meeting'>) {
  const { lawyer } = meeting;
  if (lawyer.is_listed || meeting.decline_reason !== null || isIncluded(meeting)) return null;
  const { area, path } = otherLawyers(meeting);
  return (
    <p className="mt-3 text-neutral-700">
      {withTitle(lawyer.display_name)} cannot be booked here at the moment.{' '}
      <Link href={path} prefetch={false} className={textLinkClass}>
        See other {area ? ofArea(area) : 'lawyers'}
      </Link>
    </p>
  );
}

function ofArea(area: AreaLabel): string {
  return lawyersOf(area).toLowerCase();
}
