'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { useForm, useWatch } from 'react-hook-form';
import type * as z from 'zod';
import { PermittedLink } from '@/components/platform/practice';
import { Notice } from '@/components/ui/feedback/notice';
import { Saved } from '@/components/ui/feedback/saved';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { textLinkClass } from '@/components/ui/layout/text-link';
import {
  CHANGE_SETTINGS_FAILURE,
  useChangeSettings,
  useSetPicture,
} from '@/lib/client/accounts/settings';
import { SET_PICTURE_FAILURE } from '@/lib/client/media/upload-failures';
import { messageFor } from '@/lib/client/platform/messages';
import { type Account, nameForm } from '@/lib/contract/accounts/settings';
import type { User } from '@/lib/contract/accounts/users';
import { FIELD_MESSAGES } from '@/lib/contract/field-message';
import { fullName } from '@/lib/domain/accounts/full-name';
import { NameFields, OneNameBox, PhoneField } from '../authentication/account-fields';
import { showFieldErrors } from '../authentication/server-errors';
import { PictureControl } from './picture-control';
import { SettingsSection } from './settings-section';

type ProfileFields = z.input<typeof nameForm>;
const FIELDS = ['first_name', 'last_name', 'phone'] as const;

function fieldsOf({ first_name, last_name, phone }: User) {
  return { first_name, last_name, one_name: last_name === '', phone: phone ?? '' };
}

export function ProfileSection({ account: { user } }: { account: Account }) {
  const save = useChangeSettings();
  const savePicture = useSetPicture();
  const { control, register, handleSubmit, formState, setError, reset } = useForm<
    ProfileFields,
    unknown,
    z.output<typeof nameForm>
  >({
    resolver: zodResolver(nameForm, FIELD_MESSAGES),
    values: fieldsOf(user),
    // What is typed meanwhile is not replaced by an answer that arrives late.
    resetOptions: { keepDirtyValues: true },
  });
  const { errors, isDirty } = formState;
  const oneName = useWatch({ control, name: 'one_name' });
  const field = (name: (typeof FIELDS)[number]) => ({
    ...register(name),
    error: errors[name]?.message,
  });
  const submit = handleSubmit((fields) =>
    save.mutate(fields, {
      onSuccess: (saved) => reset(fieldsOf(saved)),
      onError: (error) => showFieldErrors(error, FIELDS, setError),
    }),
  );
  return (
    <SettingsSection
      id="you"
      intro={
        user.type === 'LAWYER'
          ? 'Your picture also appears on your public profile.'
          : 'Lawyers you book see your name and picture.'
      }
    >
      <PictureControl
        save={savePicture}
        failure={SET_PICTURE_FAILURE}
        name={fullName(user)}
        pictureUrl={user.picture_url}
        square={user.type === 'LAWYER'}
      />
      <form className="grid gap-5" noValidate method="post" onSubmit={submit}>
        <div>
          <NameFields
            first={field('first_name')}
            last={field('last_name')}
            oneName={oneName === true}
          />
          <OneNameBox {...register('one_name')} />
        </div>
        {user.type === 'LAWYER' && <PublicName />}
        <PhoneField optional {...field('phone')} />
        {save.isError && (
          <Notice tone="bad" title={messageFor(CHANGE_SETTINGS_FAILURE, save.error)} />
        )}
        <Saved show={save.isSuccess && !isDirty}>
          <SubmitButton disabled={!isDirty} pending={save.isPending} pendingLabel="Saving">
            Save changes
          </SubmitButton>
        </Saved>
      </form>
    </SettingsSection>
  );
}

/** Explains that clients see another name, the one compared with the IDs. */
function PublicName() {
  return (
    <p className="-mt-2 text-sm text-neutral-700">
      This is the name on your account. Clients see your public name, the one that is checked
      against your IDs. To change it, go to{' '}
      <PermittedLink href="/lawyer-portal/profile/basic-info" className={textLinkClass}>
        Basic info
      </PermittedLink>
      ; your IDs are then checked again.
    </p>
  );
}
