'use client';

import { useState } from 'react';
import { FieldError } from '@/components/ui/display/field-error';
import { Button } from '@/components/ui/forms/button';
import { preload, useLater } from '@/components/ui/hooks/use-later';
import { TRANSPORT_COPY } from '@/lib/contract/platform/first-copy';

interface MoreReviewsButtonProps {
  lawyerId: string;
  shown: number;
  total: number;
}

const loadMore = () => import('./more-reviews').then(({ MoreReviews }) => MoreReviews);

export function MoreReviewsButton(props: MoreReviewsButtonProps) {
  const [wanted, setWanted] = useState(false);
  const { code: MoreReviews, failed, retry } = useLater(loadMore, wanted);
  if (MoreReviews) return <MoreReviews {...props} />;
  const pending = wanted && !failed;
  return (
    <>
      <Button
        variant="outline"
        className="w-full sm:w-auto"
        pending={pending}
        pendingLabel="Loading"
        onPointerEnter={() => preload(loadMore)}
        onFocus={() => preload(loadMore)}
        onClick={() => {
          setWanted(true);
          retry();
        }}
      >
        Show more reviews
      </Button>
      {failed && <FieldError>{TRANSPORT_COPY.noAnswer}</FieldError>}
    </>
  );
}
