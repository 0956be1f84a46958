'use client';

import { RotateCw } from 'lucide';
import { useRouter } from 'next/navigation';
import { useTransition } from 'react';
import { Notice } from '@/components/ui/feedback/notice';
import { Button } from '@/components/ui/forms/button';
import { Icon } from '@/components/ui/icons/icon';
import { SEARCH_COPY } from '@/lib/contract/platform/first-copy';

interface ProfileFailureProps {
  title?: string;
  problem?: string;
  reset?: () => void;
}

export function ProfileFailure(props: ProfileFailureProps) {
  const { title = 'Lawyer profile', problem = SEARCH_COPY.profile, reset } = props;
  const router = useRouter();
  const [pending, startTransition] = useTransition();
  return (
    <main id="main" className="mx-auto max-w-text px-4 pt-8 pb-20">
      <h1 className="text-3xl">{title}</h1>
      <Notice tone="waiting" title={problem} className="mt-5">
        <p>Something went wrong on our side. Please try again in a moment.</p>
        <Button
          variant="outline"
          className="mt-3"
          pending={pending}
          pendingLabel="Trying again"
          onClick={() =>
            startTransition(() => {
              router.refresh();
              reset?.();
            })
          }
        >
          <Icon of={RotateCw} className="size-5" />
          Try again
        </Button>
      </Notice>
    </main>
  );
}
