import Link from 'next/link';
import { Notice } from '@/components/ui/feedback/notice';
import { Button } from '@/components/ui/forms/button';
import { textLinkClass } from '@/components/ui/layout/text-link';
import type { WorkItem } from '@/lib/contract/work-items/work-items';
import { workItemPath } from '../work-item-paths';
import { NewerVersion } from './newer-version';

interface EditorNoticesProps {
  item: WorkItem | null;
  canEdit: boolean;
  /** Another version was saved while somebody typed here. */
  isOutdated: boolean;
  /** What was typed before was brought back. */
  isRestored: boolean;
  onAnew: () => void;
  onMine: () => void;
  onOther: () => void;
}

/** Above the form: what the writer has to know before going on. */
export function EditorNotices(props: EditorNoticesProps) {
  const { item, canEdit, isOutdated, isRestored, onAnew, onMine, onOther } = props;
  if (item && !canEdit) {
    return (
      <Notice tone="bad" title="This agreement can no longer be changed">
        The client answered it in the meantime. What you wrote here is not saved.{' '}
        <Link href={workItemPath('lawyer', item._id)} className={textLinkClass}>
          See the agreement as it is now
        </Link>
      </Notice>
    );
  }
  if (item && isOutdated) return <NewerVersion item={item} onMine={onMine} onOther={onOther} />;
  return (
    <>
      {isRestored && (
        <Notice title="We brought back what you wrote">
          <p>This tab kept it. It is not saved yet.</p>
          <Button size="small" variant="outline" className="mt-3" onClick={onAnew}>
            Start over
          </Button>
        </Notice>
      )}
      {item?.status === 'PROPOSAL' && (
        <Notice tone="waiting" title={`${item.client.display_name} has this agreement already`}>
          When you send changes, we tell {item.client.display_name}, who then has to accept the new
          version. The time to accept it starts again.
        </Notice>
      )}
    </>
  );
}
