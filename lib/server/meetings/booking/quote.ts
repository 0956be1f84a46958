import 'server-only';
import * as contract from '@/lib/contract/meetings/quote';
import { type Length, minutesOf, type Quote, quote } from '@/lib/domain/lawyers/pricing';
import { type Duration, isOpen } from '@/lib/domain/lawyers/slots';
import { freeRefusal } from '@/lib/domain/meetings/meeting';
import { isoInstant } from '@/lib/domain/platform/time';
import { loadSchedule } from '@/lib/server/lawyers/open-times/service';
import { findVisible } from '@/lib/server/lawyers/profiles/service';
import { pictureUrl } from '@/lib/server/media/pictures/service';
import { paymentSettings } from '@/lib/server/payments/settings/settings';
import { notFound } from '@/lib/server/platform/app-error';
import { database } from '@/lib/server/platform/db/pool';
import { operation } from '@/lib/server/platform/pipeline/operation';
import { rateLimitedRead } from '@/lib/server/platform/pipeline/rate-limited-read';
import { freeCounts } from './store';

// Operations

export const getMeetingQuote = rateLimitedRead(contract.getMeetingQuote, async ({ query, now }) => {
  const start = Date.parse(query.start_time);
  const length = query.free ? 'free' : query.duration;
  const quoted = await quoteTime(query.lawyer_id, start, length, now);
  const { lawyer, quote } = quoted;
  return {
    lawyer: {
      _id: lawyer.id,
      display_name: lawyer.displayName,
      picture_url: pictureUrl(lawyer.picture),
      ibp_verified: lawyer.ibpVerifiedAt !== null,
      verified_at: lawyer.ibpVerifiedAt && isoInstant(lawyer.ibpVerifiedAt.getTime()),
      free_consultation: lawyer.freeConsultation,
    },
    start_time: isoInstant(start),
    duration: quoted.duration,
    open: quoted.open,
    free: quoted.free,
    price: quote.price,
    platform_fee: quote.platformFee,
    total: quote.total,
  };
});

export const getFreeConsultation = operation(
  contract.getFreeConsultation,
  async ({ actor, query, now }) => ({
    refusal: freeRefusal(await freeCounts(database(), actor.id, query.lawyer_id, new Date(now))),
  }),
);

// Service

type VisibleLawyer = NonNullable<Awaited<ReturnType<typeof findVisible>>>;

interface QuotedTime {
  lawyer: VisibleLawyer;
  duration: Duration;
  free: boolean;
  open: boolean;
  quote: Quote;
}

/**
 * Returns the price of a lawyer's time, and whether it is open. A free consultation that the lawyer does not offer is
 * priced as a paid one of the same length. Three statements.
 * @throws AppError not_found for a lawyer clients can't see
 */
async function quoteTime(
  lawyerId: string,
  start: number,
  length: Length,
  now: number,
): Promise<QuotedTime> {
  const lawyer = await findVisible(database(), lawyerId);
  if (!lawyer) throw notFound();
  const schedule = await loadSchedule(database(), lawyerId, now);
  const { platform_fee: platformFee } = await paymentSettings(database());
  const prices = { 30: lawyer.price30, 60: lawyer.price60 };
  const duration = minutesOf(length);
  const free = length === 'free' && lawyer.freeConsultation;
  return {
    lawyer,
    duration,
    free,
    open: isOpen(schedule, start, duration, now),
    quote: quote(prices, duration, platformFee, free),
  };
}
