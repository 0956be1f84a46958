'use client';

import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide';
import Link from 'next/link';
import { useState } from 'react';
import { QueryFailure } from '@/components/platform/query-failure';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { buttonClass } from '@/components/ui/forms/button-class';
import { useNow } from '@/components/ui/hooks/use-now';
import { Icon } from '@/components/ui/icons/icon';
import { backLinkClass } from '@/components/ui/layout/text-link';
import { AGREEMENTS_FAILURE, workItemQuery } from '@/lib/client/work-items/queries';
import { typedAgreement } from '@/lib/contract/work-items/agreement-form';
import type { WorkItem } from '@/lib/contract/work-items/work-items';
import { workItemPath } from '../work-item-paths';
import { AgreementEditor } from './agreement-editor';
import { agreementKey } from './draft';
import { EditorSkeleton, type WritingPlace } from './new-agreement';

interface EditAgreementProps extends WritingPlace {
  workItemId: string;
}

export function EditAgreement({ workItemId, ...place }: EditAgreementProps) {
  const query = useQuery(workItemQuery(workItemId));
  return (
    <>
      <Link href={workItemPath('lawyer', workItemId)} prefetch={false} className={backLinkClass}>
        <Icon of={ArrowLeft} className="size-4" />
        The agreement
      </Link>
      <h1 className="mt-1 text-3xl">Change the agreement</h1>
      {query.data && <Editing item={query.data} {...place} />}
      {query.isPending && <EditorSkeleton />}
      {query.isLoadingError && (
        <QueryFailure query={query} failure={AGREEMENTS_FAILURE} className="mt-4" />
      )}
    </>
  );
}

function Editing({ item, userId, platformFee, requestNow }: WritingPlace & { item: WorkItem }) {
  const now = useNow(requestNow);
  // What happens to it while somebody writes is said beside the form.
  const [couldEdit] = useState(item.can.includes('edit'));
  const [begin] = useState(() => typedAgreement(item));
  if (!couldEdit) return <NotAnyMore item={item} />;
  return (
    <AgreementEditor
      item={item}
      begin={begin}
      userId={userId}
      platformFee={platformFee}
      now={now}
      storedAs={agreementKey({ id: item._id })}
    />
  );
}

function NotAnyMore({ item }: { item: WorkItem }) {
  return (
    <EmptyState
      className="mt-6"
      title="This agreement can no longer be changed"
      action={
        <Link
          href={workItemPath('lawyer', item._id)}
          prefetch={false}
          className={buttonClass({ variant: 'outline' })}
        >
          See the agreement
        </Link>
      }
    >
      You can change drafts, and proposals that are not answered yet.
    </EmptyState>
  );
}
