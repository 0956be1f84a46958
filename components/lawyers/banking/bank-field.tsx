import { useEffect, useRef } from 'react';
import type { RefCallBack } from 'react-hook-form';
import { ComboboxField } from '@/components/ui/forms/combobox';
import type { ComboboxHandle } from '@/components/ui/forms/use-combobox';
import { type BankOption, bankOption, findBanks } from './bank-options';

const SOURCE = { find: findBanks };
const LABELS = { one: 'bank', many: 'banks and wallets' };

interface BankFieldProps {
  /** Field of a react-hook-form controller; the value is the bank's id, empty if none is chosen. */
  field: { value: string; onChange: (id: string) => void; ref: RefCallBack };
  error: string | undefined;
}

export function BankField({ field, error }: BankFieldProps) {
  const box = useRef<ComboboxHandle<BankOption>>(null);
  const { ref } = field;
  // What react-hook-form gives the focus to where the field is wrong.
  useEffect(() => ref({ focus: () => box.current?.open() }), [ref]);
  return (
    <ComboboxField
      label="Bank or wallet"
      labels={LABELS}
      placeholder="Type to find, such as BPI"
      source={SOURCE}
      handle={box}
      value={bankOption(field.value)}
      onChange={(bank) => field.onChange(bank?._id ?? '')}
      error={error}
    />
  );
}
