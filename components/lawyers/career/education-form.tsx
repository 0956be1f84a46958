'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import type * as z from 'zod';
import { TextField } from '@/components/ui/forms/input';
import { useAddEducation, useChangeEducation } from '@/lib/client/lawyers/career';
import { FIELD_MESSAGES } from '@/lib/contract/field-message';
import { type EducationInput, educationInput } from '@/lib/contract/lawyers/career';
import type { Education } from '@/lib/contract/lawyers/lawyers';
import { EntryForm, type Saving } from './entry-form';
import { YearField } from './year-field';

const NAMES = ['school', 'degree', 'start_year', 'end_year', 'honours'] as const;
const BLANK = { school: '', degree: '', start_year: '', end_year: '', honours: '' };

export function AddEducation() {
  return <EducationForm save={useAddEducation()} addLabel="Add education" />;
}

interface EditEducationProps {
  entry: Education;
  onSaved: () => void;
}

export function EditEducation({ entry, onSaved }: EditEducationProps) {
  const change = useChangeEducation();
  const save: Saving<EducationInput> = {
    ...change,
    mutate: (values, options) => change.mutate({ _id: entry._id, ...values }, options),
  };
  return <EducationForm entry={entry} save={save} onSaved={onSaved} />;
}

interface EducationFormProps {
  entry?: Education;
  save: Saving<EducationInput>;
  addLabel?: string;
  onSaved?: () => void;
}

function EducationForm({ entry, save, addLabel, onSaved }: EducationFormProps) {
  const form = useForm<z.input<typeof educationInput>, unknown, EducationInput>({
    resolver: zodResolver(educationInput, FIELD_MESSAGES),
    defaultValues: entry ? { ...entry, honours: entry.honours ?? '' } : BLANK,
  });
  const { register, formState } = form;
  const { errors } = formState;
  return (
    <EntryForm form={form} save={save} addLabel={addLabel} onSaved={onSaved} names={NAMES}>
      <TextField
        label="School"
        autoComplete="off"
        error={errors.school?.message}
        {...register('school')}
      />
      <TextField
        label="Degree"
        autoComplete="off"
        help="As written on the diploma, such as Juris Doctor."
        error={errors.degree?.message}
        {...register('degree')}
      />
      <div className="grid grid-cols-2 gap-4">
        <YearField
          label="Start year"
          error={errors.start_year?.message}
          {...register('start_year')}
        />
        <YearField label="End year" error={errors.end_year?.message} {...register('end_year')} />
      </div>
      <TextField
        label="Honours"
        optional
        autoComplete="off"
        help="Such as cum laude."
        error={errors.honours?.message}
        {...register('honours')}
      />
    </EntryForm>
  );
}
