import { Search } from 'lucide';
import Link from 'next/link';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { EmptySection } from '@/components/ui/feedback/nothing-here';
import { Button } from '@/components/ui/forms/button';
import { buttonClass } from '@/components/ui/forms/button-class';
import { Icon } from '@/components/ui/icons/icon';
import type { WorkItemStatus } from '@/lib/domain/work-items/work-item';
import type { Reader } from '../work-item-paths';
import { NewAgreement } from './list-head';

interface NoAgreementsProps {
  reader: Reader;
  q: string;
  status: WorkItemStatus | undefined;
  onClear: () => void;
}

/** An empty list: what to do next. */
export function NoAgreements({ reader, q, status, onClear }: NoAgreementsProps) {
  if (q) {
    return (
      <EmptyState
        title="No agreement found"
        action={
          <Button variant="outline" onClick={onClear}>
            Clear the search
          </Button>
        }
      >
        <span className="break-words">Nothing matches “{q}” here. Try another status or word.</span>
      </EmptyState>
    );
  }
  if (status) return <EmptySection>{EMPTY[reader][status]}</EmptySection>;
  return reader === 'lawyer' ? (
    <EmptyState title="You have no engagement agreements." action={<NewAgreement />}>
      Propose one to a client: what you will do, and for how much. The client accepts it and pays
      here.
    </EmptyState>
  ) : (
    <EmptyState
      title="You have no engagement agreements."
      action={
        <Link href="/lawyers-online" className={buttonClass({ variant: 'action' })}>
          <Icon of={Search} className="size-5" />
          Find a lawyer
        </Link>
      }
    >
      An engagement agreement is a written agreement between you and a lawyer on work beyond a
      consultation: what the lawyer will do, and for how much.
    </EmptyState>
  );
}

const EMPTY: Record<Reader, Record<WorkItemStatus, string>> = {
  lawyer: {
    DRAFT: 'No drafts. Agreements you save without sending appear here.',
    PROPOSAL: 'No proposals are waiting for an answer.',
    PAYMENT_PENDING: 'No client is paying for an agreement right now.',
    PAID: 'No agreements in work. Once a client pays, the agreement appears here.',
    COMPLETED: 'No completed agreements yet.',
    REJECTED: 'No declined or expired proposals.',
  },
  client: {
    DRAFT: 'No draft.',
    PROPOSAL: 'No proposals are waiting for your answer.',
    PAYMENT_PENDING: 'No agreements are waiting for your payment.',
    PAID: 'No agreements in work. Once you pay for one, it appears here.',
    COMPLETED: 'No completed agreements yet.',
    REJECTED: 'No declined or expired proposals.',
  },
};
