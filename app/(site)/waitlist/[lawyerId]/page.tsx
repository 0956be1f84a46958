import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { waitlistPath } from '@/components/lawyers/addresses';
import { bookingLawyer } from '@/components/meetings/booking/booking-data';
import { decoded } from '@/components/meetings/booking/times/schedule';
import { WaitlistScreen } from '@/components/meetings/waitlist/waitlist-screen';
import { LoadedQueries } from '@/components/platform/loaded-queries';
import { waitlistQuery } from '@/lib/client/meetings/waitlist';
import { createQueryClient } from '@/lib/client/platform/query-client';
import { getLawyerProfile } from '@/lib/server/lawyers/profiles/operations';
import { listWaitlist } from '@/lib/server/meetings/waitlist/operations';
import { requestNow } from '@/lib/server/platform/pipeline/request-now';
import { requireActor } from '@/lib/server/platform/pipeline/require-actor';
import { tryLoad } from '@/lib/server/platform/pipeline/try-load';

export const metadata: Metadata = {
  title: 'Tell me when a time is free',
  robots: { index: false, follow: false },
};

export default async function WaitlistPage({ params }: PageProps<'/waitlist/[lawyerId]'>) {
  const id = decoded((await params).lawyerId);
  const actor = await requireActor(waitlistPath(id));
  const [found, own] = await Promise.all([
    tryLoad(getLawyerProfile, { params: { id } }, actor),
    tryLoad(listWaitlist, {}, actor),
  ]);
  if (!found.ok) {
    if (found.error.key === 'not_found' || found.error.key === 'invalid_input') notFound();
    throw found.error;
  }
  const queries = createQueryClient();
  // The browser retries what failed here, and shows the error if it fails again.
  if (own.ok) queries.setQueryData(waitlistQuery.queryKey, own.data);
  const { _id, display_name, picture_url, services } = bookingLawyer(found.data);
  return (
    <LoadedQueries queries={queries}>
      <WaitlistScreen lawyer={{ _id, display_name, picture_url, services }} now={requestNow()} />
    </LoadedQueries>
  );
}
