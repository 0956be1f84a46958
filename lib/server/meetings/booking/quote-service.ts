import 'server-only';
import { type Length, minutesOf, type Quote, quote } from '@/lib/domain/lawyers/pricing';
import { type Duration, isOpen } from '@/lib/domain/lawyers/slots';
import { findVisible } from '@/lib/server/lawyers/profiles/service';
import { loadSchedule } from '@/lib/server/lawyers/search/open-times-service';
import { paymentSettings } from '@/lib/server/payments/settings/settings';
import { notFound } from '@/lib/server/platform/app-error';
import { database } from '@/lib/server/platform/db/pool';

type VisibleLawyer = NonNullable<Awaited<ReturnType<typeof findVisible>>>;

interface QuotedTime {
  lawyer: VisibleLawyer;
  duration: Duration;
  free: boolean;
  open: boolean;
  quote: Quote;
}

/**
 * What the time of a lawyer would cost, and whether it is open. A free consultation that the lawyer does not give is a
 * paid one of its length. Three statements.
 *
 * @throws AppError not_found for a lawyer clients can't see
 */
export async function quoteTime(
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
