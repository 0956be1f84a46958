'use client';

import { useWatch } from 'react-hook-form';
import { TextField } from '@/components/ui/forms/input';
import { SelectField } from '@/components/ui/forms/select';
import { TextareaField } from '@/components/ui/forms/textarea';
import { SEARCH_REGIONS } from '@/lib/catalogue/regions';
import { ABOUT_MAX, ABOUT_MIN, QUOTE_MAX } from '@/lib/domain/lawyers/profile-limits';
import { characterCount } from '@/lib/domain/platform/character-count';
import { type BasicInfoFields, type BasicInfoForm, LABELS } from './fields';
import { PraiseHint } from './praise-hint';

interface FieldsProps {
  form: BasicInfoForm;
}

type TextName = Exclude<
  keyof BasicInfoFields,
  'areas_of_practice' | 'legal_problems' | 'specializations' | 'languages'
>;

function textField({ register, formState }: BasicInfoForm, name: TextName) {
  return { ...register(name), label: LABELS[name], error: formState.errors[name]?.message };
}

export function PersonFields({ form }: FieldsProps) {
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <TextField
        {...textField(form, 'display_name')}
        className="sm:col-span-2"
        autoComplete="name"
        help="“Atty.” is added in front."
      />
      <TextField
        {...textField(form, 'phone')}
        className="sm:col-span-2"
        type="tel"
        autoComplete="tel"
        help="For phone meetings. Never shown."
      />
      <SelectField {...textField(form, 'region')} autoComplete="address-level1">
        <option value="">Choose a region</option>
        {SEARCH_REGIONS.map((region) => (
          <option key={region}>{region}</option>
        ))}
      </SelectField>
      <TextField {...textField(form, 'city')} autoComplete="address-level2" />
      <TextField
        {...textField(form, 'office_address')}
        className="sm:col-span-2"
        autoComplete="street-address"
        help="Not shown to clients."
      />
    </div>
  );
}

export function AdmissionFields({ form }: FieldsProps) {
  return (
    <div className="grid items-start gap-5 sm:grid-cols-3">
      <TextField
        {...textField(form, 'bar_year')}
        inputMode="numeric"
        maxLength={4}
        help="Year. Shown on your profile."
      />
      <TextField
        {...textField(form, 'roll_number')}
        inputMode="numeric"
        help="Shown on your profile."
      />
      <TextField {...textField(form, 'ibp_number')} help="Used to check your IDs. Never shown." />
    </div>
  );
}

export function WordsFields({ form }: FieldsProps) {
  const [about, quote] = useWatch({ control: form.control, name: ['about', 'quote'] });
  return (
    <>
      <div>
        <TextareaField
          {...textField(form, 'about')}
          rows={6}
          count={{ length: characterCount(about.trim()), min: ABOUT_MIN, max: ABOUT_MAX }}
          help="What you do, for whom, and what happens in a first meeting. Facts only, no comparisons with other lawyers."
        />
        <PraiseHint text={about} />
      </div>
      <div>
        <TextField
          {...textField(form, 'quote')}
          count={{ length: quote.trim().length, max: QUOTE_MAX }}
          help="One sentence in your own words, shown in large type."
        />
        <PraiseHint text={quote} />
      </div>
    </>
  );
}
