'use client';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { FieldError } from '@/components/ui/display/field-error';
import { FieldGroup } from '@/components/ui/forms/field';
import { TextField } from '@/components/ui/forms/input';
import { PesoField } from '@/components/ui/forms/peso-field';
import { RadioCard } from '@/components/ui/forms/radio-card';
import { RowFrame } from '@/components/ui/forms/rows/row-frame';
import { RowList } from '@/components/ui/forms/rows/row-list';
import { sumOf, type TypedAgreement } from '@/lib/contract/work-items/agreement-form';
import { formatPeso } from '@/lib/domain/platform/money';
import {
  MAX_MILESTONES,
  OBJECTION_DAYS,
  TITLE_MAX,
  WORK_ITEM_PRICE,
} from '@/lib/domain/work-items/work-item';
import { FormPart } from './form-part';

export function PricePart({ today }: { today: string }) {
  const { register, control, formState, getValues, setValue } = useFormContext<TypedAgreement>();
  const paidIn = useWatch({ control, name: 'paid_in' });
  const { errors } = formState;
  const way = register('paid_in', {
    onChange: () => {
      const rows = getValues('milestones');
      if (getValues('paid_in') === 'parts' && rows.length === 0)
        setValue('milestones', [NO_MILESTONE, NO_MILESTONE], { shouldDirty: true });
    },
  });
  return (
    <FormPart
      title="Price"
      intro={`From ${formatPeso(WORK_ITEM_PRICE.min)} to ${formatPeso(WORK_ITEM_PRICE.max)}. We hold what clients pay until they confirm the work, or until ${OBJECTION_DAYS} days pass without an objection.`}
    >
      <FieldGroup label="How it is paid">
        <div className="grid gap-3 sm:grid-cols-2">
          <RadioCard
            {...way}
            value="once"
            label="At once"
            help="When the client accepts the agreement."
          />
          <RadioCard
            {...way}
            value="parts"
            label="In milestones"
            help={`Up to ${MAX_MILESTONES}. The client pays the first one when accepting.`}
          />
        </div>
      </FieldGroup>
      <div className="mt-5 grid grid-cols-1 gap-5">
        {paidIn === 'parts' ? (
          <div>
            <MilestoneRows today={today} />
            <Sum error={errors.price?.message} />
          </div>
        ) : (
          <PesoField
            label="Your fee"
            className="max-w-72"
            error={errors.price?.message}
            {...register('price')}
          />
        )}
        <TextField
          type="date"
          label="To be done by"
          optional
          min={today}
          className="max-w-72"
          error={errors.due_date?.message}
          {...register('due_date')}
        />
      </div>
    </FormPart>
  );
}

export const NO_MILESTONE = { name: '', amount: '', due_date: '' };

/** The total price, computed from the milestones. */
function Sum({ error }: { error: string | undefined }) {
  const { control } = useFormContext<TypedAgreement>();
  const sum = sumOf(useWatch({ control, name: 'milestones' }));
  return (
    <div className="mt-4 max-w-form">
      <p role="status" className="flex justify-between gap-3 border-t pt-3 font-semibold tabular">
        <span>Your fee, all milestones together</span>
        <span>{sum === null ? '–' : formatPeso(sum)}</span>
      </p>
      {error && <FieldError>{error}</FieldError>}
    </div>
  );
}

/** The milestones, in the order in which they are paid. */
function MilestoneRows({ today }: { today: string }) {
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
