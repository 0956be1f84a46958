'use client';

import { PictureControl } from '@/components/accounts/settings/picture-control';
import { showToast } from '@/components/ui/feedback/toast-queue';
import { useSetProfilePicture } from '@/lib/client/lawyers/own-profile';
import type { OwnProfile } from '@/lib/contract/lawyers/own-profile';
import { TEXTS } from '@/lib/contract/platform/texts';
import { WithOwnProfile } from '../with-own-profile';
import { BasicInfoForm } from './basic-info-form';

export function BasicInfo() {
  return (
    <div className="max-w-form">
      <h2 className="text-2xl">Basic info</h2>
      <WithOwnProfile>
        {(profile) => (
          <div className="mt-5 grid gap-7">
            <Picture profile={profile} />
            <BasicInfoForm profile={profile} />
          </div>
        )}
      </WithOwnProfile>
    </div>
  );
}

/** Saved by itself, apart from the form. */
function Picture({ profile }: { profile: OwnProfile }) {
  const save = useSetProfilePicture();
  return (
    <PictureControl
      square
      removable={false}
      name={profile.display_name}
      pictureUrl={profile.picture_url}
      save={save}
      action="setProfilePicture"
      onSaved={() => showToast('success', TEXTS.lawyerProfile.success)}
    />
  );
}
