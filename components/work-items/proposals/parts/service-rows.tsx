'use client';

import { useFieldArray, useFormContext } from 'react-hook-form';
import { PricedRows } from '@/components/platform/priced-rows';
import { TextareaField } from '@/components/ui/forms/textarea';
import type { TypedAgreement } from '@/lib/contract/work-items/agreement-form';
import { MAX_SERVICES, TITLE_MAX } from '@/lib/domain/work-items/work-item';
import { FormPart } from './form-part';

/** Work beside the agreement, which the client can buy once that is paid. */
export function ServiceRows() {
  const { control, register, formState } = useFormContext<TypedAgreement>();
  const { fields, append, remove } = useFieldArray({ control, name: 'additional_services' });
  const errors = formState.errors.additional_services;
  return (
    <FormPart
      title="Additional services"
      intro="Not part of the price. Your client can buy each one separately once the agreement is paid. You can offer more later."
    >
      <PricedRows
        label="Additional services"
        rows={fields}
        max={MAX_SERVICES}
        onAdd={() => append({ name: '', description: '', price: '' })}
        onRemove={remove}
        priceLabel="Price"
        columns="sm:grid-cols-[minmax(0,1fr)_12rem]"
        fieldsOf={(index) => ({
          name: {
            maxLength: TITLE_MAX,
            error: errors?.[index]?.name?.message,
            ...register(`additional_services.${index}.name`),
          },
          price: {
            error: errors?.[index]?.price?.message,
            ...register(`additional_services.${index}.price`),
          },
          more: (
            <TextareaField
              label="Description"
              optional
              rows={2}
              maxLength={DESCRIPTION_MAX}
              error={errors?.[index]?.description?.message}
              {...register(`additional_services.${index}.description`)}
            />
          ),
        })}
      />
    </FormPart>
  );
}

const DESCRIPTION_MAX = 1000;
