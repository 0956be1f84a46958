import type { PaymentInvoice } from '@/lib/contract/payments/invoices';
import { formatDay, formatTime } from '@/lib/domain/platform/clock-labels';
import { formatPeso } from '@/lib/domain/platform/money';

export function invoiceData({
  payment,
  withheld,
}: PaymentInvoice): readonly (readonly [name: string, value: string])[] {
  const { client, about, paid_at, gross, refunded, platform_fee, net, reference } = payment;
  const start = about.start_time === null ? null : Date.parse(about.start_time);
  return [
    ['Client', client.display_name],
    ['For', about.title],
    ...(start === null
      ? []
      : [['Meeting', `${formatDay(start)}, ${formatTime(start)} PHT`] as const]),
    ['Paid on', formatDay(Date.parse(paid_at))],
    ['Client paid', formatPeso(gross)],
    ['Platform fee, not yours', formatPeso(platform_fee)],
    ...(refunded > 0 ? [['Refunded', formatPeso(refunded)] as const] : []),
    ['Your fee', formatPeso(net)],
    ['Withheld as tax by us', formatPeso(withheld)],
    ['Payment reference', reference],
  ];
}
