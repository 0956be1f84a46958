import { Timer } from 'lucide';
import { Icon } from '@/components/ui/icons/icon';
import type { Meeting } from '@/lib/contract/meetings/meetings';
import { formatTime } from '@/lib/domain/platform/clock-labels';
import { MINUTE_MS } from '@/lib/domain/platform/time';
import { JoinMeeting } from '../join-meeting';

interface StayNoticeProps {
  meeting: Meeting;
  /** Epoch milliseconds. */
  now: number;
}

/** Tells a lawyer who left the call too early until when to stay, as long as it helps. */
export function StayNotice({ meeting, now }: StayNoticeProps) {
  const { stay } = meeting;
  if (!stay) return null;
  const [until, refundAt] = [Date.parse(stay.until), Date.parse(stay.refund_at)];
  // Whoever was out of the call meanwhile has to stay as much longer.
  const left = Math.max(until, now + MINUTE_MS);
  if (left > refundAt) return null;
  const whole = Math.ceil(left / MINUTE_MS) * MINUTE_MS;
  const what = meeting.payment.total > 0 ? 'the client is refunded' : 'the meeting is cancelled';
  return (
    <section
      aria-labelledby="stay"
      className="mt-3 flex gap-3.5 rounded border border-red-300 bg-red-50 p-4 text-neutral-900"
    >
      <Icon of={Timer} className="mt-0.5 size-5 text-red-700" />
      <div className="min-w-0">
        <h2 id="stay" className="font-sans text-base font-semibold tabular">
          {`Stay until ${formatTime(whole)}, or ${what} at ${formatTime(refundAt)}`}
        </h2>
        <p className="mt-1 max-w-text text-neutral-800">
          You left the call too early to have come. One minute together with your client is enough,
          or two minutes in the call.
        </p>
        <JoinMeeting meeting={meeting} side="lawyer" now={now} label="Rejoin" className="mt-3" />
      </div>
    </section>
  );
}
