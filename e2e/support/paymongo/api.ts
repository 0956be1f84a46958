import type { Checkouts } from './checkouts';
import { ApiError, notFound, refused } from './errors';
import { paymentResource, refundResource, sessionResource } from './records';
import type { Refunds } from './refunds';
import type { Call } from './server';
import type { Transfers } from './transfers';
import type { Webhooks } from './webhooks';

/** The parts of an account. */
export interface Parts {
  readonly checkouts: Checkouts;
  readonly refunds: Refunds;
  readonly transfers: Transfers;
  readonly webhooks: Webhooks;
}

/** Answers the `data` of a call; `id` is the first and only part of the path that varies. */
type Handler = (
  parts: Parts,
  call: { id: string; body: unknown; query: URLSearchParams },
) => unknown;

const session = ({ checkouts }: Parts, of: ReturnType<Checkouts['find']>) =>
  sessionResource(of, checkouts.account);

/** The documented API of PayMongo, as far as a shop needs it. */
const ROUTES: readonly (readonly [method: string, path: RegExp, handler: Handler])[] = [
  [
    'POST',
    /^\/v([12])\/checkout_sessions$/,
    (parts, { id, body }) => session(parts, parts.checkouts.create(body, id === '2' ? 2 : 1)),
  ],
  [
    'GET',
    /^\/v1\/checkout_sessions\/([^/]+)$/,
    (parts, { id }) => session(parts, parts.checkouts.find(id)),
  ],
  [
    'POST',
    /^\/v1\/checkout_sessions\/([^/]+)\/expire$/,
    (parts, { id }) => session(parts, parts.checkouts.expire(id)),
  ],
  [
    'GET',
    /^\/v1\/payments$/,
    ({ checkouts }, { query }) => {
      const { account } = checkouts;
      const page = checkouts.page(query.get('after'), Number(query.get('limit') ?? 10));
      return page.map(({ session, payment }) => {
        const { attributes, ...resource } = paymentResource(payment, account);
        const { metadata = null } = session.input;
        return { ...resource, attributes: { ...attributes, metadata } };
      });
    },
  ],
  [
    'GET',
    /^\/v1\/payments\/([^/]+)$/,
    ({ checkouts }, { id }) => paymentResource(checkouts.payment(id), checkouts.account),
  ],
  [
    'POST',
    /^\/v1\/refunds$/,
    ({ checkouts, refunds }, { body }) => refundResource(refunds.create(body), checkouts.account),
  ],
  [
    'GET',
    /^\/v1\/refunds$/,
    ({ checkouts, refunds }, { query }) =>
      refunds
        .list(query.get('payment_id') ?? query.get('data.attributes.payment_id'))
        .map((refund) => refundResource(refund, checkouts.account)),
  ],
  [
    'GET',
    /^\/v1\/refunds\/([^/]+)$/,
    ({ checkouts, refunds }, { id }) => refundResource(refunds.find(id), checkouts.account),
  ],
  ['GET', /^\/v2\/wallets$/, ({ transfers }) => transfers.wallets()],
  ['GET', /^\/v2\/wallets\/([^/]+)$/, ({ transfers }, { id }) => transfers.findWallet(id)],
  [
    'GET',
    /^\/v2\/transfers\/receiving_institutions$/,
    ({ transfers }, { query }) => transfers.institutions(query.get('provider')),
  ],
  ['POST', /^\/v2\/batch_transfers$/, ({ transfers }, { body }) => transfers.createBatch(body)],
  [
    'GET',
    /^\/v2\/transfers$/,
    ({ transfers }, { query }) => transfers.list(query.get('reference_number')),
  ],
  ['GET', /^\/v2\/transfers\/([^/]+)$/, ({ transfers }, { id }) => transfers.find(id)],
  [
    'POST',
    /^\/v1\/webhooks$/,
    ({ webhooks }, { body }) => {
      webhooks.url = urlIn(body);
      return webhookResource(webhooks);
    },
  ],
  [
    'POST',
    /^\/v1\/webhooks\/([^/]+)\/enable$/,
    ({ webhooks }) => {
      webhooks.enable();
      return webhookResource(webhooks);
    },
  ],
];

/** The `data` that PayMongo answers to a call. @throws ApiError when it is refused */
export function dataOf(parts: Parts, { method, path, query, body }: Call): unknown {
  const [, pattern, handler] = ROUTES.find(([verb, at]) => verb === method && at.test(path)) ?? [];
  if (!pattern || !handler) throw notFound('resource', path);
  const id = pattern.exec(path)?.[1] ?? '';
  return handler(parts, { id, query, body: body === '' ? undefined : parsed(body) });
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw refused('parameter_format_invalid', 'The body is not JSON.');
  }
}

/** Refuses a call without the secret key of the account: HTTP Basic, the key as user name, no password. */
export function requireKey({ headers }: Call, secretKey: string): void {
  const [scheme, given = ''] = (headers.authorization ?? '').split(' ');
  const key = Buffer.from(given, 'base64').toString();
  if (scheme === 'Basic' && key === `${secretKey}:`) return;
  const code = key.startsWith('pk_') ? 'secret_key_required' : 'api_key_invalid';
  throw new ApiError(401, [{ code, detail: 'The API key is not valid.' }]);
}

function urlIn(body: unknown): string {
  const { data } = (body ?? {}) as { data?: { attributes?: { url?: string } } };
  const url = data?.attributes?.url;
  if (!url) throw refused('parameter_required', 'url is required.');
  return url;
}

function webhookResource({ url, status, secret }: Webhooks) {
  return { id: 'hook_sangguni', type: 'webhook', attributes: { url, status, secret_key: secret } };
}
