'use client';

import { useFieldArray, useFormContext } from 'react-hook-form';
import { TextField } from '@/components/ui/forms/input';
import { TextareaField } from '@/components/ui/forms/textarea';
import type { TypedAgreement } from '@/lib/contract/work-items/agreement-form';
import { MAX_SERVICES, TITLE_MAX } from '@/lib/domain/work-items/work-item';
import { FormPart } from './form-part';
import { PesoField } from './peso-field';
import { RowFrame } from './row-frame';
import { RowList } from './row-list';

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
      <RowList
        label="Additional services"
        addLabel="Add a service"
        count={fields.length}
        max={MAX_SERVICES}
        onAdd={() => append({ name: '', description: '', price: '' })}
      >
        {(afterRemoval) =>
          fields.map(({ id }, index) => (
            <RowFrame
              key={id}
              name={`Service ${index + 1}`}
              onRemove={() => {
                remove(index);
                afterRemoval();
              }}
            >
              <div className="grid items-start gap-4 sm:grid-cols-[minmax(0,1fr)_12rem]">
                <TextField
                  label="Name"
                  maxLength={TITLE_MAX}
                  autoComplete="off"
                  error={errors?.[index]?.name?.message}
                  {...register(`additional_services.${index}.name`)}
                />
                <PesoField
                  label="Price"
                  error={errors?.[index]?.price?.message}
                  {...register(`additional_services.${index}.price`)}
                />
              </div>
              <TextareaField
                label="Description"
                optional
                rows={2}
                maxLength={DESCRIPTION_MAX}
                error={errors?.[index]?.description?.message}
                {...register(`additional_services.${index}.description`)}
              />
            </RowFrame>
          ))
        }
      </RowList>
    </FormPart>
  );
}

const DESCRIPTION_MAX = 1000;
