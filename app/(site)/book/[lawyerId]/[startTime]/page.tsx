import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import {
  bookingLawyer,
  type OwnMeeting,
  ownMeetingAt,
  type WrittenBefore,
  writtenBefore,
} from '@/components/meetings/booking/booking-data';
import { BookingScreen } from '@/components/meetings/booking/booking-screen';
import { decoded, isOpen, readRequestedTime } from '@/components/meetings/booking/times/schedule';
import { ServerClock } from '@/components/platform/server-clock';
import { SupportEmail } from '@/components/platform/support-email';
import { contacts } from '@/lib/contacts';
import type { LawyerProfile } from '@/lib/contract/lawyers/lawyers';
import { dayKey } from '@/lib/domain/platform/clock-labels';
import { getSession } from '@/lib/server/accounts/authentication/operations';
import { getAvailability, getLawyerProfile } from '@/lib/server/lawyers/profiles/operations';
import { getFreeConsultation } from '@/lib/server/meetings/booking/quote';
import { getMeeting, listMeetings } from '@/lib/server/meetings/records/operations';
import { listPaymentMethods } from '@/lib/server/payments/checkout/operations';
import { load } from '@/lib/server/platform/pipeline/load';
import { requestNow } from '@/lib/server/platform/pipeline/request-now';
import { requireActor } from '@/lib/server/platform/pipeline/require-actor';
import { tryLoad } from '@/lib/server/platform/pipeline/try-load';

type Props = PageProps<'/book/[lawyerId]/[startTime]'>;
type Actor = Awaited<ReturnType<typeof requireActor>>;

export const metadata: Metadata = {
  title: 'Book a consultation',
  robots: { index: false, follow: false },
};

export default async function BookPage({ params, searchParams }: Props) {
  const { lawyerId: rawId, startTime } = await params;
  const { duration, free, from } = await searchParams;
  const lawyerId = decoded(rawId);
  const length = typeof duration === 'string' ? duration : undefined;
  const actor = await requireActor(
    pathOf(lawyerId, decoded(startTime), free === '1' ? 'free=1' : durationOf(length), from),
  );
  const lawyer = await lawyerOrNotFound(lawyerId, actor);
  const [{ calendar }, payment, user, freeUsed] = await Promise.all([
    load(getAvailability, { query: { _id: lawyerId } }, actor),
    load(listPaymentMethods, {}, actor),
    load(getSession, {}, actor),
    lawyer.free_consultation
      ? load(getFreeConsultation, { query: { lawyer_id: lawyer._id } }, actor)
      : null,
  ]);
  const now = requestNow();
  const requested = readRequestedTime(startTime, length);
  const canBook = isOpen({ calendar, now }, requested.start, requested.duration);
  const own = canBook ? null : await ownMeeting(requested.start, lawyerId, actor);
  const earlier = typeof from === 'string' ? from : own?.id;
  return (
    <SupportEmail email={contacts().supportEmail}>
      <ServerClock now={now} />
      <BookingScreen
        lawyer={bookingLawyer(lawyer)}
        calendar={calendar}
        payment={payment}
        user={{ id: user._id, phone: user.phone }}
        freeRefusal={freeUsed?.refusal ?? null}
        own={own}
        before={earlier === undefined ? null : await fallenThrough(earlier, actor)}
        now={now}
      />
    </SupportEmail>
  );
}

function durationOf(length: string | undefined): string {
  return length === undefined ? '' : `duration=${encodeURIComponent(length)}`;
}

function pathOf(
  lawyerId: string,
  startTime: string,
  query: string,
  from: string | string[] | undefined,
): string {
  const path = `/book/${encodeURIComponent(lawyerId)}/${encodeURIComponent(startTime)}`;
  const again = typeof from === 'string' ? `from=${encodeURIComponent(from)}` : '';
  const parts = [query, again].filter(Boolean).join('&');
  return parts ? `${path}?${parts}` : path;
}

async function lawyerOrNotFound(id: string, actor: Actor): Promise<LawyerProfile> {
  const found = await tryLoad(getLawyerProfile, { params: { id } }, actor);
  if (found.ok) return found.data;
  if (found.error.key === 'not_found' || found.error.key === 'invalid_input') notFound();
  throw found.error;
}

/**
 * Finds the client's own meeting at this time: after the payment page, the time may be taken by the client's own
 * booking.
 */
async function ownMeeting(
  start: number | null,
  lawyerId: string,
  actor: Actor,
): Promise<OwnMeeting | null> {
  if (start === null) return null;
  const period = dayKey(start) === dayKey(requestNow()) ? 'today' : 'upcoming';
  const { results } = await load(listMeetings, { query: { period } }, actor);
  return ownMeetingAt(results, lawyerId, start);
}

/** Returns what the client wrote for an own meeting that does not take place; null for any other meeting. */
async function fallenThrough(id: string, actor: Actor): Promise<WrittenBefore | null> {
  const found = await tryLoad(getMeeting, { params: { id } }, actor);
  if (!found.ok) return null;
  const { status } = found.data;
  return status === 'CONFIRMED' || status === 'COMPLETED' ? null : writtenBefore(found.data);
}
