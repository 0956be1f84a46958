'use client';

import { useState } from 'react';
import { classNames } from '@/components/ui/class-names';
import { Button } from '@/components/ui/forms/button';
import { ChoiceChip } from '@/components/ui/forms/choice-chip';
import { FieldGroup } from '@/components/ui/forms/field';
import { TextField } from '@/components/ui/forms/input';
import { SelectField } from '@/components/ui/forms/select';
import { AREA_LABELS } from '@/lib/catalogue/areas';
import { LANGUAGES } from '@/lib/catalogue/languages';
import { SEARCH_REGIONS } from '@/lib/catalogue/regions';
import type { LawyerForm } from './use-lawyer-form';

export function PracticeStep({ form: { register, formState } }: { form: LawyerForm }) {
  const { errors } = formState;
  return (
    <>
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField
          label="Region"
          autoComplete="address-level1"
          error={errors.region?.message}
          {...register('region')}
        >
          <option value="">Choose a region</option>
          {SEARCH_REGIONS.map((region) => (
            <option key={region}>{region}</option>
          ))}
        </SelectField>
        <TextField
          label="City"
          optional
          autoComplete="address-level2"
          error={errors.city?.message}
          {...register('city')}
        />
      </div>
      <TextField
        label="Year of admission to the bar"
        inputMode="numeric"
        maxLength={4}
        className="sm:w-1/2 sm:pr-2.5"
        error={errors.bar_year?.message}
        {...register('bar_year')}
      />
      <Choices
        label="Areas of practice"
        options={AREA_LABELS}
        error={errors.areas_of_practice?.message}
        field={register('areas_of_practice')}
      />
      <Choices
        label="Languages you advise in"
        options={LANGUAGES}
        error={errors.languages?.message}
        field={register('languages')}
        first={8}
      />
    </>
  );
}

interface ChoicesProps {
  label: string;
  options: readonly string[];
  error: string | undefined;
  field: ReturnType<LawyerForm['register']>;
  /** Options shown at first on a phone; the others open on request. */
  first?: number;
}

function Choices({ label, options, error, field, first = options.length }: ChoicesProps) {
  const [all, setAll] = useState(false);
  return (
    <FieldGroup label={label} help="Choose one or more." error={error}>
      <div className="grid grid-cols-2 gap-2 sm:flex sm:flex-wrap">
        {options.map((option, index) => (
          <ChoiceChip
            key={option}
            type="checkbox"
            value={option}
            className={classNames(
              'sm:px-3.5',
              index >= first && !all && 'max-sm:not-has-checked:hidden',
            )}
            {...field}
          >
            {option}
          </ChoiceChip>
        ))}
      </div>
      {first < options.length && !all && (
        <Button variant="quiet" wide className="mt-2 sm:hidden" onClick={() => setAll(true)}>
          Show all {options.length}
        </Button>
      )}
    </FieldGroup>
  );
}
