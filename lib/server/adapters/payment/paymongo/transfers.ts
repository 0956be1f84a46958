import 'server-only';
import type { Rail } from '@/lib/domain/payments/payout';
import { type GatewayTransfer, type Institution, isGatewayError, type NewTransfer } from '../port';
import { type PaymongoCalls, type PaymongoSettings, paymongoCalls, silence } from './client';
import {
  batchAnswer,
  institutionList,
  type TransferResource,
  transferAnswer,
  transferList,
  type Wallet,
  walletAnswer,
  walletList,
} from './resources';

const TRANSFERS = '/v2/transfers';
/** BIC of PayMongo itself, where wallets are held. */
const PAYMONGO_BIC = 'PAEYPHM2XXX';

export async function listInstitutions(
  settings: PaymongoSettings,
  rail: Rail,
): Promise<Institution[]> {
  const { data } = await paymongoCalls(settings)({
    name: 'institutions',
    method: 'GET',
    path: `${TRANSFERS}/receiving_institutions?provider=${rail}`,
    answer: institutionList,
  });
  return data.map(({ bic, name }) => ({ rail, bic, name }));
}

/**
 * Sends money once per reference: looks for a transfer with our reference first, and again when the response is lost.
 * If that look-up fails, nothing is made until the next attempt.
 */
export async function makeTransfer(
  settings: PaymongoSettings,
  transfer: NewTransfer,
): Promise<GatewayTransfer> {
  const call = paymongoCalls(settings);
  const reference = referenceFor(transfer.reference);
  const made = await findTransfer(call, reference);
  if (made) return made;
  const source = await sourceAccount(call);
  try {
    const { data } = await call({
      name: 'transfer create',
      method: 'POST',
      path: '/v2/batch_transfers',
      key: transfer.reference,
      once: true,
      body: { transfers: [fieldsOf(transfer, reference, source)] },
      answer: batchAnswer,
    });
    const [first] = data.transfers;
    if (!first) throw silence('transfer create', 'answered no transfer');
    return transferOf(first);
  } catch (error) {
    if (!isGatewayError(error) || error.reason !== 'unreachable') throw error;
    const late = await findTransfer(call, reference);
    if (late) return late;
    throw error;
  }
}

function fieldsOf(
  { amount, rail, account, description }: NewTransfer,
  reference: string,
  source: Account,
) {
  return {
    provider: rail,
    amount,
    currency: 'PHP',
    purpose: 'Payout',
    description: plain(description).slice(0, 50),
    reference_number: reference,
    source_account: source,
    destination_account: { number: account.number, name: account.name, bic: account.bic },
  };
}

/**
 * Reduces a text to letters, digits and spaces, which is all that banks pass on; PayMongo returns the reference in
 * this form.
 */
function plain(text: string): string {
  return text.replace(/[^A-Za-z0-9 ]/g, '');
}

/** Shortens the reference to the 35 characters that banks keep (ISO 20022, Max35Text). */
function referenceFor(reference: string): string {
  return plain(reference).slice(0, 35);
}

async function findTransfer(
  call: PaymongoCalls,
  reference: string,
): Promise<GatewayTransfer | undefined> {
  const { data, has_more } = await call({
    name: 'transfer list',
    method: 'GET',
    path: `${TRANSFERS}?reference_number=${encodeURIComponent(reference)}&limit=100`,
    answer: transferList,
  });
  const found = (Array.isArray(data) ? data : data.transfers).find(
    ({ reference_number: given }) => given && sameReference(given, reference),
  );
  if (found) return transferOf(found);
  // A list that was cut short proves nothing.
  if (has_more) throw silence('transfer list', 'was cut short');
  return undefined;
}

function sameReference(given: string, reference: string): boolean {
  return plain(given).toLowerCase() === reference.toLowerCase();
}

interface Account {
  readonly number: string;
  readonly name: string;
  readonly bic: string;
}

async function sourceAccount(call: PaymongoCalls): Promise<Account> {
  const { data } = await call({
    name: 'wallet list',
    method: 'GET',
    path: '/v2/wallets',
    answer: walletList,
  });
  const active = data.filter(({ status }) => !status || /^activ(?:e|ated)$/.test(status));
  const wallet = active.find(({ is_default }) => is_default) ?? active[0];
  if (!wallet) throw silence('wallet list', 'names no active wallet to pay from');
  const account = accountOf(wallet) ?? accountOf(await readWallet(call, wallet.id));
  if (!account) throw silence('wallet fetch', 'names no account of the wallet');
  return account;
}

async function readWallet(call: PaymongoCalls, id: string): Promise<Wallet> {
  const { data } = await call({
    name: 'wallet fetch',
    method: 'GET',
    path: `/v2/wallets/${encodeURIComponent(id)}?fields=account`,
    answer: walletAnswer,
  });
  return data;
}

function accountOf({ source_account: source, account }: Wallet): Account | null {
  if (source) return { number: source.number, name: source.name, bic: source.bic ?? PAYMONGO_BIC };
  if (!account) return null;
  return { number: account.account_number, name: account.account_name, bic: PAYMONGO_BIC };
}

export async function readTransfer(
  settings: PaymongoSettings,
  transferId: string,
): Promise<GatewayTransfer> {
  const { data } = await paymongoCalls(settings)({
    name: 'transfer fetch',
    method: 'GET',
    path: `${TRANSFERS}/${encodeURIComponent(transferId)}`,
    answer: transferAnswer,
  });
  return transferOf(data);
}

const ENDS: Readonly<Record<string, GatewayTransfer['status']>> = {
  succeeded: 'succeeded',
  completed: 'succeeded',
  failed: 'failed',
  rejected: 'failed',
  returned: 'returned',
  reversed: 'returned',
};

function transferOf({ id, status, provider_error_code }: TransferResource): GatewayTransfer {
  const end = ENDS[status] ?? 'pending';
  const isBack = end === 'failed' || end === 'returned';
  return { id, status: end, failure: isBack ? failureCode(provider_error_code) : null };
}

/** Returns a failure as a code, never as a sentence, since sentences name accounts. */
function failureCode(given: string | null | undefined): string | null {
  return given && /^\w{1,60}$/.test(given) ? given : null;
}
