'use client';

import { Download } from 'lucide';
import { Button } from '@/components/ui/forms/button';
import { Icon } from '@/components/ui/icons/icon';
import { PAYMENT_METHOD_LABELS } from '@/lib/catalogue/payment-methods';
import type { ReceivedPayment, ReceivedPayments } from '@/lib/contract/payments/received-payments';
import { dayKey, formatTime } from '@/lib/domain/platform/clock-labels';
import { csvOf, pesos, saveCsv } from '../csv';
import { labelOf, whereText } from './payment-labels';

const FOR: Readonly<Record<ReceivedPayment['about']['kind'], string>> = {
  meeting: 'Meeting',
  agreement: 'Agreement',
};

const COLUMNS: readonly (readonly [title: string, value: (payment: ReceivedPayment) => string])[] =
  [
    ['Reference', ({ reference }) => reference],
    ['Arrived (day)', ({ paid_at }) => dayKey(Date.parse(paid_at))],
    ['Arrived (PHT)', ({ paid_at }) => formatTime(Date.parse(paid_at))],
    ['Client', ({ client }) => client.display_name],
    ['For', ({ about }) => FOR[about.kind]],
    ['Subject or title', ({ about }) => about.title],
    [
      'Day of the meeting',
      ({ about }) => (about.start_time ? dayKey(Date.parse(about.start_time)) : ''),
    ],
    ['Minutes', ({ about }) => String(about.duration ?? '')],
    ['Method', ({ method }) => PAYMENT_METHOD_LABELS[method].label],
    ['Status', (payment) => labelOf(payment).text],
    ['Where it is now', ({ where }) => whereText(where) ?? ''],
    ['Client paid (PHP)', ({ gross }) => pesos(gross)],
    ['Refunded (PHP)', ({ refunded }) => pesos(refunded)],
    ['Platform fee (PHP)', ({ platform_fee }) => pesos(platform_fee)],
    ['Your fee (PHP)', ({ net }) => pesos(net)],
  ];

export function DownloadCsv({ payments }: { payments: ReceivedPayments }) {
  const { month, results } = payments;
  return (
    <Button
      variant="outline"
      onClick={() => saveCsv(`payments-${month}.csv`, paymentsCsv(results))}
    >
      <Icon of={Download} className="size-5" />
      Download CSV
    </Button>
  );
}

export function paymentsCsv(payments: readonly ReceivedPayment[]): string {
  return csvOf([
    COLUMNS.map(([title]) => title),
    ...payments.map((payment) => COLUMNS.map(([, value]) => value(payment))),
  ]);
}
