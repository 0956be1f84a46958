import type { ReactElement } from 'react';
import { BookingContext } from '@/components/meetings/booking/booking-context';
import { requestedBooking } from '@/components/meetings/booking/requested-booking';
import type { SafePath } from '@/lib/domain/platform/safe-path';
import { isoInstant } from '@/lib/domain/platform/time';
import { getMeetingQuote } from '@/lib/server/meetings/booking/quote';
import { clientAddress } from '@/lib/server/platform/pipeline/client-address';
import { ownOrigin } from '@/lib/server/platform/pipeline/own-origin';
import { tryLoad } from '@/lib/server/platform/pipeline/try-load';

/**
 * Returns the card of the booking that callback_url leads to. Null if it leads elsewhere, the lawyer is not visible
 * or the read fails: the page works without it.
 */
export async function bookingContext(callbackUrl: SafePath | null): Promise<ReactElement | null> {
  const booking = requestedBooking(callbackUrl, ownOrigin());
  if (!booking) return null;
  const { lawyerId, start, duration, free } = booking;
  const time = { lawyer_id: lawyerId, start_time: isoInstant(start), duration };
  const query = free ? { ...time, free: 1 } : time;
  const quote = await tryLoad(getMeetingQuote, { query }, null, await clientAddress());
  return quote.ok ? <BookingContext quote={quote.data} /> : null;
}
