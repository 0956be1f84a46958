import { Notice } from '@/components/ui/feedback/notice';
import { ApiError } from '@/lib/client/platform/api-error';
import { type MessageRow, messageFor } from '@/lib/client/platform/messages';

export function FailureNotice({ failure, error }: { failure: MessageRow; error: Error | null }) {
  if (!error) return null;
  const reason = error instanceof ApiError && error.status === 400 ? error.message : null;
  return (
    <Notice tone="bad" title={messageFor(failure, error)} className="mt-4">
      {reason}
    </Notice>
  );
}
