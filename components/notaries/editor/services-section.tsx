'use client';

import { useId } from 'react';
import { useFieldArray, useFormContext } from 'react-hook-form';
import { FormSection } from '@/components/lawyers/availability/form-section';
import { PricedRows } from '@/components/platform/priced-rows';
import { FieldError } from '@/components/ui/display/field-error';
import type { TypedNotary } from '@/lib/contract/notaries/notary-form';
import { FEE_MAX, FEE_MIN, SERVICE_NAME_MAX, SERVICES_MAX } from '@/lib/domain/notaries/limits';
import { formatPeso } from '@/lib/domain/platform/money';
import { SECTION_IDS } from './notary-parts';

const SUGGESTIONS = [
  'Affidavit (jurat)',
  'Acknowledgment of a deed',
  'Oath or affirmation',
  'Copy certification',
  'Signature witnessing',
  'Special power of attorney',
];

/** What the notary does, and what each costs. */
export function ServicesSection() {
  const { control, register, formState } = useFormContext<TypedNotary>();
  const { fields, append, remove } = useFieldArray({ control, name: 'services' });
  const suggestions = useId();
  const errors = formState.errors.services;
  return (
    <FormSection
      id={SECTION_IDS.services}
      title="Services and fees"
      intro={`Your fee for each, from ${formatPeso(FEE_MIN)} to ${formatPeso(FEE_MAX)}. Clients pay you at your office, not here.`}
    >
      <div className="max-w-form">
        <datalist id={suggestions}>
          {SUGGESTIONS.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <PricedRows
          label="Services"
          rows={fields}
          max={SERVICES_MAX}
          onAdd={() => append({ name: '', price: '' })}
          onRemove={remove}
          priceLabel="Fee"
          columns="sm:grid-cols-[minmax(0,1fr)_10rem]"
          fieldsOf={(index) => ({
            name: {
              list: suggestions,
              maxLength: SERVICE_NAME_MAX,
              error: errors?.[index]?.name?.message,
              ...register(`services.${index}.name`),
            },
            price: {
              error: errors?.[index]?.price?.message,
              ...register(`services.${index}.price`),
            },
          })}
        />
        {errors?.root?.message && <FieldError>{errors.root.message}</FieldError>}
      </div>
    </FormSection>
  );
}
