import Link from 'next/link';
import { withTitle } from '@/components/lawyers/practice';
import { clientPath } from '@/components/meetings/clients/client-paths';
import { Avatar } from '@/components/ui/display/avatar';
import { textLinkClass } from '@/components/ui/layout/text-link';
import type { WorkItem } from '@/lib/contract/work-items/work-items';
import { formatDay } from '@/lib/domain/platform/clock-labels';
import { TITLE_ID } from '../page-title';
import { WorkItemBadge } from '../work-item-badge';
import type { Reader } from '../work-item-paths';

interface HeadingProps {
  item: WorkItem;
  reader: Reader;
}

export function Heading({ item, reader }: HeadingProps) {
  const person = reader === 'client' ? item.lawyer : item.client;
  return (
    <>
      <p className="mt-1 print:hidden">
        <WorkItemBadge item={item} />
      </p>
      <h1 id={TITLE_ID} tabIndex={-1} className="mt-2 rounded text-3xl break-words outline-none">
        {item.title}
      </h1>
      <p className="mt-2 hidden print:block">
        <span>
          {item.order ? 'Order of written work' : 'Engagement agreement'} between{' '}
          {withTitle(item.lawyer.display_name)} and {item.client.display_name}, version{' '}
          {item.version}
        </span>
        {item.acceptance === null && <span>{', not accepted'}</span>}
      </p>
      <div className="mt-3 flex items-center gap-3 print:hidden">
        <Avatar
          name={person.display_name}
          pictureUrl={person.picture_url}
          square={reader === 'client'}
          size="small"
          loading="eager"
        />
        <div className="min-w-0 text-sm">
          {reader === 'client' ? (
            <p className="font-semibold">{withTitle(person.display_name)}</p>
          ) : item.order ? (
            <p className="font-semibold">For {person.display_name}</p>
          ) : (
            <p className="font-semibold">
              For{' '}
              <Link href={clientPath(item.client_id)} prefetch={false} className={textLinkClass}>
                {person.display_name}
              </Link>
            </p>
          )}
          <p className="text-neutral-600">{whenSent(item, reader)}</p>
        </div>
      </div>
    </>
  );
}

function whenSent(
  { status, sent_at, created_at, version, order }: WorkItem,
  reader: Reader,
): string {
  if (order) return `ordered on ${formatDay(Date.parse(order.received_at ?? created_at))}`;
  if (sent_at === null) return `written on ${formatDay(Date.parse(created_at))}, not sent yet`;
  const day = formatDay(Date.parse(sent_at));
  if (status === 'DRAFT') return `sent on ${day}, withdrawn`;
  const what = version > 1 ? ` version ${version}` : reader === 'client' ? ' this' : '';
  return `sent${what} on ${day}`;
}
