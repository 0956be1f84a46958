import { notFound, Problems, refused } from './errors';
import { newId } from './ids';
import { feeOf, METHOD_NAMES, type MethodName, methodOf } from './methods';
import {
  type Account,
  type CheckoutInput,
  chargeOf,
  type Payment,
  paymentResource,
  type Session,
  sessionResource,
  totalOf,
} from './records';
import type { Webhooks } from './webhooks';

/** ₱20. */
const SMALLEST = 2_000;

/** Checkout sessions and the payments made in them. */
export class Checkouts {
  /** Methods that the account may use: PayMongo activates each on request. */
  activated: readonly MethodName[] = METHOD_NAMES;
  private readonly sessions = new Map<string, Session>();

  constructor(
    readonly account: Account,
    private readonly webhooks: Webhooks,
  ) {}

  create(body: unknown, version: 1 | 2): Session {
    const input = this.read(body);
    const id = newId('cs');
    const session: Session = {
      id,
      input,
      version,
      intentId: newId('pi'),
      clientKey: `${id}_${newId('client')}`,
      payments: [],
      createdAt: Date.now(),
      status: 'active',
    };
    this.sessions.set(id, session);
    return session;
  }

  find(id: string): Session {
    const session = this.sessions.get(id);
    if (!session) throw notFound('checkout session', id);
    return session;
  }

  /** The session of a page's address. */
  ofKey(clientKey: string): Session | undefined {
    return [...this.sessions.values()].find((session) => session.clientKey === clientKey);
  }

  /** The sessions that were made for a reference of the shop, the oldest first. */
  of(reference: string): Session[] {
    return [...this.sessions.values()].filter(({ input }) => input.reference_number === reference);
  }

  /** All that was ever charged. */
  charges(): Payment[] {
    return [...this.sessions.values()].flatMap((session) => chargeOf(session) ?? []);
  }

  /** All attempts to pay, the newest first, behind the one of an id; each with its session. */
  page(after: string | null, limit: number): { session: Session; payment: Payment }[] {
    const all = [...this.sessions.values()]
      .flatMap((session) => session.payments.map((payment) => ({ session, payment })))
      .toReversed()
      .toSorted((one, other) => other.payment.at - one.payment.at);
    const from = after ? all.findIndex(({ payment }) => payment.id === after) + 1 : 0;
    return all.slice(from, from + limit);
  }

  expire(id: string): Session {
    const session = this.find(id);
    if (chargeOf(session) || session.status === 'expired')
      throw refused('resource_processing_state', `Checkout session ${id} is no longer active.`);
    session.status = 'expired';
    this.notify('checkout_session.payment.expired', session);
    return session;
  }

  /**
   * The payer authorises: charged once, however often it is pressed. Also in a session that has expired meanwhile: the
   * wallet had begun before.
   */
  pay(session: Session, method = session.input.payment_method_types[0]): Payment {
    const before = chargeOf(session);
    if (before) return before;
    const payment = this.add(session, method ?? 'card', 'paid', null);
    this.notify('checkout_session.payment.paid', session);
    this.webhooks.send('payment.paid', paymentResource(payment, this.account));
    return payment;
  }

  /** An attempt fails; another may follow. */
  fail(session: Session, method = session.input.payment_method_types[0], why = 'generic_decline') {
    const payment = this.add(session, method ?? 'card', 'failed', why);
    this.webhooks.send('payment.failed', paymentResource(payment, this.account));
    return payment;
  }

  payment(id: string): Payment {
    for (const { payments } of this.sessions.values()) {
      const found = payments.find((payment) => payment.id === id);
      if (found) return found;
    }
    throw notFound('payment', id);
  }

  /** Sends an event about a session as it is now. */
  notify(type: string, session: Session): void {
    this.webhooks.send(type, sessionResource(session, this.account));
  }

  private add(
    session: Session,
    method: MethodName,
    status: 'paid' | 'failed',
    failure: string | null,
  ): Payment {
    const price = totalOf(session.input);
    const passed = session.input.pass_on_fees ? feeOf(method, price) : 0;
    const amount = price + passed;
    const payment: Payment = {
      id: newId('pay'),
      sessionId: session.id,
      method,
      status,
      failure,
      refunds: [],
      amount,
      currency: 'PHP',
      fee: feeOf(method, amount),
      at: Date.now(),
    };
    session.payments.push(payment);
    return payment;
  }

  private read(body: unknown): CheckoutInput {
    const given = attributesOf(body) as Partial<CheckoutInput>;
    const problems = new Problems();
    const { line_items: lines, payment_method_types: types } = given;
    if (!lines?.length) problems.add('parameter_required', 'line_items', 'line_items is required.');
    for (const [i, line] of (lines ?? []).entries()) {
      problems.amount(line.amount, `line_items.${i}.amount`, 1);
      problems.amount(line.quantity, `line_items.${i}.quantity`, 1);
      problems.required(line.name, `line_items.${i}.name`);
      problems.oneOf(line.currency, `line_items.${i}.currency`, ['PHP']);
    }
    for (const type of types ?? []) {
      problems.oneOf(type, 'payment_method_types', METHOD_NAMES);
      if (METHOD_NAMES.includes(type) && !this.activated.includes(type))
        problems.add(
          'payment_method_not_allowed',
          'payment_method_types',
          `${methodOf(type).label} is not activated for this account.`,
        );
    }
    if (!types?.length) problems.required(undefined, 'payment_method_types');
    problems.required(given.success_url, 'success_url');
    problems.refuse();
    problems.amount(totalOf(given as CheckoutInput), 'amount', SMALLEST);
    problems.refuse();
    return given as CheckoutInput;
  }
}

/** The nested body of the first version, which checkout sessions have in both: `{data: {attributes}}`. */
export function attributesOf(body: unknown): Record<string, unknown> {
  const { data } = (body ?? {}) as { data?: { attributes?: Record<string, unknown> } };
  if (!data?.attributes)
    throw refused('parameter_required', 'The data attributes of the request are required.');
  return data.attributes;
}
