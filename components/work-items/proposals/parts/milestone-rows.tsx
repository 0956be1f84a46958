'use client';

import { useFieldArray, useFormContext } from 'react-hook-form';
import { TextField } from '@/components/ui/forms/input';
import { PesoField } from '@/components/ui/forms/peso-field';
import { RowFrame } from '@/components/ui/forms/rows/row-frame';
import { RowList } from '@/components/ui/forms/rows/row-list';
import type { TypedAgreement } from '@/lib/contract/work-items/agreement-form';
import { MAX_MILESTONES, TITLE_MAX } from '@/lib/domain/work-items/work-item';

/** The parts of the price, in the order in which they are paid. */
export function MilestoneRows({ today }: { today: string }) {
  const { control, register, formState, trigger } = useFormContext<TypedAgreement>();
  const { fields, append, remove } = useFieldArray({ control, name: 'milestones' });
  const errors = formState.errors.milestones;
  return (
    <RowList
      label="Milestones"
      addLabel="Add a milestone"
      count={fields.length}
      max={MAX_MILESTONES}
      onAdd={() => append({ name: '', amount: '', due_date: '' })}
    >
      {(afterRemoval) =>
        fields.map(({ id }, index) => (
          <RowFrame
            key={id}
            name={`Milestone ${index + 1}`}
            onRemove={
              fields.length > 1
                ? () => {
                    remove(index);
                    afterRemoval();
                    if (formState.isSubmitted) void trigger('milestones');
                  }
                : undefined
            }
          >
            <TextField
              label="Name"
              maxLength={TITLE_MAX}
              autoComplete="off"
              error={errors?.[index]?.name?.message}
              {...register(`milestones.${index}.name`)}
            />
            <div className="grid items-start gap-4 sm:grid-cols-2">
              <PesoField
                label="Amount"
                error={errors?.[index]?.amount?.message}
                {...register(`milestones.${index}.amount`, { deps: 'price' })}
              />
              {index > 0 && (
                <TextField
                  type="date"
                  label="Day of the payment"
                  optional
                  min={today}
                  help="If empty, you ask for it yourself."
                  error={errors?.[index]?.due_date?.message}
                  {...register(`milestones.${index}.due_date`)}
                />
              )}
            </div>
          </RowFrame>
        ))
      }
    </RowList>
  );
}
