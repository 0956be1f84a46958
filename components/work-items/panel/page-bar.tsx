import { Price } from '@/components/ui/display/price';
import { buttonClass } from '@/components/ui/forms/button-class';
import type { WorkItem } from '@/lib/contract/work-items/work-items';
import { dayChip, formatTime } from '@/lib/domain/platform/clock-labels';
import { firstTotal } from '../acceptance/first-payment';
import { isConfirmable, isPayable } from '../milestones/client-milestone';
import { PAYMENTS_ID } from '../milestones/milestone-section';
import { PANEL_ID } from './agreement-panel';

/**
 * On a client's phone: the requested action, above the tab bar until its panel further down is in view. It is placed
 * before that panel, so that it scrolls away with the page.
 */
export function PageBar({ item }: { item: WorkItem }) {
  const ask = askOf(item);
  if (!ask) return null;
  return (
    <div className="sticky low:static bottom-[calc(4.5rem+1px+env(safe-area-inset-bottom))] z-10 -mx-4 flex items-center justify-between gap-3 border-t bg-white px-4 py-3 lg:bottom-0 lg:-mx-6 lg:px-6 xl:hidden print:hidden">
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
        href={ask.href}
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
  href: string;
  label: string;
}

function askOf(item: WorkItem): Ask | null {
  const panel = `#${PANEL_ID}`;
  const total = { amount: firstTotal(item), what: item.milestones.length > 1 ? 'now' : 'in all' };
  if (item.can.includes('accept')) {
    const note = item.expires_at ? `open until ${day(item.expires_at)}` : null;
    return {
      ...total,
      note,
      href: panel,
      label: item.order ? 'Sign and pay' : 'Review and accept',
    };
  }
  if (item.status === 'PAYMENT_PENDING' && item.checkout_url) {
    const until = item.milestones.find((part) => part.hold_expires_at)?.hold_expires_at;
    const note = until ? `open until ${formatTime(Date.parse(until))} PHT` : null;
    return { ...total, note, href: item.checkout_url, label: 'Continue to payment' };
  }
  if (item.can.includes('confirm')) {
    const note = item.objection_until ? `Open until ${day(item.objection_until)}` : null;
    return {
      amount: null,
      what: '',
      note,
      href: panel,
      label: item.order ? 'Accept or object' : 'Confirm or object',
    };
  }
  return askOfPart(item);
}

function askOfPart(item: WorkItem): Ask | null {
  const href = `#${PAYMENTS_ID}`;
  const due = item.milestones.find((part) => isPayable(item, part));
  if (due) {
    const amount = due.amount + item.platform_fee;
    return { amount, what: 'to pay', note: due.name, href, label: 'See the payment' };
  }
  const done = item.milestones.find((part) => isConfirmable(item, part));
  if (!done) return null;
  return { amount: null, what: '', note: done.name, href, label: 'Confirm this part' };
}

function day(instant: string): string {
  return dayChip(Date.parse(instant)).date;
}
