import { METHOD_NAMES, type MethodName, methodOf } from './methods';
import { chargeOf, type Session, totalOf } from './records';

/** Cards that fail, as PayMongo's test cards do; every other number pays. */
const FAILING_CARDS: Readonly<Record<string, string>> = {
  '4200000000000018': 'card_expired',
  '4300000000000017': 'cvc_invalid',
  '5100000000000198': 'insufficient_funds',
  '4111111111111111': 'generic_decline',
  '5234000000000106': 'payment_refused',
};
const GOOD_CARD = '4343434343434345';

export interface Answer {
  method: MethodName;
  /** Why the payment fails, or null. */
  failure: string | null;
}

export function readAnswer(form: URLSearchParams, session: Session): Answer | null {
  const method = METHOD_NAMES.find((name) => name === form.get('method'));
  if (!method || !session.input.payment_method_types.includes(method)) return null;
  const card = method === 'card' ? (form.get('card') ?? '').replace(/\s/g, '') : '';
  const failed = form.get('answer') === 'authorize' ? FAILING_CARDS[card] : 'generic_decline';
  return { method, failure: failed ?? null };
}

/** The hosted page of a session: choose a method, authorise, fail, or go back. */
export function checkoutPage(session: Session, failed: boolean): string {
  const { input, status } = session;
  const pesos = (totalOf(input) / 100).toLocaleString('en-PH', { minimumFractionDigits: 2 });
  const about = `<p>${escaped(input.description ?? input.line_items[0]?.name ?? '')}</p>
<p>₱${pesos}</p>`;
  if (chargeOf(session))
    return page(
      `${about}<p>This was paid already.</p>${link(input.success_url, 'Back to the shop')}`,
    );
  const back = link(input.cancel_url, 'Close');
  if (status === 'expired') return page(`${about}<p>This payment page has expired.</p>${back}`);
  const alert = failed ? '<p role="alert">The payment failed. Nothing was charged.</p>' : '';
  return page(`${alert}${about}<form method="post">
<fieldset><legend>Payment method</legend>${input.payment_method_types.map(radio).join('')}</fieldset>
${input.payment_method_types.includes('card') ? `<p><label>Card number <input name="card" value="${GOOD_CARD}"></label></p>` : ''}
<button name="answer" value="authorize">Authorize</button>
<button name="answer" value="fail">Fail</button>
</form>${back}`);
}

export function brokenPage(): string {
  return page('<p role="alert">Something went wrong. Your payment may have gone through.</p>');
}

function radio(method: MethodName, i: number): string {
  const checked = i === 0 ? ' checked' : '';
  const { label } = methodOf(method);
  return `<p><label><input type="radio" name="method" value="${method}"${checked}> ${label}</label></p>`;
}

function link(address: string, text: string): string {
  return `<p><a href="${escaped(address)}">${text}</a></p>`;
}

function page(content: string): string {
  return `<!doctype html><html lang="en"><meta charset="utf-8"><link rel="icon" href="data:,"><title>PayMongo for tests</title>
<main><h1>PayMongo for tests</h1>${content}</main></html>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
