import { Download, Printer } from 'lucide';
import { durationLabel } from '@/components/meetings/meeting-labels';
import { classNames } from '@/components/ui/class-names';
import { ClockTime } from '@/components/ui/display/day-time';
import { Price } from '@/components/ui/display/price';
import { buttonClass } from '@/components/ui/forms/button-class';
import { Icon } from '@/components/ui/icons/icon';
import { textLinkAloneClass } from '@/components/ui/layout/text-link';
import type { WorkItem } from '@/lib/contract/work-items/work-items';
import { AcceptPanel } from '../acceptance/accept-panel';
import { firstTotal } from '../acceptance/first-payment';
import { ConfirmWork, ObjectToWork, ReportProblem } from '../completion/confirm-work';
import { isDisputed } from '../disputed';
import { AskForChanges, inPanel, isConfirmable, isPayable } from '../milestones/client-milestone';
import { PAYMENTS_ID } from '../milestones/milestone-section';
import { moneyOf } from '../money';
import { OrderActions, Revise } from '../orders/order-actions';
import { isLate, orderText } from '../orders/order-text';
import { agreementPdfPath, type Reader } from '../work-item-paths';
import { LawyerActions } from './lawyer-actions';
import { panelText } from './panel-copy';

/** Id that the heading and the bar link to where the panel stands below the page. */
export const PANEL_ID = 'panel';

interface AgreementPanelProps {
  item: WorkItem;
  reader: Reader;
  now: number;
}

export function AgreementPanel(props: AgreementPanelProps) {
  return (
    <aside
      id={PANEL_ID}
      aria-label="What to do"
      className={classNames(
        'scroll-mt-20 rounded bg-white print:hidden',
        isDisputed(props.item) ? 'border' : 'border-2 border-teal-800',
      )}
    >
      <Main {...props} />
      <OnPaper item={props.item} />
    </aside>
  );
}

function Main({ item, reader, now }: AgreementPanelProps) {
  if (reader === 'client' && item.can.includes('accept')) return <AcceptPanel item={item} />;
  if (reader === 'client' && item.status === 'PAYMENT_PENDING')
    return <PendingPayment item={item} now={now} />;
  const { title, text } = orderText(item, reader, now) ?? panelText(item, reader, now);
  return (
    <div className="grid gap-4 p-5">
      <div>
        <h2 className="text-xl">{title}</h2>
        <p
          className={classNames(
            'mt-2',
            isLate(item, now) ? 'font-medium text-red-700' : 'text-neutral-700',
          )}
        >
          {text}
        </p>
        <Reason item={item} reader={reader} />
        {reader === 'client' && <ToPayments item={item} />}
        {reader === 'client' && <ToDelivery item={item} />}
      </div>
      <Money item={item} />
      {reader === 'client' ? (
        <ClientActions item={item} />
      ) : item.order ? (
        <OrderActions item={item} />
      ) : (
        <LawyerActions item={item} now={now} />
      )}
    </div>
  );
}

function Reason({ item, reader }: Pick<AgreementPanelProps, 'item' | 'reader'>) {
  const { status, rejected_by: by, rejected_reason: reason } = item;
  if (status !== 'REJECTED' || !reason || by === null || by === 'SYSTEM') return null;
  return (
    <p className="mt-3 break-words whitespace-pre-line text-neutral-900">
      <span className="block text-sm text-neutral-600">{WROTE[by][reader]}</span>
      {reason}
    </p>
  );
}

const WROTE = {
  CLIENT: { client: 'You wrote', lawyer: 'Your client wrote' },
  LAWYER: { client: 'The lawyer wrote', lawyer: 'You wrote' },
} as const;

/** Links to Payments while a part waits to be paid or confirmed. */
function ToPayments({ item }: Pick<AgreementPanelProps, 'item'>) {
  const payable = item.milestones.some((part) => isPayable(item, part));
  if (!payable && !item.milestones.some((part) => isConfirmable(item, part))) return null;
  return (
    <a href={`#${PAYMENTS_ID}`} className={textLinkAloneClass}>
      {payable ? 'A payment is asked for' : 'A part is delivered: please look at it'}
    </a>
  );
}

/** Links to what was delivered while the whole of the work waits to be confirmed. */
function ToDelivery({ item }: Pick<AgreementPanelProps, 'item'>) {
  const isDelivered = item.deliveries.some(({ milestone_id }) => milestone_id !== null);
  if (!isDelivered || !item.can.includes('confirm')) return null;
  return (
    <a href={`#${PAYMENTS_ID}`} className={textLinkAloneClass}>
      See what was delivered
    </a>
  );
}

function ClientActions({ item }: Pick<AgreementPanelProps, 'item'>) {
  const changeable = inPanel(item);
  return (
    <div className="grid gap-3 empty:hidden">
      <ConfirmWork item={item} />
      <Revise item={item} />
      {changeable && <AskForChanges item={item} milestone={changeable} wide />}
      <ObjectToWork item={item} />
      <ReportProblem item={item} />
    </div>
  );
}

function Money({ item }: Pick<AgreementPanelProps, 'item'>) {
  const { paid, held, released, refunded } = moneyOf(item);
  if (paid === 0) return null;
  return (
    <dl className="grid gap-2 border-t pt-4 text-sm tabular">
      <Line label={item.order ? 'Paid' : 'Paid of the fee and services'} centavos={paid} strong />
      <Line label="Held by Sangguni" centavos={held} />
      <Line label="Released" centavos={released} />
      {refunded > 0 && <Line label="Back to the client" centavos={refunded} />}
    </dl>
  );
}

function Line(props: { label: string; centavos: number; strong?: boolean }) {
  const { label, centavos, strong } = props;
  return (
    <div className={`flex justify-between gap-3 ${strong ? 'font-semibold' : ''}`}>
      <dt className={strong ? undefined : 'text-neutral-600'}>{label}</dt>
      <dd>
        <Price centavos={centavos} />
      </dd>
    </div>
  );
}

function OnPaper({ item }: Pick<AgreementPanelProps, 'item'>) {
  return (
    <div className="flex flex-wrap gap-x-5 rounded-b-inner border-t bg-neutral-50 px-5 py-2 text-sm">
      <a href={agreementPdfPath(item._id)} download className={textLinkAloneClass}>
        <Icon of={Download} className="size-4" />
        Download (PDF)
      </a>
      <button type="button" className={textLinkAloneClass} onClick={() => window.print()}>
        <Icon of={Printer} className="size-4" />
        Print
      </button>
    </div>
  );
}

interface PendingPaymentProps {
  item: WorkItem;
  now: number;
}

/**
 * Shows the payment link of an accepted agreement, until when it can be paid, and what happens otherwise.
 */
function PendingPayment({ item, now }: PendingPaymentProps) {
  const part = item.milestones.find(({ status }) => status === 'PAYMENT_PENDING');
  const until = part?.hold_expires_at ? Date.parse(part.hold_expires_at) : null;
  const url = item.checkout_url ?? part?.checkout_url;
  return (
    <div className="p-5">
      <h2 className="text-xl">Pay to begin</h2>
      <p className="mt-2 text-neutral-700">
        {item.order
          ? 'You signed the order. The lawyer gets it as soon as your payment arrives.'
          : 'You accepted the agreement. It takes effect as soon as your payment arrives.'}
      </p>
      {url && (
        <a
          href={url}
          className={`mt-4 ${buttonClass({ variant: 'action', size: 'large', wide: true })}`}
        >
          <span>
            Continue to payment, <Price centavos={firstTotal(item)} />
          </span>
        </a>
      )}
      {until !== null && (
        <p className="mt-3 text-sm text-neutral-700 tabular">
          <span>
            {until > now
              ? `${durationLabel(until - now)} left. `
              : 'We are checking whether a payment arrived. '}
          </span>
          {until > now && (
            <span>
              If it is not paid by <ClockTime instant={until} />, nothing is charged.{' '}
              {item.order
                ? 'You can then pay or cancel it while it is open.'
                : 'The agreement is a proposal again. You can then accept or decline it.'}
            </span>
          )}
        </p>
      )}
    </div>
  );
}
