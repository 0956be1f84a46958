import 'server-only';
import * as contract from '@/lib/contract/meetings/quote';
import { isoInstant } from '@/lib/domain/platform/time';
import { pictureUrl } from '@/lib/server/media/pictures/service';
import { rateLimitedRead } from '@/lib/server/platform/pipeline/rate-limited-read';
import { quoteTime } from './quote-service';

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
