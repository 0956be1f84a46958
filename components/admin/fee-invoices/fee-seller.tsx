'use client';

import { useState } from 'react';
import { ConfirmAction } from '@/components/platform/confirm-action';
import { Notice } from '@/components/ui/feedback/notice';
import { TextField } from '@/components/ui/forms/input';
import { useSetFeeSeller } from '@/lib/client/admin/fee-invoices';
import {
  type FeeSellerInput,
  feeSellerInput,
  type FeeSeller as Seller,
} from '@/lib/contract/admin/fee-invoices';
import { formatDayTime } from '@/lib/domain/platform/clock-labels';
import { AdminActionFailure } from '../admin-failure';
import { Facts } from '../facts';
import { useChecked } from '../use-checked';

type Field = Exclude<keyof FeeSellerInput, 'expected' | 'reason'>;

const FIELDS: readonly { name: Field; label: string; help?: string; numeric?: true }[] = [
  { name: 'registered_name', label: 'Registered name' },
  { name: 'tin', label: 'TIN', help: 'Nine digits, and the branch code.', numeric: true },
  { name: 'address', label: 'Registered address' },
  {
    name: 'registration',
    label: 'Registered number of the series',
    help: 'As the Bureau of Internal Revenue registered it.',
  },
  {
    name: 'vat_percent',
    label: 'Value-added tax in the fee, per cent',
    help: '0 if you are not registered for it.',
    numeric: true,
  },
];

/** The operator as the seller on each document, and the way to change that. */
export function FeeSeller({ seller }: { seller: Seller | null }) {
  return (
    <section aria-labelledby="fee-seller" className="max-w-form">
      <h2 id="fee-seller" className="mb-3 text-2xl">
        Seller
      </h2>
      {seller ? (
        <Facts
          rows={[
            ['Registered name', seller.registered_name],
            ['TIN', seller.tin],
            ['Registered address', seller.address],
            ['Registered number of the series', seller.registration],
            [
              'Value-added tax',
              seller.vat_percent === 0 ? 'Not registered' : `${seller.vat_percent}%, in the fee`,
            ],
            ['Since', formatDayTime(Date.parse(seller.at))],
          ]}
        />
      ) : (
        <Notice tone="waiting" title="The seller’s data are missing">
          No invoice can be issued without them. The tax pack cannot be switched on while there is a
          platform fee, and there can be no fee while it is on.
        </Notice>
      )}
      <div className="mt-4">
        <ChangeSeller key={seller?._id} seller={seller} />
      </div>
    </section>
  );
}

function ChangeSeller({ seller }: { seller: Seller | null }) {
  const change = useSetFeeSeller();
  const [typed, setTyped] = useState(() => typedOf(seller));
  const checked = useChecked(feeSellerInput, change);
  const save = (reason: string) => {
    const vat_percent = /^\d{1,2}$/.test(typed.vat_percent.trim())
      ? Number(typed.vat_percent)
      : undefined;
    const expected = seller?._id ?? null;
    return checked.send({ ...typed, vat_percent, expected, reason });
  };
  return (
    <ConfirmAction
      label={seller ? 'Change the seller' : 'Enter the seller'}
      title="Seller on invoices of the platform fee"
      reason={{ label: 'Reason', help: 'It stays for good. Please don’t name anyone.' }}
      confirm="Save"
      mutation={checked.mutation}
      failure={<AdminActionFailure title="Nothing was changed" error={change.error} />}
      run={save}
      fields={FIELDS.map(({ name, label, help, numeric }) => (
        <TextField
          key={name}
          label={label}
          name={name}
          autoComplete="off"
          inputMode={numeric ? 'numeric' : undefined}
          help={help}
          value={typed[name]}
          error={checked.errorOf(name)}
          onChange={({ target }) => {
            checked.retyped(name);
            setTyped({ ...typed, [name]: target.value });
          }}
        />
      ))}
    >
      It holds for documents issued from now on. Those that were issued keep theirs.
    </ConfirmAction>
  );
}

function typedOf(seller: Seller | null): Record<Field, string> {
  return {
    registered_name: seller?.registered_name ?? '',
    tin: seller?.tin ?? '',
    address: seller?.address ?? '',
    registration: seller?.registration ?? '',
    vat_percent: seller ? String(seller.vat_percent) : '',
  };
}
