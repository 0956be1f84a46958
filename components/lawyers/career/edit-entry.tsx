'use client';

import { ArrowLeft } from 'lucide';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import type { ReactNode } from 'react';
import { EmptySection } from '@/components/ui/feedback/nothing-here';
import { Icon } from '@/components/ui/icons/icon';
import { backLinkClass } from '@/components/ui/layout/text-link';
import type { OwnProfile } from '@/lib/contract/lawyers/own-profile';
import { WithOwnProfile } from '../profile-editor/with-own-profile';
import { EditAward } from './award-form';
import { EditEducation } from './education-form';
import { type CareerPage, listPath } from './paths';
import { EditWork } from './work-form';

const TITLES: Record<CareerPage, string> = {
  education: 'Edit education',
  'work-experience': 'Edit position',
  awards: 'Edit award or publication',
};

const BACK: Record<CareerPage, string> = {
  education: 'All education',
  'work-experience': 'All work experience',
  awards: 'All awards and publications',
};

interface EditEntryProps {
  page: CareerPage;
  id: string;
}

export function EditEntry({ page, id }: EditEntryProps) {
  const router = useRouter();
  const back = () => router.push(listPath(page));
  return (
    <section aria-labelledby="edit-entry" className="max-w-form">
      <Link href={listPath(page)} prefetch={false} className={backLinkClass}>
        <Icon of={ArrowLeft} className="size-4" />
        {BACK[page]}
      </Link>
      <h2 id="edit-entry" className="mb-5 text-2xl">
        {TITLES[page]}
      </h2>
      <WithOwnProfile>
        {(profile) =>
          formOf(profile, page, id, back) ?? (
            <EmptySection>This entry has been deleted.</EmptySection>
          )
        }
      </WithOwnProfile>
    </section>
  );
}

function formOf(
  profile: OwnProfile,
  page: CareerPage,
  id: string,
  onSaved: () => void,
): ReactNode | null {
  if (page === 'education') {
    const entry = profile.education.find(({ _id }) => _id === id);
    return entry ? <EditEducation entry={entry} onSaved={onSaved} /> : null;
  }
  if (page === 'work-experience') {
    const entry = profile.work_experience.find(({ _id }) => _id === id);
    return entry ? <EditWork entry={entry} onSaved={onSaved} /> : null;
  }
  const entry = profile.awards.find(({ _id }) => _id === id);
  return entry ? <EditAward entry={entry} onSaved={onSaved} /> : null;
}
