import Link from 'next/link';
import { withTitle } from '@/components/lawyers/practice';
import { UnreadMessages } from '@/components/meetings/messages/unread-messages';
import { AccountNeeded } from '@/components/payments/refund-account/account-needed';
import { Price } from '@/components/ui/display/price';
import type { WorkItemRow } from '@/lib/contract/work-items/work-items';
import { WorkItemBadge } from '../work-item-badge';
import { type Reader, workItemPath } from '../work-item-paths';
import { waitsForClient, whatIsNext } from './what-is-next';

interface AgreementRowProps {
  item: WorkItemRow;
  reader: Reader;
  /** Epoch milliseconds. */
  now: number;
  headingLevel?: 'h2' | 'h3';
  /** Absent where the page is about one person. */
  person?: boolean;
}

export function AgreementRow(props: AgreementRowProps) {
  const { item, reader, now, headingLevel: Heading = 'h2', person: shown = true } = props;
  const person = reader === 'client' ? item.lawyer : item.client;
  const name = reader === 'client' ? withTitle(person.display_name) : person.display_name;
  return (
    <li className="relative grid gap-x-5 gap-y-1 px-4 py-3 transition-colors first:rounded-t last:rounded-b hover:bg-neutral-50 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center">
      <div className="min-w-0">
        <Heading className="min-w-0 font-sans text-base leading-6 font-semibold">
          <Link
            href={workItemPath(reader, item._id)}
            prefetch={false}
            className="stretch line-clamp-2 rounded break-words underline-offset-4 hover:underline"
          >
            {item.title}
          </Link>
        </Heading>
        <p className="flex flex-wrap gap-x-2 text-sm leading-5 text-neutral-700 tabular">
          {shown && <span className="min-w-0 truncate">{name}</span>}
          <span>{whatIsNext(item, reader, now)}</span>
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 sm:justify-end">
        <UnreadMessages count={item.unread_comments} />
        <AccountNeeded of={item} />
        <WorkItemBadge item={item} waits={reader === 'client' && waitsForClient(item, now)} />
        <Price
          centavos={item.price}
          className="font-semibold max-sm:ml-auto sm:min-w-20 sm:text-right"
        />
      </div>
    </li>
  );
}
