import { AttachedFile } from '@/components/meetings/files/attached-file';
import { agreementFiles } from '@/lib/client/work-items/files';
import type { Delivery, WorkItem } from '@/lib/contract/work-items/work-items';
import { Section } from '../section';
import { dayTimeOf } from './order-text';

/** Deliveries of an order, with their files, and the revisions that were asked for. */
export function Deliveries({ item }: { item: WorkItem }) {
  const deliveries = item.deliveries.filter(({ milestone_id }) => milestone_id === null);
  if (deliveries.length === 0) return null;
  return (
    <Section id="deliveries" title="Deliveries" count={deliveries.length}>
      <ol className="mt-3 grid gap-4">
        {deliveries.map((delivery, index) => (
          <DeliveryEntry key={delivery._id} item={item} delivery={delivery} number={index + 1} />
        ))}
      </ol>
    </Section>
  );
}

/** Deliveries of a part of an agreement, in its entry among the payments. */
export function PartDeliveries({ item, partId }: { item: WorkItem; partId: string }) {
  const deliveries = item.deliveries.filter(({ milestone_id }) => milestone_id === partId);
  if (deliveries.length === 0) return null;
  return (
    <ol aria-label="Deliveries of this part" className="mt-3 grid gap-3">
      {deliveries.map((delivery, index) => (
        <DeliveryEntry key={delivery._id} item={item} delivery={delivery} number={index + 1} />
      ))}
    </ol>
  );
}

interface DeliveryEntryProps {
  item: WorkItem;
  delivery: Delivery;
  number: number;
}

function DeliveryEntry({ item, delivery, number }: DeliveryEntryProps) {
  const files = item.files.filter(({ _id }) => delivery.file_ids.includes(_id));
  return (
    <li className="rounded border bg-white p-4">
      <h3 className="font-sans text-base font-semibold">
        {headingOf(delivery, number)} on {dayTimeOf(delivery.delivered_at)}
      </h3>
      {delivery.note && (
        <p className="mt-2 max-w-text break-words whitespace-pre-line">{delivery.note}</p>
      )}
      <ul className="mt-2 divide-y">
        {files.map((file) => (
          <AttachedFile
            key={file._id}
            holder={{ kind: agreementFiles, id: item._id }}
            file={file}
            open={false}
            from={null}
          />
        ))}
      </ul>
      {delivery.changes && (
        <p className="mt-2 max-w-text break-words whitespace-pre-line">
          <span className="block text-sm text-neutral-600">
            {delivery.milestone_id ? 'Changes' : 'Revision'} asked for on{' '}
            {dayTimeOf(delivery.changes_asked_at ?? delivery.delivered_at)}
          </span>
          {delivery.changes}
        </p>
      )}
    </li>
  );
}

function headingOf({ milestone_id }: Delivery, number: number): string {
  if (number === 1) return 'Delivered';
  return milestone_id ? 'Delivered again' : `Revision ${number - 1} delivered`;
}
