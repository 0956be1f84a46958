'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import type * as z from 'zod';
import { TextField } from '@/components/ui/forms/input';
import { TextareaField } from '@/components/ui/forms/textarea';
import { useAddAward, useChangeAward } from '@/lib/client/lawyers/career';
import { FIELD_MESSAGES } from '@/lib/contract/field-message';
import { type AwardInput, awardInput } from '@/lib/contract/lawyers/career';
import type { Award } from '@/lib/contract/lawyers/lawyers';
import { AWARD_DESCRIPTION_MAX } from '@/lib/domain/lawyers/profile-limits';
import { PraiseHint } from '../profile-editor/basic-info/praise-hint';
import { EntryForm, type Saving } from './entry-form';
import { YearField } from './year-field';

const NAMES = ['title', 'year', 'description'] as const;
const BLANK = { title: '', year: '', description: '' };

export function AddAward() {
  return <AwardForm save={useAddAward()} addLabel="Add award or publication" />;
}

interface EditAwardProps {
  entry: Award;
  onSaved: () => void;
}

export function EditAward({ entry, onSaved }: EditAwardProps) {
  const change = useChangeAward();
  const save: Saving<AwardInput> = {
    ...change,
    mutate: (values, options) => change.mutate({ _id: entry._id, ...values }, options),
  };
  return <AwardForm entry={entry} save={save} onSaved={onSaved} />;
}

interface AwardFormProps {
  entry?: Award;
  save: Saving<AwardInput>;
  addLabel?: string;
  onSaved?: () => void;
}

/** Has no priority field: an edited award keeps its place in the order. */
function AwardForm({ entry, save, addLabel, onSaved }: AwardFormProps) {
  const form = useForm<z.input<typeof awardInput>, unknown, AwardInput>({
    resolver: zodResolver(awardInput, FIELD_MESSAGES),
    defaultValues: entry
      ? { title: entry.title, year: entry.year, description: entry.description }
      : BLANK,
  });
  const { register, formState, control } = form;
  const { errors } = formState;
  const description = useWatch({ control, name: 'description' });
  return (
    <EntryForm form={form} save={save} addLabel={addLabel} onSaved={onSaved} names={NAMES}>
      <TextField
        label="Title"
        autoComplete="off"
        help="The award, article, book or lecture."
        error={errors.title?.message}
        {...register('title')}
      />
      <YearField
        label="Year"
        className="sm:w-1/2 sm:pr-2"
        error={errors.year?.message}
        {...register('year')}
      />
      <div>
        <TextareaField
          label="Description"
          count={{ length: description.length, max: AWARD_DESCRIPTION_MAX }}
          help="Who gave or published it, and what for."
          error={errors.description?.message}
          {...register('description')}
        />
        <PraiseHint text={description} />
      </div>
    </EntryForm>
  );
}
