import { RotateCw } from 'lucide-react';
import { Button } from '@/components/ui/button';
import { messageFor, reasonFor } from '@/lib/client/messages';

interface TimesErrorProps {
  error: Error;
  onRetry: () => void;
}

/** In the place of open times that could not be read. */
export function TimesError({ error, onRetry }: TimesErrorProps) {
  return (
    <div role="alert" className="grid justify-items-start gap-2 px-4 pt-2 pb-5 @3xl:px-5">
      <p className="font-semibold text-red-700">{messageFor('availability', error)}</p>
      <p className="text-sm text-neutral-700">{reasonFor(error)}</p>
      <Button variant="outline" size="small" onClick={onRetry}>
        <RotateCw className="size-4" />
        Try again
      </Button>
    </div>
  );
}
