import { Scale } from 'lucide';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icons/icon';
import type { WorkItem } from '@/lib/contract/work-items/work-items';
import { formatDay } from '@/lib/domain/platform/clock-labels';
import { formatPeso } from '@/lib/domain/platform/money';
import { howItGoesOn } from '../disputed';
import type { Reader } from '../work-item-paths';

type Dispute = NonNullable<WorkItem['dispute']>;

interface ObjectionProps {
  item: WorkItem;
  reader: Reader;
}

export function Objection({ item, reader }: ObjectionProps) {
  const { dispute } = item;
  if (!dispute) return null;
  const open = dispute.decided_at === null;
  const back = reader === 'client' ? 'to you' : 'to the client';
  return (
    <section
      aria-labelledby="objection"
      className={classNames(
        'mt-6 flex gap-3.5 rounded border p-4 text-neutral-900',
        open ? 'border-amber-300 bg-amber-50' : 'bg-white',
      )}
    >
      <Icon
        of={Scale}
        className={classNames('mt-0.5 size-5', open ? 'text-amber-900' : 'text-neutral-500')}
      />
      <div className="min-w-0 flex-1">
        <h2 id="objection" className="font-sans text-base font-semibold">
          {titleOf(dispute.kind, open, reader)}
        </h2>
        <p className="mt-1 max-w-text text-neutral-800">
          {open
            ? `${howItGoesOn(item)} Until then, no more money is released. We will email you both.`
            : dispute.refunded > 0
              ? `${formatPeso(dispute.refunded)} goes back ${back}. The rest is released to ${reader === 'lawyer' ? 'you' : 'the lawyer'}.`
              : `Nothing goes back ${back}. The money is released to ${reader === 'lawyer' ? 'you' : 'the lawyer'}.`}
        </p>
        <dl className="mt-3 grid max-w-text gap-3">
          <Wrote
            label={`${reader === 'client' ? 'You wrote' : 'Your client wrote'} on ${formatDay(Date.parse(dispute.disputed_at))}`}
            text={dispute.reason}
          />
          {dispute.decided_at !== null && dispute.decision && (
            <Wrote
              label={`Decision of ${formatDay(Date.parse(dispute.decided_at))}`}
              text={dispute.decision}
            />
          )}
        </dl>
      </div>
    </section>
  );
}

function titleOf(kind: Dispute['kind'], open: boolean, reader: Reader): string {
  if (kind === 'UNFINISHED') {
    if (!open) return 'The reported problem is decided';
    return reader === 'client' ? 'You reported a problem' : 'Your client reports a problem';
  }
  if (!open) return 'The objection is decided';
  return reader === 'client' ? 'You objected to the work' : 'Your client objects to the work';
}

function Wrote({ label, text }: { label: string; text: string }) {
  return (
    <div>
      <dt className="text-sm text-neutral-700">{label}</dt>
      <dd className="mt-0.5 break-words whitespace-pre-line">{text}</dd>
    </div>
  );
}
