'use client';
import { useQuery } from '@tanstack/react-query';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { LoadingRegion, Skeleton } from '@/components/ui/feedback/skeleton';
import { Dialog } from '@/components/ui/overlays/dialog';
import { factorMessage, factorsQuery, useGiveFactor } from '@/lib/client/accounts/second-factor';
import { FACTOR_MINUTES } from '@/lib/domain/accounts/second-factor';
import { GiveFactor } from './give-factor';

interface FactorDialogProps {
  onGiven: () => void;
  onClose: () => void;
}

export function FactorDialog({ onGiven, onClose }: FactorDialogProps) {
  const query = useQuery(factorsQuery);
  const give = useGiveFactor();
  const { data } = query;
  return (
    <Dialog
      open
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
      title="Confirm that it is you"
      description={`This needs your second factor. It then counts for ${FACTOR_MINUTES} minutes; what you entered is kept.`}
    >
      {data && (
        <GiveFactor
          ways={{ app: data.app_since !== null, passkey: data.passkeys.length > 0 }}
          mutation={{
            ...give,
            mutate: (given) => give.mutate(given, { onSuccess: onGiven }),
          }}
          button="Confirm"
        />
      )}
      {!data && query.isPending && (
        <LoadingRegion label="Loading your second factors">
          <Skeleton className="mt-6 h-32" />
        </LoadingRegion>
      )}
      {!data && query.isError && (
        <ErrorState
          className="mt-6"
          headingLevel="h3"
          title={factorMessage(query.error, 'Failed to fetch your second factors')}
          retrying={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      )}
    </Dialog>
  );
}
