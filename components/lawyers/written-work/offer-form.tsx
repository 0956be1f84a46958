'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { type FieldPath, useForm } from 'react-hook-form';
import { showFieldErrors } from '@/components/accounts/authentication/server-errors';
import { ActionFailure } from '@/components/platform/action-failure';
import { showToast } from '@/components/ui/feedback/toast-queue';
import { Checkbox } from '@/components/ui/forms/checkbox';
import { TextField } from '@/components/ui/forms/input';
import { PesoField } from '@/components/ui/forms/peso-field';
import { SelectField } from '@/components/ui/forms/select';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { TextareaField } from '@/components/ui/forms/textarea';
import { SAVE_OFFER_FAILURE } from '@/lib/client/lawyers/written-work';
import { FIELD_MESSAGES } from '@/lib/contract/field-message';
import { offerForm, type TypedOffer, typedOffer } from '@/lib/contract/lawyers/offer-form';
import type { OfferInput, OwnWrittenOffer } from '@/lib/contract/lawyers/written-work';
import { COPY } from '@/lib/contract/platform/copy';
import {
  OFFER_DAYS,
  OFFER_NEEDED_MAX,
  OFFER_PRICE,
  OFFER_REVISIONS,
  OFFER_SCOPE_MAX,
  WRITTEN_KIND_NAMES,
  WRITTEN_KINDS,
  type WrittenKind,
} from '@/lib/domain/lawyers/written-work';
import { formatPeso } from '@/lib/domain/platform/money';

const NAMES: readonly FieldPath<TypedOffer>[] = [
  'kind',
  'name',
  'scope',
  'needed',
  'price',
  'days',
  'revisions',
];

interface OfferFormProps {
  offer?: OwnWrittenOffer | undefined;
  save: {
    isPending: boolean;
    error: Error | null;
    mutateAsync: (input: OfferInput) => Promise<unknown>;
  };
  onSaved: () => void;
}

/** Fields of an offer of written work. What is typed stays until it is saved. */
export function OfferForm({ offer, save, onSaved }: OfferFormProps) {
  const form = useForm<TypedOffer, unknown, OfferInput>({
    resolver: zodResolver(offerForm, FIELD_MESSAGES),
    defaultValues: typedOffer(offer),
  });
  const { register, watch, getValues, setValue, formState, setError } = form;
  const { errors, isSubmitted } = formState;
  const [scope, needed] = watch(['scope', 'needed']);
  const submit = form.handleSubmit(async (values) => {
    try {
      await save.mutateAsync(values);
      showToast('success', COPY.lawyerProfile.success);
      onSaved();
    } catch (error) {
      showFieldErrors(error, NAMES, setError);
    }
  });
  const kind = register('kind', {
    onChange: ({ target }) => nameAfter(target.value),
  });
  /** Names the offer after its kind, unless it has a name of its own. */
  function nameAfter(chosen: WrittenKind) {
    const { name } = getValues();
    const usual = name.trim() === '' || Object.values(WRITTEN_KIND_NAMES).includes(name);
    const named = chosen === 'OTHER' ? '' : WRITTEN_KIND_NAMES[chosen];
    if (usual) setValue('name', named, { shouldValidate: isSubmitted });
  }
  return (
    <form className="mt-4 grid grid-cols-1 gap-5" noValidate method="post" onSubmit={submit}>
      <SelectField label="Kind of work" error={errors.kind?.message} {...kind}>
        {WRITTEN_KINDS.map((one) => (
          <option key={one} value={one}>
            {WRITTEN_KIND_NAMES[one]}
          </option>
        ))}
      </SelectField>
      <TextField
        label="Name"
        autoComplete="off"
        help="As clients read it on your profile."
        error={errors.name?.message}
        {...register('name')}
      />
      <TextareaField
        label="What the client gets"
        rows={5}
        help="The scope: what you write, for which cases, up to how many pages."
        count={{ length: scope.trim().length, max: OFFER_SCOPE_MAX }}
        error={errors.scope?.message}
        {...register('scope')}
      />
      <TextareaField
        label="What the client sends"
        rows={3}
        help="Papers and facts that you need to begin."
        count={{ length: needed.trim().length, max: OFFER_NEEDED_MAX }}
        error={errors.needed?.message}
        {...register('needed')}
      />
      <PesoField
        label="Price"
        className="max-w-72"
        help={`From ${formatPeso(OFFER_PRICE.min)} to ${formatPeso(OFFER_PRICE.max)}.`}
        error={errors.price?.message}
        {...register('price')}
      />
      <div className="grid grid-cols-2 gap-4">
        <TextField
          label="Days"
          type="number"
          inputMode="numeric"
          min={OFFER_DAYS.min}
          max={OFFER_DAYS.max}
          help="From your acceptance to the delivery."
          error={errors.days?.message}
          {...register('days')}
        />
        <TextField
          label="Revisions"
          type="number"
          inputMode="numeric"
          min={OFFER_REVISIONS.min}
          max={OFFER_REVISIONS.max}
          help="Included in the price."
          error={errors.revisions?.message}
          {...register('revisions')}
        />
      </div>
      <Checkbox
        label="Show it on my profile"
        help="Without it nobody can order; what was ordered stays."
        {...register('offered')}
      />
      <ActionFailure failure={SAVE_OFFER_FAILURE} error={save.error} />
      <SubmitButton className="justify-self-start" pending={save.isPending} pendingLabel="Saving">
        {offer ? 'Save' : 'Add this offer'}
      </SubmitButton>
    </form>
  );
}
