'use client';

import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide';
import Link from 'next/link';
import { useState } from 'react';
import { Notice } from '@/components/ui/feedback/notice';
import { LoadingRegion, Skeleton } from '@/components/ui/feedback/skeleton';
import { useNow } from '@/components/ui/hooks/use-now';
import { Icon } from '@/components/ui/icons/icon';
import { backLinkClass } from '@/components/ui/layout/text-link';
import { workItemQuery } from '@/lib/client/work-items/queries';
import {
  emptyAgreement,
  typedAgreement,
  withoutPast,
} from '@/lib/contract/work-items/agreement-form';
import type { WorkItem } from '@/lib/contract/work-items/work-items';
import { dayKey } from '@/lib/domain/platform/clock-labels';
import { workItemsPath } from '../work-item-paths';
import { AgreementEditor } from './agreement-editor';
import { agreementKey } from './draft';

export interface WritingPlace {
  userId: string;
  /** In centavos, added to each payment. */
  platformFee: number;
  requestNow: number;
}

interface NewAgreementProps extends WritingPlace {
  clientId: string;
  /** Id of the agreement whose terms it starts with, or ''. */
  fromId: string;
}

export function NewAgreement({ clientId, fromId, ...place }: NewAgreementProps) {
  const from = useQuery({ ...workItemQuery(fromId), enabled: fromId !== '' });
  return (
    <>
      <Link href={workItemsPath('lawyer')} prefetch={false} className={backLinkClass}>
        <Icon of={ArrowLeft} className="size-4" />
        Engagement agreements
      </Link>
      <h1 className="mt-1 text-3xl">New agreement</h1>
      {from.isLoading ? (
        <EditorSkeleton />
      ) : (
        <>
          {from.data && (
            <Notice
              className="mt-4 max-w-form"
              title={`Started with the terms of “${from.data.title}”`}
            >
              Dates that have passed are left out.
            </Notice>
          )}
          {from.isError && (
            <Notice
              tone="waiting"
              className="mt-4 max-w-form"
              title="The earlier agreement could not be read"
            >
              The form starts empty.
            </Notice>
          )}
          <Writing clientId={clientId} fromId={fromId} {...place} from={from.data} />
        </>
      )}
    </>
  );
}

type WritingProps = NewAgreementProps & { from: WorkItem | undefined };

function Writing({ clientId, fromId, from, userId, platformFee, requestNow }: WritingProps) {
  const now = useNow(requestNow);
  // As it was when the form began: nothing that changes there is typed over.
  const [begin] = useState(() => {
    if (!from) return emptyAgreement(clientId);
    const copied = withoutPast(typedAgreement(from), dayKey(requestNow));
    return { ...copied, client_id: clientId || from.client_id };
  });
  return (
    <AgreementEditor
      begin={begin}
      userId={userId}
      platformFee={platformFee}
      now={now}
      item={null}
      storedAs={agreementKey({ clientId, fromId })}
    />
  );
}

export function EditorSkeleton() {
  return (
    <LoadingRegion label="Loading the agreement">
      <div className="mt-6 grid max-w-form gap-5">
        <Skeleton className="h-18 w-full" />
        <Skeleton className="h-11 w-full" />
        <Skeleton className="h-77 w-full" />
      </div>
    </LoadingRegion>
  );
}
