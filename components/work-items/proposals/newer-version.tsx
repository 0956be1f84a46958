import { Notice } from '@/components/ui/feedback/notice';
import { Button } from '@/components/ui/forms/button';
import type { WorkItem } from '@/lib/contract/work-items/work-items';
import { AgreementTerms } from '../detail/agreement-terms';

interface NewerVersionProps {
  item: WorkItem;
  onMine: () => void;
  onOther: () => void;
}

/** The agreement was changed elsewhere while somebody typed here: the newer version, and which of the two to go on with. */
export function NewerVersion({ item, onMine, onOther }: NewerVersionProps) {
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
