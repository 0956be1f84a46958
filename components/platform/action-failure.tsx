import { focusOnMount } from '@/components/ui/feedback/focus-on-mount';
import { Notice } from '@/components/ui/feedback/notice';
import { type MessageRow, messageFor, refusalOf } from '@/lib/client/platform/messages';

interface ActionFailureProps {
  failure: MessageRow;
  error: Error | null;
  className?: string | undefined;
}

/** Shows that an action failed and why, next to where it was tried. It takes the focus. */
export function ActionFailure({ failure, error, className }: ActionFailureProps) {
  if (!error) return null;
  return (
    <Notice
      ref={focusOnMount}
      tabIndex={-1}
      tone="bad"
      title={messageFor(failure, error)}
      className={className}
    >
      {refusalOf(error)}
    </Notice>
  );
}
