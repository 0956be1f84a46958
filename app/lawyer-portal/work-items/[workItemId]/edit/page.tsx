import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { LoadedQueries } from '@/components/platform/loaded-queries';
import { PortalMain } from '@/components/portal/portal-main';
import { EditAgreement } from '@/components/work-items/proposals/edit-agreement';
import { editPath } from '@/components/work-items/work-item-paths';
import { createQueryClient } from '@/lib/client/platform/query-client';
import { workItemKeys } from '@/lib/client/work-items/queries';
import { listPaymentMethods } from '@/lib/server/payments/checkout/operations';
import { load } from '@/lib/server/platform/pipeline/load';
import { requestNow } from '@/lib/server/platform/pipeline/request-now';
import { requireActor } from '@/lib/server/platform/pipeline/require-actor';
import { tryLoad } from '@/lib/server/platform/pipeline/try-load';
import { getWorkItem } from '@/lib/server/work-items/records/operations';

export const metadata: Metadata = { title: 'Change the agreement' };

interface EditAgreementPageProps {
  params: Promise<{ workItemId: string }>;
}

export default async function EditAgreementPage({ params }: EditAgreementPageProps) {
  const { workItemId } = await params;
  const actor = await requireActor(editPath(workItemId));
  const queries = createQueryClient();
  const [found, payment] = await Promise.all([
    tryLoad(getWorkItem, { params: { id: workItemId } }, actor),
    load(listPaymentMethods, {}, actor),
  ]);
  if (found.ok) queries.setQueryData(workItemKeys.detail(workItemId), found.data);
  else if (found.error.key === 'not_found') notFound();
  return (
    <PortalMain wide>
      <LoadedQueries queries={queries}>
        <EditAgreement
          workItemId={workItemId}
          userId={actor.id}
          platformFee={payment.platform_fee}
          requestNow={requestNow()}
        />
      </LoadedQueries>
    </PortalMain>
  );
}
