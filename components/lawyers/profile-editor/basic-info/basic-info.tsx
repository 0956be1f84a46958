'use client';
import { useEffect, useRef } from 'react';
import { PictureControl } from '@/components/accounts/settings/picture-control';
import { VerificationCard } from '@/components/lawyers/verification/verification-card';
import { showToast } from '@/components/ui/feedback/toast-queue';
import { Button } from '@/components/ui/forms/button';
import { Dialog } from '@/components/ui/overlays/dialog';
import {
  SET_PROFILE_PICTURE_FAILURE,
  useSetProfilePicture,
} from '@/lib/client/lawyers/own-profile';
import type { OwnProfile } from '@/lib/contract/lawyers/own-profile';
import { COPY } from '@/lib/contract/platform/copy';
import { ErrorSummary } from '../error-summary';
import { SaveBar } from '../save-bar';
import { WithOwnProfile } from '../with-own-profile';
import { FIELD_NAMES, LABELS, messageOf } from './fields';
import { PracticeFields } from './practice-fields';
import { AdmissionFields, PersonFields, WordsFields } from './text-fields';
import { useBasicInfoForm } from './use-basic-info-form';

export function BasicInfo() {
  return (
    <div className="max-w-form">
      <h2 className="text-2xl">Basic info</h2>
      <WithOwnProfile>
        {(profile) => (
          <div className="mt-5 grid grid-cols-1 gap-7">
            <Picture profile={profile} />
            <BasicInfoForm profile={profile} />
          </div>
        )}
      </WithOwnProfile>
    </div>
  );
}

function Picture({ profile }: { profile: OwnProfile }) {
  const save = useSetProfilePicture();
  return (
    <PictureControl
      square
      removable={false}
      wanted="A photo of your face, not a drawing or a logo: clients choose whom they can see."
      name={profile.display_name}
      pictureUrl={profile.picture_url}
      save={save}
      failure={SET_PROFILE_PICTURE_FAILURE}
      onSaved={() => showToast('success', COPY.lawyerProfile.success)}
    />
  );
}

interface CheckEndsDialogProps {
  changes: readonly string[];
  pending: boolean;
  onConfirm: () => void;
  onDecline: () => void;
}

export function BasicInfoForm({ profile }: { profile: OwnProfile }) {
  const state = useBasicInfoForm(profile);
  const { form, submit, discard, asked, checkEnded, pending, confirm, decline } = state;
  const { errors, isDirty } = form.formState;
  const problems = FIELD_NAMES.flatMap((name) => {
    const message = messageOf(errors[name]);
    return message ? [{ name, label: LABELS[name], message }] : [];
  });
  return (
    <>
      {checkEnded && !profile.ibp_verified && <NextStep />}
      <form className="grid grid-cols-1 gap-5" noValidate method="post" onSubmit={submit}>
        <ErrorSummary
          problems={problems}
          onGo={(name) => {
            const field = FIELD_NAMES.find((known) => known === name);
            if (field) form.setFocus(field);
          }}
        />
        <PersonFields form={form} />
        <PracticeFields form={form} />
        <AdmissionFields form={form} />
        <WordsFields form={form} />
        <SaveBar dirty={isDirty} pending={pending} onDiscard={discard} />
      </form>
      {asked && (
        <CheckEndsDialog
          changes={asked.changes}
          pending={pending}
          onConfirm={confirm}
          onDecline={decline}
        />
      )}
    </>
  );
}

/** Leads to the next check once the last one has ended. */
function NextStep() {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // After the dialog has given the focus back to where it was opened.
    const timer = setTimeout(() => place.current?.focus());
    return () => clearTimeout(timer);
  }, []);
  return (
    <div ref={place} tabIndex={-1} className="mb-6 *:mt-0">
      <VerificationCard when="open" />
    </div>
  );
}

function CheckEndsDialog(props: CheckEndsDialogProps) {
  const { changes, pending, onConfirm, onDecline } = props;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !pending && onDecline()}
      title="This ends the check of your IDs"
      description={`You are changing ${listed(changes)}, which we checked against your IDs. If you save, that check ends: your profile leaves the search until you send your IDs again and we check them. Booked meetings stay.`}
      actions={
        <>
          <Button variant="outline" onClick={onDecline}>
            Go back
          </Button>
          <Button variant="danger" pending={pending} pendingLabel="Saving" onClick={onConfirm}>
            Save and end the check
          </Button>
        </>
      }
    />
  );
}

function listed(words: readonly string[]): string {
  const [last, ...others] = words.toReversed();
  return others.length > 0 ? `${others.toReversed().join(', ')} and ${last}` : (last ?? '');
}
