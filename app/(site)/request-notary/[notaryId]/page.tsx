import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { decoded } from '@/components/meetings/booking/times/schedule';
import { notaryRequestPath } from '@/components/notaries/addresses';
import { RequestScreen } from '@/components/notaries/requests/request-screen';
import { requestedNotary } from '@/components/notaries/requests/requested-notary';
import { getSession } from '@/lib/server/accounts/authentication/operations';
import { getNotary } from '@/lib/server/notaries/search/operations';
import { load } from '@/lib/server/platform/pipeline/load';
import { requestNow } from '@/lib/server/platform/pipeline/request-now';
import { requireActor } from '@/lib/server/platform/pipeline/require-actor';
import { tryLoad } from '@/lib/server/platform/pipeline/try-load';

export const metadata: Metadata = {
  title: 'Request an appointment',
  robots: { index: false, follow: false },
};

export default async function RequestPage({ params }: PageProps<'/request-notary/[notaryId]'>) {
  const id = decoded((await params).notaryId);
  const actor = await requireActor(notaryRequestPath(id));
  const [found, session] = await Promise.all([
    tryLoad(getNotary, { params: { id } }, actor),
    load(getSession, {}, actor),
  ]);
  if (!found.ok) {
    if (found.error.key === 'not_found' || found.error.key === 'invalid_input') notFound();
    throw found.error;
  }
  const user = { id: session._id, phone: session.phone };
  return <RequestScreen notary={requestedNotary(found.data)} user={user} now={requestNow()} />;
}
