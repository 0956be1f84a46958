import type { ComboboxGroup, ComboboxOption } from '@/components/ui/forms/combobox-list';
import type { ComboboxFinding } from '@/components/ui/forms/use-combobox';
import { BANKS } from '@/lib/catalogue/banks';

export interface BankOption extends ComboboxOption {
  readonly _id: string;
  readonly wallet: boolean;
}

const OPTIONS: readonly BankOption[] = BANKS.map(({ id, name, wallet = false }) => ({
  _id: id,
  label: name,
  wallet,
}));

const GROUPS: readonly ComboboxGroup<BankOption>[] = [
  { label: 'Wallets', options: OPTIONS.filter(({ wallet }) => wallet) },
  { label: 'Banks', options: OPTIONS.filter(({ wallet }) => !wallet) },
];

export function bankOption(id: string): BankOption | null {
  return OPTIONS.find(({ _id }) => _id === id) ?? null;
}

/** Finds banks and wallets with the typed text anywhere in their name. */
export function findBanks(query: string): ComboboxFinding<BankOption> {
  const typed = query.toLowerCase();
  const groups = GROUPS.map((group) => ({
    ...group,
    options: group.options.filter(({ label }) => label.toLowerCase().includes(typed)),
  })).filter(({ options }) => options.length > 0);
  return { groups, matches: groups.reduce((sum, { options }) => sum + options.length, 0) };
}
