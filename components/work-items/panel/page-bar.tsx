'use client';

import { classNames } from '@/components/ui/class-names';
import { Price } from '@/components/ui/display/price';
import { buttonClass } from '@/components/ui/forms/button-class';
import { useInView } from '@/components/ui/hooks/use-in-view';
import type { WorkItem } from '@/lib/contract/work-items/work-items';
import { dayChip, formatTime } from '@/lib/domain/platform/clock-labels';
import { firstTotal } from '../acceptance/first-payment';
import { isConfirmable, isPayable } from '../milestones/client-milestone';
import { isDeliverable } from '../milestones/lawyer-milestone';
import { PAYMENTS_ID } from '../milestones/milestone-section';
import type { Reader } from '../work-item-paths';
import { PANEL_ID } from './agreement-panel';

interface PageBarProps {
  item: WorkItem;
  reader: Reader;
}

/** On a phone: the one next act of the reader, above the tab bar while the place where it is done is out of view. */
export function PageBar({ item, reader }: PageBarProps) {
  const ask = reader === 'client' ? askOf(item) : askOfLawyer(item);
  return ask && <Bar ask={ask} />;
}

function Bar({ ask }: { ask: Ask }) {
  const isInView = useInView(ask.at);
  return (
    <div
      className={classNames(
        'sticky low:static bottom-[calc(4.5rem+1px+env(safe-area-inset-bottom))] z-10 -mx-4 flex items-center justify-between gap-3 border-t bg-white px-4 py-3 lg:bottom-0 lg:-mx-6 lg:px-6 xl:hidden print:hidden',
        isInView && 'invisible',
      )}
    >
      <p className="min-w-0 leading-tight">
        {ask.amount !== null && (
          <span className="block font-semibold">
            <Price centavos={ask.amount} />{' '}
            <span className="text-sm font-normal text-neutral-600">{ask.what}</span>
          </span>
        )}
        {ask.note && <span className="block text-sm text-neutral-700">{ask.note}</span>}
      </p>
      <a
        href={ask.href ?? `#${ask.at}`}
        className={`${buttonClass({ variant: 'action' })} shrink-0 text-center leading-tight`}
      >
        {ask.label}
      </a>
    </div>
  );
}

interface Ask {
  /** Centavos. */
  amount: number | null;
  what: string;
  note: string | null;
  /** Id of the place on the page where it is done. */
  at: string;
  /** Address of another page where it is done. */
  href?: string;
  label: string;
}

function askOf(item: WorkItem): Ask | null {
  const total = { amount: firstTotal(item), what: item.milestones.length > 1 ? 'now' : 'in all' };
  if (item.can.includes('accept')) {
    const note = item.expires_at ? `open until ${day(item.expires_at)}` : null;
    return {
      ...total,
      note,
      at: PANEL_ID,
      label: item.order ? 'Sign and pay' : 'Review and accept',
    };
  }
  if (item.status === 'PAYMENT_PENDING' && item.checkout_url) {
    const until = item.milestones.find((part) => part.hold_expires_at)?.hold_expires_at;
    const note = until ? `open until ${formatTime(Date.parse(until))} PHT` : null;
    return { ...total, note, at: PANEL_ID, href: item.checkout_url, label: 'Continue to payment' };
  }
  if (item.can.includes('confirm')) {
    const note = item.objection_until ? `Open until ${day(item.objection_until)}` : null;
    return {
      amount: null,
      what: '',
      note,
      at: PANEL_ID,
      label: item.order ? 'Accept or object' : 'Confirm or object',
    };
  }
  return askOfPart(item);
}

function askOfPart(item: WorkItem): Ask | null {
  const at = PAYMENTS_ID;
  const due = item.milestones.find((part) => isPayable(item, part));
  if (due) {
    const amount = due.amount + item.platform_fee;
    return { amount, what: 'to pay', note: due.name, at, label: 'See the payment' };
  }
  const done = item.milestones.find((part) => isConfirmable(item, part));
  if (!done) return null;
  return { amount: null, what: '', note: done.name, at, label: 'Confirm this part' };
}

const NO_SUM = { amount: null, what: '' } as const;

/** Returns the next act of the lawyer: an order's answer, the next delivery, payment or completion. */
function askOfLawyer(item: WorkItem): Ask | null {
  const { can, milestones } = item;
  const inPanel = { ...NO_SUM, note: null, at: PANEL_ID };
  if (can.includes('send')) return { ...inPanel, label: 'Send the proposal' };
  if (can.includes('accept_order')) return { ...inPanel, label: 'Accept or decline' };
  if (can.includes('deliver')) return { ...inPanel, label: 'Deliver the work' };
  const part = milestones.find((one) => isDeliverable(item, one));
  const inPayments = { ...NO_SUM, at: PAYMENTS_ID };
  if (part)
    return {
      ...inPayments,
      note: part.name,
      label: part.changes_asked_at ? 'Deliver again' : 'Deliver',
    };
  const due = milestones.find(({ status, asked_at }) => status === 'WAITING' && !asked_at);
  if (due && can.includes('ask_milestone'))
    return { ...inPayments, note: due.name, label: 'Ask for the payment' };
  return can.includes('complete') ? { ...inPanel, label: 'Complete it' } : null;
}

function day(instant: string): string {
  return dayChip(Date.parse(instant)).date;
}
