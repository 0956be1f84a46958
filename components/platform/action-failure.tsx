import { focusOnMount } from '@/components/ui/feedback/focus-on-mount';
import { Notice } from '@/components/ui/feedback/notice';
import { refusalOf } from '@/lib/client/platform/work-item-messages';

interface ActionFailureProps {
  titleOf: (error: Error) => string;
  error: Error | null;
  className?: string | undefined;
}

/** Shows that an action failed and why, next to where it was tried. It takes the focus. */
export function ActionFailure({ titleOf, error, className }: ActionFailureProps) {
  if (!error) return null;
  return (
    <Notice
      ref={focusOnMount}
      tabIndex={-1}
      tone="bad"
      title={titleOf(error)}
      className={className}
    >
      {refusalOf(error)}
    </Notice>
  );
}
