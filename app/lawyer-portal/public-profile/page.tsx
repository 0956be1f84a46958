import { redirect } from 'next/navigation';
import { PUBLIC_PROFILE_PATH, profilePath } from '@/components/lawyers/addresses';
import { isShown } from '@/components/lawyers/profile-editor/is-shown';
import { PROFILE_PATH } from '@/components/lawyers/profile-editor/sections';
import { getOwnProfile } from '@/lib/server/lawyers/own-profile/own-profile';
import { load } from '@/lib/server/platform/pipeline/load';
import { requireActor } from '@/lib/server/platform/pipeline/require-actor';

/** Redirects a lawyer to the own public profile, or to its preview while clients cannot see it. */
export default async function PublicProfilePage() {
  const actor = await requireActor(PUBLIC_PROFILE_PATH);
  const profile = await load(getOwnProfile, {}, actor);
  redirect(isShown(profile) ? profilePath(profile._id) : PROFILE_PATH);
}
