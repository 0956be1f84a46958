import { ArrowLeft } from 'lucide';
import Link from 'next/link';
import { profilePath } from '@/components/lawyers/addresses';
import { Avatar } from '@/components/ui/display/avatar';
import { Icon } from '@/components/ui/icons/icon';
import { backLinkClass } from '@/components/ui/layout/text-link';
import type { MeetingType } from '@/lib/domain/meetings/meeting';
import { formatPeso } from '@/lib/domain/platform/money';
import type { Pricing } from './time/pricing';
import { type Length, minutesOf } from './time/schedule';

interface BookingHeadProps {
  pricing: Pricing;
  length: Length;
  type: MeetingType;
}

/** Title, the way back, and on a phone who is booked for how much. */
export function BookingHead({ pricing, length, type }: BookingHeadProps) {
  const { lawyer } = pricing;
  const way = type === 'VIDEO' ? 'Video' : 'Phone';
  return (
    <>
      <Link href={profilePath(lawyer._id)} prefetch={false} className={backLinkClass}>
        <Icon of={ArrowLeft} className="size-4" />
        Back to the profile
      </Link>
      <h1 className="mt-1 text-3xl lg:text-4xl">Book a consultation</h1>
      <div className="mt-4 flex items-center gap-3 lg:hidden">
        <Avatar name={lawyer.display_name} pictureUrl={lawyer.picture_url} square loading="eager" />
        <div className="min-w-0">
          <p className="font-semibold">{lawyer.display_name}</p>
          <p className="text-sm text-neutral-600">
            {way}, {minutesOf(length)} minutes, {formatPeso(pricing.price(length).total)}
          </p>
        </div>
      </div>
    </>
  );
}
