import { notFound } from 'next/navigation';
import { EditEntry } from '@/components/lawyers/career/edit-entry';
import { type CareerPage, editPath } from '@/components/lawyers/career/paths';
import { getOwnProfile } from '@/lib/server/lawyers/own-profile/own-profile';
import { requireActor } from '@/lib/server/platform/pipeline/require-actor';
import { tryLoad } from '@/lib/server/platform/pipeline/try-load';

interface EditEntryPageProps {
  page: CareerPage;
  id: string;
}

const SECTIONS = {
  education: 'education',
  'work-experience': 'work_experience',
  awards: 'awards',
} as const;

/** Page to edit an own entry of the career; any other id gets the portal's 404. */
export async function EditEntryPage({ page, id }: EditEntryPageProps) {
  const actor = await requireActor(editPath(page, id));
  const profile = await tryLoad(getOwnProfile, {}, actor);
  const isOwn = (entry: { _id: string }) => entry._id === id;
  if (profile.ok && !profile.data[SECTIONS[page]].some(isOwn)) notFound();
  return <EditEntry page={page} id={id} />;
}
