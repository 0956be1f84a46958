import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Paymongo } from '@/e2e/support/paymongo/emulator';
import { signatureOf } from '@/e2e/support/paymongo/signature';
import { limit } from '@/scripts/lib/test/speed';

let paymongo: Paymongo;
let shop: Shop;

/** Takes webhooks; answers with `status`. */
class Shop {
  readonly taken: { body: string; headers: IncomingHttpHeaders }[] = [];
  status = 200;
  private readonly server: Server;

  constructor() {
    this.server = createServer(async (req, res) => {
      const chunks: Buffer[] = [];
      for await (const chunk of req) chunks.push(chunk as Buffer);
      this.taken.push({ body: Buffer.concat(chunks).toString(), headers: req.headers });
      res.writeHead(this.status).end();
    });
  }

  async listen(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}/webhook`;
  }

  get events(): string[] {
    return this.taken.map(({ body }) => JSON.parse(body).data.attributes.type);
  }

  stop(): void {
    this.server.close();
    this.server.closeAllConnections();
  }
}

beforeEach(async () => {
  shop = new Shop();
  paymongo = await Paymongo.start({ webhook: await shop.listen(), timeScale: 0.0005 });
});
afterEach(async () => {
  await paymongo.stop();
  shop.stop();
});

interface Sent {
  key?: string;
  idempotencyKey?: string;
}

async function call(method: string, path: string, body?: unknown, sent: Sent = {}) {
  const { key = paymongo.secretKey, idempotencyKey } = sent;
  const answer = await fetch(`${paymongo.address}${path}`, {
    method,
    headers: {
      authorization: `Basic ${Buffer.from(`${key}:`).toString('base64')}`,
      ...(idempotencyKey && { 'idempotency-key': idempotencyKey }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    signal: AbortSignal.timeout(limit(1_000)),
  });
  const json = await answer.json();
  return { status: answer.status, data: json.data, errors: json.errors };
}

function checkout(changes: Record<string, unknown> = {}) {
  const attributes = {
    line_items: [{ name: 'Consultation', amount: 150_000, currency: 'PHP', quantity: 1 }],
    payment_method_types: ['gcash', 'card'],
    success_url: 'http://127.0.0.1:1/paid',
    cancel_url: 'http://127.0.0.1:1/left',
    reference_number: 'ref-1',
    ...changes,
  };
  return { data: { attributes } };
}

const open = async (changes: Record<string, unknown> = {}, sent: Sent = {}) =>
  (await call('POST', '/v1/checkout_sessions', checkout(changes), sent)).data;
const read = async (id: string) => (await call('GET', `/v1/checkout_sessions/${id}`)).data;

/** Answers the hosted page as a browser's form does. */
async function answer(url: string, form: Record<string, string>) {
  const body = new URLSearchParams(form);
  const answered = await fetch(url, { method: 'POST', body, redirect: 'manual' });
  return { status: answered.status, location: answered.headers.get('location') };
}

async function until(holds: () => boolean): Promise<void> {
  const deadline = Date.now() + limit(5_000);
  while (!holds()) {
    if (Date.now() > deadline) throw new Error('it did not come to that');
    await sleep(5);
  }
}

function refund(paymentId: string, amount: number) {
  const attributes = { payment_id: paymentId, amount, reason: 'requested_by_customer' };
  return call('POST', '/v1/refunds', { data: { attributes } });
}

function transfer(changes: Record<string, unknown> = {}) {
  const one = {
    provider: 'instapay',
    amount: 90_000,
    currency: 'PHP',
    reference_number: 'out-1',
    source_account: paymongo.transfers.wallet,
    destination_account: { number: '1234567890', name: 'Ana Reyes', bic: 'BOPIPHMMXXX' },
    ...changes,
  };
  return call('POST', '/v2/batch_transfers', { transfers: [one] });
}

test('the signature is the documented one', () => {
  const body = '{"data":{"id":"evt_test","type":"event"}}';
  const mac = '8fac6d30f2d01350c533575f86b2415e871e26ee2e33340327fe80f8bc3a1a0b';
  const sign = (live: boolean) => signatureOf('whsk_test_secret', body, 1_496_734_173, live);
  expect(sign(false)).toBe(`t=1496734173,te=${mac},li=`);
  expect(sign(true)).toBe(`t=1496734173,te=,li=${mac}`);
});

describe('checkout', () => {
  test('is paid once on its page, after an attempt that failed', async () => {
    const { id, attributes } = await open();
    expect(attributes).toMatchObject({ status: 'active', reference_number: 'ref-1', payments: [] });
    const url: string = attributes.checkout_url;
    const failed = await answer(url, {
      method: 'card',
      card: '5100000000000198',
      answer: 'authorize',
    });
    expect(failed.location).toMatch(/\?failed=1$/);
    const paid = { method: 'gcash', answer: 'authorize' };
    for (const _again of [1, 2])
      expect(await answer(url, paid)).toEqual({ status: 303, location: 'http://127.0.0.1:1/paid' });
    const after = (await read(id)).attributes;
    expect(after).toMatchObject({ status: 'active', payment_method_used: 'gcash' });
    expect(after.payments.map((one: { attributes: object }) => one.attributes)).toMatchObject([
      { status: 'failed', failed_code: 'insufficient_funds', amount: 150_000 },
      { status: 'paid', amount: 150_000, fee: 3_345, net_amount: 146_655, currency: 'PHP' },
    ]);
    expect(paymongo.checkouts.charges()).toHaveLength(1);
    expect((await call('POST', `/v1/checkout_sessions/${id}/expire`)).status).toBe(400);
    await until(() => shop.taken.length === 3);
    expect(shop.events.toSorted()).toEqual([
      'checkout_session.payment.paid',
      'payment.failed',
      'payment.paid',
    ]);
  });

  test('that has expired takes no money on its page, and money that was on its way all the same', async () => {
    const { id, attributes } = await open();
    const expired = await call('POST', `/v1/checkout_sessions/${id}/expire`);
    expect(expired.data.attributes).toMatchObject({ status: 'expired', checkout_url: null });
    await answer(attributes.checkout_url, { method: 'gcash', answer: 'authorize' });
    expect(paymongo.checkouts.charges()).toEqual([]);
    paymongo.checkouts.pay(paymongo.checkouts.find(id));
    expect((await read(id)).attributes).toMatchObject({
      status: 'expired',
      payments: [{ attributes: { status: 'paid' } }],
    });
  });

  test('of the second version has no intent until a method is chosen, and may pass the fees on', async () => {
    const made = await call('POST', '/v2/checkout_sessions', checkout({ pass_on_fees: true }));
    expect(made.data.attributes.payment_intent).toBeNull();
    paymongo.checkouts.pay(paymongo.checkouts.find(made.data.id));
    const { payment_intent: intent, payments } = (await read(made.data.id)).attributes;
    expect(intent.attributes.status).toBe('succeeded');
    expect(payments[0].attributes.amount).toBe(153_345);
  });

  test.each([
    ['nothing to pay for', { line_items: [] }, 'parameter_required', 'line_items'],
    [
      'less than ₱20',
      { line_items: [{ name: 'A', amount: 1_999, currency: 'PHP', quantity: 1 }] },
      'parameter_below_minimum',
      'amount',
    ],
    [
      'an unknown method',
      { payment_method_types: ['cash'] },
      'parameter_invalid',
      'payment_method_types',
    ],
    [
      'a method that is not activated',
      { payment_method_types: ['billease'] },
      'payment_method_not_allowed',
      'payment_method_types',
    ],
  ])('is refused with %s', async (_what, changes, code, attribute) => {
    paymongo.checkouts.activated = ['gcash', 'card'];
    const answered = await call('POST', '/v1/checkout_sessions', checkout(changes));
    expect(answered).toMatchObject({ status: 400, errors: [{ code, source: { attribute } }] });
  });
});

describe('calls', () => {
  test('need the secret key', async () => {
    const keys = ['', 'sk_test_other', 'pk_test_public'];
    const answers = await Promise.all(
      keys.map((key) => call('GET', '/v2/wallets', undefined, { key })),
    );
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401]);
    expect(answers[2]?.errors).toMatchObject([{ code: 'secret_key_required' }]);
  });

  test('with one key are made once, unless keys are ignored', async () => {
    const sent = { idempotencyKey: 'one' };
    expect((await open({}, sent)).id).toBe((await open({}, sent)).id);
    const other = await call('POST', '/v1/checkout_sessions', checkout({ description: 'B' }), sent);
    expect(other.status).toBe(400);
    paymongo.idempotent = false;
    expect((await open({}, sent)).id).not.toBe((await open({}, sent)).id);
  });

  test('beyond the rate are 429', async () => {
    paymongo.perSecond = 2;
    const statuses = [];
    for (const _each of [1, 2, 3]) statuses.push((await call('GET', '/v2/wallets')).status);
    expect(statuses).toEqual([200, 200, 429]);
  });

  test('fail as planned, before or after they had their effect', async () => {
    const create = /^POST \/v1\/checkout_sessions$/;
    paymongo.faults.next(create, 'fail');
    expect((await call('POST', '/v1/checkout_sessions', checkout())).status).toBe(500);
    expect(paymongo.checkouts.of('ref-1')).toHaveLength(0);
    paymongo.faults.next(create, 'fail-after');
    expect((await call('POST', '/v1/checkout_sessions', checkout())).status).toBe(500);
    for (const fault of ['silent', 'hang-up'] as const) {
      paymongo.faults.next(create, fault);
      await expect(call('POST', '/v1/checkout_sessions', checkout())).rejects.toThrow();
    }
    expect(paymongo.checkouts.of('ref-1')).toHaveLength(3);
    expect((await call('POST', '/v1/checkout_sessions', checkout())).status).toBe(200);
  });
});

describe('webhooks', () => {
  const pay = async () => {
    const { id } = await open();
    paymongo.checkouts.pay(paymongo.checkouts.find(id));
  };

  test('are signed over the bytes that are sent', async () => {
    await pay();
    await until(() => shop.taken.length === 2);
    for (const { body, headers } of shop.taken) {
      const given = String(headers['paymongo-signature']);
      const stamp = Number(/^t=(\d+),/.exec(given)?.[1]);
      expect(given).toBe(signatureOf(paymongo.webhooks.secret, body, stamp));
      expect(Math.abs(Date.now() / 1000 - stamp)).toBeLessThan(5);
    }
  });

  test('come again until they are taken', async () => {
    shop.status = 500;
    await pay();
    await until(() => shop.taken.length >= 4);
    shop.status = 200;
    await until(
      () => paymongo.webhooks.attempts.filter(({ status }) => status === 200).length === 2,
    );
    const { length } = shop.taken;
    await sleep(50);
    expect(shop.taken).toHaveLength(length);
  });

  test('are switched off after three events that nobody took in thirteen tries', async () => {
    await paymongo.stop();
    paymongo = await Paymongo.start({ webhook: 'http://127.0.0.1:1/nobody', timeScale: 1e-6 });
    await pay();
    await pay();
    await until(() => paymongo.webhooks.status === 'disabled');
    const { length } = paymongo.webhooks.attempts;
    expect(length).toBeGreaterThanOrEqual(3 * 13);
    await pay();
    await sleep(20);
    expect(paymongo.webhooks.attempts.length).toBeLessThanOrEqual(4 * 13);
  });

  test('can be lost, doubled, held back, put in another order and changed', async () => {
    paymongo.webhooks.lost = true;
    await pay();
    paymongo.webhooks.lost = false;
    paymongo.webhooks.hold();
    paymongo.webhooks.copies = 2;
    paymongo.webhooks.tamper(({ data }) => {
      data.attributes.livemode = true;
    });
    await pay();
    await sleep(20);
    expect(shop.taken).toEqual([]);
    paymongo.webhooks.release((events) => events.toReversed());
    await until(() => shop.taken.length === 4);
    expect(shop.events[0]).toBe('payment.paid');
    const modes = shop.taken.map(({ body }) => JSON.parse(body).data.attributes.livemode);
    expect(modes.filter(Boolean)).toHaveLength(2);
  });
});

describe('refunds', () => {
  const paidWith = async (method: 'gcash' | 'qrph' | 'card') => {
    const { id } = await open({ payment_method_types: [method] });
    return paymongo.checkouts.pay(paymongo.checkouts.find(id));
  };

  test('are pending, then made, in parts up to the whole', async () => {
    const payment = await paidWith('gcash');
    const made = await refund(payment.id, 100_000);
    expect(made.data.attributes).toMatchObject({ status: 'pending', payment_id: payment.id });
    await until(() => shop.events.includes('refund.succeeded'));
    const found = await call('GET', `/v1/refunds/${made.data.id}`);
    expect(found.data.attributes.status).toBe('succeeded');
    expect((await refund(payment.id, 50_001)).status).toBe(400);
    expect((await refund(payment.id, 50_000)).status).toBe(200);
    const listed = await call('GET', `/v1/refunds?payment_id=${payment.id}`);
    expect(listed.data).toHaveLength(2);
    paymongo.refunds.settle();
    const after = await call('GET', `/v1/payments/${payment.id}`);
    expect(after.data.attributes.status).toBe('refunded');
  });

  test('fail, are refused, and wait as they are told', async () => {
    const payment = await paidWith('card');
    paymongo.refunds.pendingMs = 'held';
    paymongo.refunds.ending = 'failed';
    const { data } = await refund(payment.id, 150_000);
    paymongo.refunds.settle();
    const found = await call('GET', `/v1/refunds/${data.id}`);
    expect(found.data.attributes.status).toBe('failed');
    paymongo.refunds.refusal = 'available_balance_insufficient';
    expect(await refund(payment.id, 150_000)).toMatchObject({
      status: 400,
      errors: [{ code: 'available_balance_insufficient' }],
    });
  });

  test('are not made of QR Ph, nor after the days of a method', async () => {
    const [qr, card] = [await paidWith('qrph'), await paidWith('card')];
    card.at -= 61 * 86_400_000;
    const answers = [await refund(qr.id, 150_000), await refund(card.id, 150_000)];
    expect(answers.map(({ errors }) => errors[0].code)).toEqual([
      'payment_method_not_allowed',
      'allowed_date_exceeded',
    ]);
  });
});

describe('transfers', () => {
  test('are pending, then made, and may come back', async () => {
    paymongo.transfers.pendingMs = 'held';
    const made = await transfer();
    const [one] = made.data.transfers;
    expect(one).toMatchObject({ status: 'pending', reference_number: 'out1', amount: 90_000 });
    const status = async () => (await call('GET', `/v2/transfers/${one.id}`)).data.status;
    paymongo.transfers.settle();
    expect(await status()).toBe('succeeded');
    paymongo.transfers.giveBack(one.id);
    expect(await status()).toBe('returned');
    expect((await call('GET', '/v2/wallets')).data[0].balance.available).toBe(1_000_000_000);
  });

  test('of a reference are made once, and are found by it', async () => {
    await transfer();
    const again = await transfer();
    const source = { attribute: 'reference_number' };
    expect(again).toMatchObject({ status: 400, errors: [{ code: 'parameter_invalid', source }] });
    const found = await call('GET', '/v2/transfers?reference_number=out-1');
    expect(found.data).toHaveLength(1);
  });

  test.each([
    ['more than InstaPay takes', { amount: 5_000_001 }, 'transaction_limit_exceeded'],
    [
      'more than there is',
      { provider: 'pesonet', amount: 1_000_000_001 },
      'available_balance_insufficient',
    ],
    [
      'a wallet over PESONet',
      {
        provider: 'pesonet',
        destination_account: { number: '09171234567', name: 'A', bic: 'GXCHPHM2XXX' },
      },
      'AB08',
    ],
  ])('are refused for %s', async (_what, changes, code) => {
    expect(await transfer(changes)).toMatchObject({ status: 400, errors: [{ code }] });
  });

  test('go to the banks of a network, once the account may send money', async () => {
    const path = '/v2/transfers/receiving_institutions?provider=pesonet';
    const { data } = await call('GET', path);
    expect(data).toContainEqual({ name: 'BDO Unibank', bic: 'BNORPHMMXXX' });
    expect(data).not.toContainEqual({ name: 'GCash', bic: 'GXCHPHM2XXX' });
    paymongo.transfers.enabled = false;
    expect((await call('GET', path)).status).toBe(404);
  });
});
