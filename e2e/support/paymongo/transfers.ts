import { BANKS } from '@/lib/catalogue/banks';
import { ApiError, notFound, Problems, refused } from './errors';
import { newId } from './ids';

const PROVIDERS = ['instapay', 'pesonet', 'paymongo'];
/** ₱50,000. */
const INSTAPAY_LIMIT = 5_000_000;
const WALLET_BIC = 'PAEYPHM2XXX';
const WALLET_ID = 'wallet_sangguni';

interface BankAccount {
  number: string;
  name: string;
  bic: string;
}

interface TransferInput {
  provider: string;
  amount: number;
  currency: string;
  purpose?: string;
  description?: string;
  reference_number: string;
  source_account: BankAccount;
  destination_account: BankAccount;
  callback_url?: string;
  metadata?: Record<string, string>;
}

/** As PayMongo answers it; the second version of the API has no `attributes`. */
interface Transfer extends TransferInput {
  readonly id: string;
  readonly batch_transfer_id: string;
  readonly provider_reference_number: string;
  readonly livemode: boolean;
  readonly fee: number;
  readonly created_at: string;
  updated_at: string;
  status: 'pending' | 'succeeded' | 'failed' | 'returned';
  provider_error_code: string | null;
}

/** How a transfer ends. */
interface Ending {
  status: 'succeeded' | 'failed';
  /** ISO 20022, such as AC01 for an account number that does not exist. */
  code?: string;
}

/** The wallet of the account, and what is sent from it to banks. */
export class Transfers {
  /** Centavos in the wallet. */
  balance = 1_000_000_000;
  /** Whether the account may send money at all: until then there is no such address. */
  enabled = true;
  /** How a pending transfer ends. */
  ending: Ending = { status: 'succeeded' };
  /** How long one is pending; `held`: until `settle`. */
  pendingMs: number | 'held' = 50;
  readonly wallet = { number: '506285930632', name: 'Sangguni', bic: WALLET_BIC };
  private readonly all = new Map<string, Transfer>();
  private readonly timers = new Set<NodeJS.Timeout>();

  constructor(private readonly livemode: boolean) {}

  wallets(): readonly unknown[] {
    this.requireEnabled();
    const { number, name } = this.wallet;
    return [
      {
        id: WALLET_ID,
        livemode: this.livemode,
        is_default: true,
        status: 'activated',
        type: 'standard',
        balance: { available: this.balance, pending: 0 },
        account: {
          provider: 'paymongo',
          account_name: name,
          account_number: number,
          currency: 'PHP',
        },
      },
    ];
  }

  findWallet(id: string): unknown {
    const [wallet] = this.wallets();
    if (id !== WALLET_ID) throw notFound('wallet', id);
    return wallet;
  }

  institutions(provider: string | null): unknown {
    this.requireEnabled();
    const problems = new Problems();
    problems.oneOf(provider, 'provider', PROVIDERS);
    problems.refuse();
    return this.banksOf(provider ?? '').map(({ id, name }) => ({ name, bic: id }));
  }

  createBatch(body: unknown): { id: string; transfers: Transfer[] } {
    this.requireEnabled();
    const { transfers: given } = (body ?? {}) as { transfers?: TransferInput[] };
    if (!given?.length) throw refused('parameter_required', 'transfers is required.');
    for (const [i, one] of given.entries()) this.check(one, `transfers.${i}`);
    const id = newId('batch_tr');
    return { id, transfers: given.map((one) => this.add(one, id)) };
  }

  find(id: string): Transfer {
    this.requireEnabled();
    const transfer = this.all.get(id);
    if (!transfer) throw notFound('transfer', id);
    return transfer;
  }

  /** Those of a reference of the shop, or all. */
  list(reference: string | null = null): Transfer[] {
    const all = [...this.all.values()];
    return reference === null
      ? all
      : all.filter(({ reference_number }) => reference_number === cleaned(reference));
  }

  /** Ends every transfer that is pending. */
  settle(): void {
    for (const transfer of this.all.values()) this.end(transfer);
  }

  /** The bank sends back what had arrived. */
  giveBack(id: string, code = 'AC04'): void {
    const transfer = this.find(id);
    if (transfer.status !== 'succeeded') throw new Error(`${id} has not succeeded`);
    this.balance += transfer.amount;
    this.change(transfer, 'returned', code);
  }

  stop(): void {
    for (const timer of this.timers) clearTimeout(timer);
  }

  private check(given: TransferInput, at: string): void {
    const { provider, destination_account: to, source_account: from } = given;
    const problems = new Problems();
    problems.oneOf(provider, `${at}.provider`, PROVIDERS);
    problems.amount(given.amount, `${at}.amount`, 1);
    problems.oneOf(given.currency, `${at}.currency`, ['PHP']);
    problems.required(given.reference_number, `${at}.reference_number`);
    for (const [name, account] of Object.entries({ source_account: from, destination_account: to }))
      for (const part of ['number', 'name', 'bic'] as const)
        problems.required(account?.[part], `${at}.${name}.${part}`);
    problems.refuse();
    if (this.list(given.reference_number).length > 0) {
      problems.add(
        'parameter_invalid',
        'reference_number',
        'The reference number was used before.',
      );
      problems.refuse();
    }
    if (from.number !== this.wallet.number)
      throw refused('parameter_invalid', 'The source account is not a wallet of this account.');
    if (!this.banksOf(provider).some(({ id }) => id === to.bic))
      throw refused('AB08', `${to.bic} does not take part in ${provider}.`);
    if (provider === 'instapay' && given.amount > INSTAPAY_LIMIT)
      throw refused('transaction_limit_exceeded', 'InstaPay takes up to PHP 50,000.');
    if (given.amount > this.balance)
      throw refused('available_balance_insufficient', 'The wallet has less than that.');
  }

  private add(given: TransferInput, batchId: string): Transfer {
    const at = new Date().toISOString();
    const transfer: Transfer = {
      ...given,
      reference_number: cleaned(given.reference_number),
      id: newId('tr'),
      batch_transfer_id: batchId,
      livemode: this.livemode,
      fee: 1_000,
      provider_reference_number: newId('ref'),
      provider_error_code: null,
      status: 'pending',
      created_at: at,
      updated_at: at,
    };
    this.balance -= given.amount;
    this.all.set(transfer.id, transfer);
    if (this.pendingMs !== 'held')
      this.timers.add(setTimeout(() => this.end(transfer), this.pendingMs));
    return transfer;
  }

  private end(transfer: Transfer): void {
    if (transfer.status !== 'pending') return;
    const { status, code = null } = this.ending;
    if (status === 'failed') this.balance += transfer.amount;
    this.change(transfer, status, code);
  }

  /** Tells the callback of the transfer, as there is no event; whether it listens is its own affair. */
  private change(transfer: Transfer, status: Transfer['status'], code: string | null): void {
    Object.assign(transfer, {
      status,
      provider_error_code: code,
      updated_at: new Date().toISOString(),
    });
    if (!transfer.callback_url) return;
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ data: transfer });
    void fetch(transfer.callback_url, { method: 'POST', headers, body }).catch(() => {});
  }

  private banksOf(provider: string) {
    return BANKS.filter(({ rails }) => rails.some((rail) => rail === provider));
  }

  private requireEnabled(): void {
    if (this.enabled) return;
    const detail = 'Money Movement is not enabled for this account.';
    throw new ApiError(404, [{ code: 'resource_not_found', detail }]);
  }
}

/** Banks pass on letters, digits and spaces alone. */
function cleaned(reference: string): string {
  return reference.replace(/[^A-Za-z0-9 ]/g, '');
}
