'use client';

import { useFormContext } from 'react-hook-form';
import { PictureControl } from '@/components/accounts/settings/picture-control';
import { FormSection } from '@/components/lawyers/availability/form-section';
import { showToast } from '@/components/ui/feedback/toast-queue';
import { TextField } from '@/components/ui/forms/input';
import { SET_PICTURE_FAILURE } from '@/lib/client/media/upload-failures';
import { useSetNotaryPicture } from '@/lib/client/notaries/own-notary';
import type { TypedNotary } from '@/lib/contract/notaries/notary-form';
import type { OwnNotary } from '@/lib/contract/notaries/own-notary';
import { COPY } from '@/lib/contract/platform/copy';
import { OFFICE_ADDRESS_MAX } from '@/lib/domain/notaries/limits';
import { CityField } from './city-field';

export function OfficeSection({ own }: { own: OwnNotary }) {
  const { register, formState } = useFormContext<TypedNotary>();
  const { errors } = formState;
  return (
    <FormSection title="Office" intro="Where clients bring their documents. All of this is public.">
      <div className="grid max-w-form gap-5">
        <Picture own={own} />
        <CityField saved={own.city} />
        <TextField
          label="Address"
          autoComplete="street-address"
          maxLength={OFFICE_ADDRESS_MAX}
          help="Unit, building, street and barangay."
          error={errors.office_address?.message}
          {...register('office_address')}
        />
        <TextField
          label="Phone of the office"
          type="tel"
          autoComplete="off"
          help="This is public, so don’t use your private number. As on your letterhead: (02) 8888 1234, or 0917 123 4567."
          error={errors.phone?.message}
          {...register('phone')}
        />
      </div>
    </FormSection>
  );
}

function Picture({ own }: { own: OwnNotary }) {
  const save = useSetNotaryPicture();
  return (
    <div>
      <PictureControl
        square
        removable={false}
        name={own.display_name}
        pictureUrl={own.picture_url}
        save={save}
        failure={SET_PICTURE_FAILURE}
        onSaved={() => showToast('success', COPY.lawyerProfile.success)}
      />
      <p className="mt-1 text-sm text-neutral-600">
        Until you add one, we show your account picture.
      </p>
    </div>
  );
}
