import { Price } from '@/components/ui/display/price';
import { Badge, type BadgeTone } from '@/components/ui/feedback/badge';
import type { Milestone } from '@/lib/contract/work-items/milestones';
import type { WorkItem } from '@/lib/contract/work-items/work-items';
import { dayChip, dayKeyStart, formatDay } from '@/lib/domain/platform/clock-labels';
import { formatPeso } from '@/lib/domain/platform/money';
import { heldBecause } from '../disputed';
import { PartDeliveries } from '../orders/deliveries';
import { Receipt } from '../receipt';
import { Section } from '../section';
import type { Reader } from '../work-item-paths';
import { ClientMilestone } from './client-milestone';
import { LawyerMilestone } from './lawyer-milestone';

/** Id of the section with the payments of an agreement. */
export const PAYMENTS_ID = 'payments';

interface MilestoneSectionProps {
  item: WorkItem;
  reader: Reader;
  now: number;
}

/** Parts of an accepted agreement's price, with their states and actions. */
export function MilestoneSection({ item, reader, now }: MilestoneSectionProps) {
  const { milestones, platform_fee: fee, due_date } = item;
  const parts = milestones.length;
  return (
    <Section id={PAYMENTS_ID} title="Payments" count={parts > 1 ? parts : undefined}>
      <p className="mt-1 text-neutral-700">
        <Price centavos={item.price} /> <span>in all</span>
        {fee > 0 && (
          <span>
            , and a platform fee of <Price centavos={fee} /> with each payment
          </span>
        )}
        <span>.</span>
        {due_date && <span>{` To be done by ${formatDay(dayKeyStart(due_date))}.`}</span>}
      </p>
      <ol className="mt-2">
        {milestones.map((milestone, index) => (
          <li key={milestone._id} className="py-4 not-first:border-t">
            <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
              <h3 className="min-w-0 font-sans text-base font-semibold break-words">
                {milestone.name ? `${index + 1}. ${milestone.name}` : 'The whole fee'}
              </h3>
              <Price centavos={milestone.amount} className="font-semibold" />
            </div>
            <div className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-neutral-600">
              <StateBadge milestone={milestone} />
              <span>{milestoneNote(milestone, { reader, now, held: heldBecause(item) })}</span>
            </div>
            <PartDeliveries item={item} partId={milestone._id} />
            <div className="mt-3 flex flex-wrap items-center gap-3 empty:hidden print:hidden">
              {reader === 'client' ? (
                <ClientMilestone item={item} milestone={milestone} />
              ) : (
                <LawyerMilestone item={item} milestone={milestone} />
              )}
              {reader === 'client' && milestone.paid_at !== null && (
                <Receipt itemId={item._id} of={milestone._id} name={milestone.name} />
              )}
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}

function StateBadge({ milestone }: { milestone: Milestone }) {
  const { tone, text } = stateOf(milestone);
  return <Badge tone={tone}>{text}</Badge>;
}

function stateOf(milestone: Milestone): { tone: BadgeTone; text: string } {
  switch (milestone.status) {
    case 'WAITING':
      return milestone.asked_at === null
        ? { tone: 'neutral', text: 'Not due yet' }
        : { tone: 'waiting', text: 'To pay' };
    case 'PAYMENT_PENDING':
      return { tone: 'waiting', text: 'Being paid' };
    case 'WAIVED':
      return { tone: 'neutral', text: 'Waived' };
    case 'PAID':
      if (isAllBack(milestone)) return { tone: 'neutral', text: 'Refunded' };
      if (milestone.released_at !== null) return { tone: 'good', text: 'Paid, released' };
      if (milestone.changes_asked_at !== null)
        return { tone: 'waiting', text: 'Changes asked for' };
      return { tone: 'good', text: milestone.finished_at === null ? 'Paid' : 'Paid, delivered' };
  }
}

/** Whether nothing of a part is left for the lawyer. */
function isAllBack({ refunded, amount }: Milestone): boolean {
  return refunded >= amount;
}

interface NoteFacts {
  reader: Reader;
  now: number;
  /** Why an objection holds the money, as a sentence. */
  held: string | null;
}

/** Returns the last event of a milestone, or the next one. */
function milestoneNote(milestone: Milestone, facts: NoteFacts): string {
  const back = milestone.refunded > 0 ? `${formatPeso(milestone.refunded)} went back. ` : '';
  if (milestone.status === 'PAID' && isAllBack(milestone)) return back;
  return back + (milestone.status === 'PAID' ? ofPaid(milestone, facts) : ofUnpaid(milestone));
}

function ofUnpaid({ status, asked_at, due_date }: Milestone): string {
  if (status === 'WAIVED') return 'There is nothing to pay for it.';
  if (status === 'PAYMENT_PENDING') return 'The payment has been started.';
  if (asked_at !== null) return `Asked for on ${day(asked_at)}.`;
  return due_date
    ? `To be paid from ${formatDay(dayKeyStart(due_date))}.`
    : 'To be paid when it is asked for.';
}

function ofPaid(milestone: Milestone, { reader, now, held }: NoteFacts): string {
  const { paid_at, finished_at, release_at, released_at } = milestone;
  if (released_at !== null) return `Released on ${day(released_at)}.`;
  if (held !== null) return held;
  if (milestone.changes_asked_at !== null)
    return `Changes were asked for on ${day(milestone.changes_asked_at)}. The money is held until it is delivered again.`;
  if (finished_at === null) return paid_at ? `Paid on ${day(paid_at)}, held by Sangguni.` : '';
  if (release_at === null || Date.parse(release_at) <= now)
    return `Delivered on ${day(finished_at)}. The money is still held.`;
  const until = day(release_at);
  return reader === 'client'
    ? `Delivered on ${day(finished_at)}. Confirm, ask for changes or object until ${until}, then the money is released.`
    : `Delivered on ${day(finished_at)}. Released on ${until} if the client does not object.`;
}

function day(instant: string): string {
  return dayChip(Date.parse(instant)).date;
}
