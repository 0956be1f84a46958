import Link from 'next/link';
import { withTitle } from '@/components/lawyers/practice';
import { UnreadMessages } from '@/components/meetings/messages/unread-messages';
import { AccountNeeded } from '@/components/payments/refund-account/account-needed';
import { Avatar } from '@/components/ui/display/avatar';
import { Price } from '@/components/ui/display/price';
import type { WorkItemRow } from '@/lib/contract/work-items/work-items';
import { WorkItemBadge } from '../work-item-badge';
import { type Reader, workItemPath } from '../work-item-paths';
import { whatIsNext } from './what-is-next';

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
    <li className="relative rounded border bg-white p-4 transition-colors hover:border-neutral-400 sm:p-5">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <WorkItemBadge item={item} />
        <AccountNeeded of={item} />
        <UnreadMessages count={item.unread_comments} />
      </p>
      <div className="mt-2 flex flex-wrap items-baseline justify-between gap-x-5 gap-y-1">
        <Heading className="min-w-0 font-sans text-base leading-6 font-semibold break-words">
          <Link
            href={workItemPath(reader, item._id)}
            prefetch={false}
            className="stretch rounded underline-offset-4 hover:underline"
          >
            {item.title}
          </Link>
        </Heading>
        <Price centavos={item.price} className="font-semibold" />
      </div>
      <div className="mt-2 flex items-center gap-2.5">
        {shown && (
          <Avatar
            name={person.display_name}
            pictureUrl={person.picture_url}
            square={reader === 'client'}
          />
        )}
        <p className="min-w-0 text-sm leading-tight text-neutral-700">
          {shown && <span className="block truncate">{name}</span>}
          <span className="mt-0.5 block tabular">{whatIsNext(item, reader, now)}</span>
        </p>
      </div>
    </li>
  );
}
