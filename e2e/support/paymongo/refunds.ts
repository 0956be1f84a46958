import { attributesOf, type Checkouts } from './checkouts';
import { notFound, Problems, refused } from './errors';
import { newId } from './ids';
import { methodOf } from './methods';
import { type Payment, type Refund, refundResource } from './records';
import type { Webhooks } from './webhooks';

const DAY_MS = 86_400_000;
/** ₱1. */
const SMALLEST = 100;
const REASONS = ['duplicate', 'fraudulent', 'requested_by_customer', 'others'];
const NOTES = 255;

/** Money that goes back, out of what PayMongo has not paid out to the account yet. */
export class Refunds {
  /** The code with which every new refund is refused; null while they are taken. */
  refusal: string | null = null;
  /** How a pending refund ends. */
  ending: 'succeeded' | 'failed' = 'succeeded';
  /** How long one is pending; `held`: until `settle`. */
  pendingMs: number | 'held' = 50;
  /** PayMongo refunds live payments alone; here those of the test mode too, or there was nothing to try. */
  liveOnly = false;
  private readonly all = new Map<string, Refund>();
  private readonly timers = new Set<NodeJS.Timeout>();

  constructor(
    private readonly checkouts: Checkouts,
    private readonly webhooks: Webhooks,
  ) {}

  create(body: unknown, now = Date.now()): Refund {
    const given = attributesOf(body);
    const problems = new Problems();
    problems.amount(given.amount, 'amount', SMALLEST);
    problems.required(given.payment_id, 'payment_id');
    problems.oneOf(given.reason, 'reason', REASONS);
    const notes = typeof given.notes === 'string' ? given.notes : null;
    if (notes && notes.length > NOTES)
      problems.add('parameter_above_maximum', 'notes', `notes has at most ${NOTES} characters.`);
    problems.refuse();
    const payment = this.checkouts.payment(String(given.payment_id));
    const amount = Number(given.amount);
    this.check(payment, amount, now);
    const refund: Refund = {
      id: newId('ref'),
      paymentId: payment.id,
      amount,
      notes,
      createdAt: now,
      reason: String(given.reason),
      metadata: (given.metadata as Record<string, string> | undefined) ?? null,
      status: 'pending',
    };
    payment.refunds.push(refund);
    this.all.set(refund.id, refund);
    this.endLater(refund);
    return refund;
  }

  find(id: string): Refund {
    const refund = this.all.get(id);
    if (!refund) throw notFound('refund', id);
    return refund;
  }

  /** All of a payment, or all there are, the oldest first. */
  list(paymentId: string | null): Refund[] {
    const all = [...this.all.values()];
    return paymentId === null ? all : all.filter((refund) => refund.paymentId === paymentId);
  }

  /** Ends every refund that is pending. */
  settle(): void {
    for (const refund of this.all.values()) this.end(refund);
  }

  stop(): void {
    for (const timer of this.timers) clearTimeout(timer);
  }

  private check(payment: Payment, amount: number, now: number): void {
    const { label, refundDays } = methodOf(payment.method);
    const { livemode } = this.checkouts.account;
    if (payment.status !== 'paid')
      throw refused('resource_processing_state', `Payment ${payment.id} is not paid.`);
    if (this.liveOnly && !livemode)
      throw refused('livemode_mismatched', 'Only live payments can be refunded.');
    if (refundDays === undefined)
      throw refused('payment_method_not_allowed', `${label} can not be refunded.`);
    if (now - payment.at > refundDays * DAY_MS)
      throw refused('allowed_date_exceeded', `The ${refundDays} days for a refund are over.`);
    const gone = payment.refunds
      .filter(({ status }) => status !== 'failed')
      .reduce((sum, refund) => sum + refund.amount, 0);
    if (gone + amount > payment.amount)
      throw refused(
        'parameter_above_maximum',
        'The amount is more than what is left of the payment.',
      );
    if (this.refusal) throw refused(this.refusal, 'The refund is not possible.');
  }

  private endLater(refund: Refund): void {
    if (this.pendingMs === 'held') return;
    const timer = setTimeout(() => this.end(refund), this.pendingMs);
    this.timers.add(timer);
  }

  private end(refund: Refund): void {
    if (refund.status !== 'pending') return;
    refund.status = this.ending;
    const type = `refund.${refund.status}`;
    this.webhooks.send(type, refundResource(refund, this.checkouts.account));
  }
}
