import Link from 'next/link';
import { Notice } from '@/components/ui/feedback/notice';
import { Button } from '@/components/ui/forms/button';
import { textLinkClass } from '@/components/ui/layout/text-link';
import type { WorkItem } from '@/lib/contract/work-items/work-items';
import { AgreementTerms } from '../detail/agreement-terms';
import { workItemPath } from '../work-item-paths';

interface NewerVersionProps {
  item: WorkItem;
  onMine: () => void;
  onOther: () => void;
}

interface EditorNoticesProps {
  item: WorkItem | null;
  canEdit: boolean;
  /** Another version was saved during the editing. */
  isOutdated: boolean;
  isRestored: boolean;
  onAnew: () => void;
  onMine: () => void;
  onOther: () => void;
}

export function EditorNotices(props: EditorNoticesProps) {
  const { item, canEdit, isOutdated, isRestored, onAnew, onMine, onOther } = props;
  if (item && !canEdit) {
    return (
      <Notice tone="bad" title="This agreement can no longer be changed">
        The client answered it in the meantime. What you wrote here is not saved.{' '}
        <Link href={workItemPath('lawyer', item._id)} prefetch={false} className={textLinkClass}>
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

/** The agreement was changed elsewhere during the editing: shows the newer version, and lets the writer choose one. */
function NewerVersion({ item, onMine, onOther }: NewerVersionProps) {
  const { work_item_meetings: meetings, ...terms } = item;
  return (
    <Notice
      tone="bad"
      title={`Version ${item.version} was saved in another tab or on another device`}
    >
      <p>
        What you wrote here is still in the fields but not saved. Which one do you want to keep?
      </p>
      <details className="mt-2 rounded-inner border bg-white text-neutral-900">
        <summary className="flex min-h-tap cursor-pointer items-center px-3 font-semibold">
          Show version {item.version}
        </summary>
        <div className="border-t p-3">
          <p className="mb-4 font-serif text-xl font-medium break-words">{item.title}</p>
          <AgreementTerms terms={{ ...terms, meetings }} />
        </div>
      </details>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="small" onClick={onMine}>
          Go on with mine
        </Button>
        <Button size="small" variant="outline" onClick={onOther}>
          Take version {item.version}
        </Button>
      </div>
    </Notice>
  );
}
