import { Tab, TabList } from '@/components/ui/layout/tabs';
import type { Result } from '@/lib/contract/platform/endpoint';
import type { listWorkItems } from '@/lib/contract/work-items/work-items';
import type { WorkItemStatus } from '@/lib/domain/work-items/work-item';
import type { Reader } from '../work-item-paths';

const LABELS: Record<WorkItemStatus, string> = {
  DRAFT: 'Drafts',
  PROPOSAL: 'Proposals',
  PAYMENT_PENDING: 'Waiting for payment',
  PAID: 'In work',
  COMPLETED: 'Completed',
  REJECTED: 'Declined or expired',
};
const OF_CLIENT = ['PROPOSAL', 'PAYMENT_PENDING', 'PAID', 'COMPLETED', 'REJECTED'] as const;
const STATUSES: Record<Reader, readonly WorkItemStatus[]> = {
  lawyer: ['DRAFT', ...OF_CLIENT],
  client: OF_CLIENT,
};

/** Element that the tabs fill. */
export const LIST_PANEL = 'agreements';

type Counts = Result<typeof listWorkItems>['counts'];

interface StatusTabsProps {
  reader: Reader;
  status: WorkItemStatus | undefined;
  /** Undefined until they are known. */
  counts: Counts | undefined;
  onStatus: (status: WorkItemStatus | undefined) => void;
}

/** One status, or all; each with how many it has. */
export function StatusTabs({ reader, status, counts, onStatus }: StatusTabsProps) {
  const known = STATUSES[reader];
  const all = counts && known.reduce((sum, one) => sum + counts[one], 0);
  return (
    <TabList underlined aria-label="Agreements by status" className="mt-5">
      {[undefined, ...known].map((one) => (
        <Tab
          key={one ?? 'all'}
          id={statusTabId(one)}
          aria-controls={LIST_PANEL}
          selected={one === status}
          count={one ? counts?.[one] : all}
          onClick={() => onStatus(one)}
        >
          {one ? LABELS[one] : 'All'}
        </Tab>
      ))}
    </TabList>
  );
}

export function statusTabId(status: WorkItemStatus | undefined): string {
  return `tab-${status?.toLowerCase() ?? 'all'}`;
}
