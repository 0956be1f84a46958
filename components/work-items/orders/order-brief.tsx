import type { WorkItem } from '@/lib/contract/work-items/work-items';
import { Section } from '../section';
import type { Reader } from '../work-item-paths';
import { dayTimeOf } from './order-text';

interface OrderBriefProps {
  item: WorkItem;
  reader: Reader;
}

/** Subject of an order, and the other side; closed to its lawyer before the check for a conflict of interest. */
export function OrderBrief({ item, reader }: OrderBriefProps) {
  const { order, brief } = item;
  if (!order) return null;
  if (!brief) return <Closed item={item} />;
  return (
    <Section title="What it is about">
      <p className="mt-3 max-w-text break-words whitespace-pre-line">{brief.about}</p>
      {brief.other_party && (
        <p className="mt-3 break-words">
          <span className="block text-sm text-neutral-600">The other side</span>
          {brief.other_party}
        </p>
      )}
      {reader === 'client' && brief.other_party && (
        <p className="mt-3 text-sm text-neutral-700">{checkText(item, order)}</p>
      )}
    </Section>
  );
}

function Closed({ item }: { item: WorkItem }) {
  return (
    <Section title="What it is about">
      <p className="mt-3 max-w-text text-neutral-700">{closedText(item)}</p>
    </Section>
  );
}

function closedText({ status, order }: WorkItem): string {
  if (order?.conflict === 'CONFLICT')
    return 'You declined for a conflict of interest: it stays closed.';
  return status === 'REJECTED'
    ? 'The order ended before the check for a conflict of interest: it stays closed.'
    : 'What the client wrote and attached opens once you have checked for a conflict of interest.';
}

function checkText(
  { status }: WorkItem,
  { conflict, answered_at }: NonNullable<WorkItem['order']>,
): string {
  if (conflict === 'OPEN' && status === 'REJECTED')
    return 'The order ended before the check: the lawyer did not read this or your files.';
  if (conflict === 'OPEN')
    return 'The lawyer reads this and your files after checking for a conflict of interest.';
  if (conflict === 'CONFLICT') return 'The lawyer declined for a conflict of interest.';
  return answered_at && status !== 'REJECTED'
    ? `Checked for a conflict of interest; accepted on ${dayTimeOf(answered_at)}.`
    : 'Checked for a conflict of interest.';
}
