import { Notice } from '@/components/ui/feedback/notice';
import { ApiError } from '@/lib/client/platform/api-error';
import { type Action, messageFor } from '@/lib/client/platform/messages';

export function FailureNotice({ action, error }: { action: Action; error: Error | null }) {
  if (!error) return null;
  const reason = error instanceof ApiError && error.status === 400 ? error.message : null;
  return (
    <Notice tone="bad" title={messageFor(action, error)} className="mt-4">
      {reason}
    </Notice>
  );
}
