import { messageFor, reasonFor } from '@/lib/client/platform/messages';
import { TimesFailure } from './times-failure';

interface TimesErrorProps {
  error: Error;
  onRetry: () => void;
}

/** In the place of open times that could not be read. */
export function TimesError({ error, onRetry }: TimesErrorProps) {
  return (
    <TimesFailure
      title={messageFor('availability', error)}
      reason={reasonFor(error)}
      onRetry={onRetry}
    />
  );
}
