import { Calendar, Clock, Wallet } from 'lucide';
import type { ReactNode } from 'react';
import { VerifiedBadge } from '@/components/lawyers/card/verified-badge';
import { withTitle } from '@/components/lawyers/practice';
import { Avatar } from '@/components/ui/display/avatar';
import { YourTime } from '@/components/ui/display/own-time';
import { Price } from '@/components/ui/display/price';
import { Icon } from '@/components/ui/icons/icon';
import { FREE_CONSULTATION } from '@/lib/catalogue/free-consultation';
import type { MeetingQuote } from '@/lib/contract/meetings/quote';
import { formatDate } from '@/lib/domain/platform/clock-labels';
import { MINUTE_MS } from '@/lib/domain/platform/time';
import { timeRange } from '../meeting-labels';

export function BookingContext({ quote }: { quote: MeetingQuote }) {
  const { lawyer, open, free } = quote;
  const name = withTitle(lawyer.display_name);
  return (
    <section
      aria-labelledby="booking-context"
      className="rounded border border-teal-200 bg-white p-4"
    >
      <h2 id="booking-context" className="font-sans text-sm font-semibold text-neutral-600">
        You are booking
      </h2>
      <div className="mt-2.5 flex items-center gap-3">
        <Avatar name={name} pictureUrl={lawyer.picture_url} square loading="eager" />
        <div className="min-w-0">
          <p className="font-semibold">{name}</p>
          <VerifiedBadge lawyer={lawyer} />
        </div>
      </div>
      <div className="mt-3 grid gap-2 border-t pt-3">
        <When quote={quote} />
        <Costs quote={quote} />
        {open ? (
          <Line icon={<Icon of={Clock} className={ICON} />}>
            {free ? 'The time is yours when you book.' : 'The time is held when you go to payment.'}
          </Line>
        ) : (
          <p className="rounded bg-amber-50 px-3 py-2 text-sm text-amber-900">
            This time is no longer open. You can choose another one when you are signed in.
          </p>
        )}
      </div>
    </section>
  );
}

const ICON = 'mt-0.5 size-5 shrink-0 text-neutral-500';

function Line({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <div className="flex gap-2.5">
      {icon}
      <p className="min-w-0">{children}</p>
    </div>
  );
}

function When({ quote: { start_time, duration } }: { quote: MeetingQuote }) {
  const start = Date.parse(start_time);
  return (
    <Line icon={<Icon of={Calendar} className={ICON} />}>
      <span className="font-semibold">
        {formatDate(start)},{' '}
        <span className="whitespace-nowrap">{timeRange(start, start + duration * MINUTE_MS)}</span>
      </span>
      <YourTime instant={start} className="block text-sm text-neutral-600" />
    </Line>
  );
}

function Costs({ quote }: { quote: MeetingQuote }) {
  const { lawyer, duration, free, platform_fee: fee, total } = quote;
  if (free) {
    return (
      <Line icon={<Icon of={Wallet} className={ICON} />}>
        <span className="font-semibold">{FREE_CONSULTATION}</span>
      </Line>
    );
  }
  return (
    <Line icon={<Icon of={Wallet} className={ICON} />}>
      <span className="font-semibold">
        <Price centavos={total} /> for {duration} minutes
      </span>
      {fee > 0 && (
        <span>
          , platform fee of <Price centavos={fee} /> included
        </span>
      )}
      {lawyer.free_consultation && (
        <span className="block text-sm text-neutral-600">
          {FREE_CONSULTATION} offered: you can choose it when you book.
        </span>
      )}
    </Line>
  );
}
