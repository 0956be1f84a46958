'use client';

import { ChevronDown } from 'lucide';
import { useId, useState } from 'react';
import { PermittedLink } from '@/components/platform/practice';
import { Badge } from '@/components/ui/feedback/badge';
import { Icon } from '@/components/ui/icons/icon';
import { textLinkClass } from '@/components/ui/layout/text-link';
import { PAYMENT_METHOD_LABELS } from '@/lib/catalogue/payment-methods';
import type { ReceivedPayment } from '@/lib/contract/payments/received-payments';
import { dayChip, formatTime } from '@/lib/domain/platform/clock-labels';
import { formatPeso } from '@/lib/domain/platform/money';
import { InvoiceLink } from './invoice-link';
import type { PaymentGroup } from './payment-groups';
import { labelOf, whereText } from './payment-labels';

interface PaymentTableProps {
  groups: readonly PaymentGroup[];
  caption: string;
  /** Whether all groups are open at first. */
  allOpen: boolean;
}

/**
 * Payments in columns, by groups that open; on a phone a payment is two lines, and the rest of it opens. There may be
 * hundreds: the cells have no classes (`payments` in app/portal.css).
 */
export function PaymentTable({ groups, caption, allOpen }: PaymentTableProps) {
  return (
    <div className="mt-3 overflow-hidden rounded border bg-white">
      <table className="payments">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">Arrived (PHT)</th>
            <th scope="col">Client, and what for</th>
            <th scope="col">Where it is now</th>
            <th scope="col">Client paid</th>
            <th scope="col">Platform fee</th>
            <th scope="col">Your fee</th>
          </tr>
        </thead>
        {groups.map((group) => (
          <Group key={group.title} group={group} openAtFirst={allOpen || groups.length === 1} />
        ))}
      </table>
    </div>
  );
}

function Group({ group, openAtFirst }: { group: PaymentGroup; openAtFirst: boolean }) {
  const { title, sum, payments } = group;
  const [isOpen, setOpen] = useState(openAtFirst);
  return (
    <tbody>
      <tr>
        <th scope="rowgroup" colSpan={6}>
          <button
            type="button"
            className="payment-group"
            aria-expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            <span className="min-w-0 flex-1">
              <span className="block font-semibold">{title}</span>
              <span className="text-sm text-neutral-600">
                {payments.length === 1 ? ' 1 payment' : ` ${payments.length} payments`}
              </span>
            </span>
            <span>{formatPeso(sum)}</span>
            <Icon of={ChevronDown} className={`size-5 ${isOpen ? 'rotate-180' : ''}`} />
          </button>
        </th>
      </tr>
      {isOpen && payments.map((payment) => <Row key={payment.reference} payment={payment} />)}
    </tbody>
  );
}

function Row({ payment }: { payment: ReceivedPayment }) {
  const { client, about, method, gross, refunded, platform_fee, net } = payment;
  const [isOpen, setOpen] = useState(false);
  const name = useId();
  const paidAt = Date.parse(payment.paid_at);
  const { tone, text } = labelOf(payment);
  const whereabouts = whereText(payment.where);
  return (
    <tr data-open={isOpen ? '' : undefined}>
      <td>
        <span>{dayChip(paidAt).date}</span> <span>{formatTime(paidAt)}</span>
      </td>
      <td>
        <span id={name}>{client.display_name}</span>
        <PermittedLink href={about.path} className={textLinkClass}>
          {about.title}
        </PermittedLink>
        <InvoiceLink payment={payment} />
        <button
          type="button"
          className="payment-more"
          aria-label="More of this payment"
          aria-describedby={name}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon of={ChevronDown} className={`size-5 ${isOpen ? 'rotate-180' : ''}`} />
        </button>
      </td>
      <td>
        <Badge tone={tone}>{text}</Badge>
        {whereabouts && <p>{whereabouts}</p>}
      </td>
      <td>
        <span>Client paid </span>
        <span>{formatPeso(gross)}</span> <span>{PAYMENT_METHOD_LABELS[method].label}</span>
        {refunded > 0 && <span>{` ${formatPeso(-refunded)} back`}</span>}
      </td>
      <td>
        <span>Platform fee </span>
        <span>{formatPeso(platform_fee)}</span>
      </td>
      <td>
        <span>Your fee </span>
        <span>{formatPeso(net)}</span>
      </td>
    </tr>
  );
}
