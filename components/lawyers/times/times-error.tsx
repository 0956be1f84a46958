import { AVAILABILITY_FAILURE } from '@/lib/client/lawyers/lawyers';
import { messageFor, reasonFor } from '@/lib/client/platform/messages';
import { TimesFailure } from './times-failure';

interface TimesErrorProps {
  error: Error;
  onRetry: () => void;
}

export function TimesError({ error, onRetry }: TimesErrorProps) {
  return (
    <TimesFailure
      title={messageFor(AVAILABILITY_FAILURE, error)}
      reason={reasonFor(error)}
      onRetry={onRetry}
    />
  );
}
