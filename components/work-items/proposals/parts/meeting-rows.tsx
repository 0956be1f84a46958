'use client';

import { useFieldArray, useFormContext } from 'react-hook-form';
import { TextField } from '@/components/ui/forms/input';
import { RowFrame } from '@/components/ui/forms/rows/row-frame';
import { RowList } from '@/components/ui/forms/rows/row-list';
import { SelectField } from '@/components/ui/forms/select';
import type { TypedAgreement } from '@/lib/contract/work-items/agreement-form';
import { MAX_INCLUDED_MEETINGS, TITLE_MAX } from '@/lib/domain/work-items/work-item';
import { FormPart } from './form-part';

/** Meetings that the price includes; the client chooses their times after the payment. */
export function MeetingRows() {
  const { control, register, formState } = useFormContext<TypedAgreement>();
  const { fields, append, remove } = useFieldArray({ control, name: 'meetings' });
  const errors = formState.errors.meetings;
  return (
    <FormPart
      title="Included meetings"
      intro="Included in the price. Once the agreement is paid, your client chooses an open time in your calendar for each."
    >
      <RowList
        label="Included meetings"
        addLabel="Add a meeting"
        count={fields.length}
        max={MAX_INCLUDED_MEETINGS}
        onAdd={() => append({ title: '', duration: '60' })}
      >
        {(afterRemoval) =>
          fields.map(({ id }, index) => (
            <RowFrame
              key={id}
              name={`Meeting ${index + 1}`}
              onRemove={() => {
                remove(index);
                afterRemoval();
              }}
            >
              <div className="grid items-start gap-4 sm:grid-cols-[minmax(0,1fr)_10rem]">
                <TextField
                  label="Title"
                  maxLength={TITLE_MAX}
                  autoComplete="off"
                  error={errors?.[index]?.title?.message}
                  {...register(`meetings.${index}.title`)}
                />
                <SelectField label="Length" {...register(`meetings.${index}.duration`)}>
                  <option value="30">30 minutes</option>
                  <option value="60">60 minutes</option>
                </SelectField>
              </div>
            </RowFrame>
          ))
        }
      </RowList>
    </FormPart>
  );
}
