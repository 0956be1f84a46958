'use client';

import { CircleCheck, CircleDashed } from 'lucide';
import Link from 'next/link';
import { Icon } from '@/components/ui/icons/icon';
import { Card } from '@/components/ui/layout/card';
import { textLinkAloneClass } from '@/components/ui/layout/text-link';
import type { OwnProfile } from '@/lib/contract/lawyers/own-profile';
import { PROFILE_PARTS } from '@/lib/domain/lawyers/profile-completeness';
import { PartsDone } from './section-nav';
import { PROFILE_SECTIONS } from './sections';
import { WithOwnProfile } from './with-own-profile';

type ProfilePart = OwnProfile['missing'][number];

const LABELS: Record<ProfilePart, string> = {
  basic_info: 'Basic info, every field',
  banking_info: 'Bank details',
  picture: 'A picture',
  education: 'Education, one entry or more',
  work_experience: 'Work experience, one entry or more',
  availability: 'Availability, one day or more',
  services: 'Both prices',
};

/** What clients wait for: the parts of the profile, each with the way to it. */
export function ProfileChecklist() {
  return (
    <WithOwnProfile>
      {({ missing }) => (
        <Card>
          <h2 className="text-xl">What is needed</h2>
          <div className="mt-3 max-w-80">
            <PartsDone missing={missing} />
          </div>
          <ul className="mt-3 grid gap-x-6 sm:grid-cols-2">
            {PROFILE_PARTS.map((part) => (
              <PartRow key={part} part={part} done={!missing.includes(part)} />
            ))}
          </ul>
        </Card>
      )}
    </WithOwnProfile>
  );
}

function PartRow({ part, done }: { part: ProfilePart; done: boolean }) {
  const section = PROFILE_SECTIONS.find(({ parts }) => parts.includes(part));
  return (
    <li className="flex items-center gap-2.5">
      {done ? (
        <Icon of={CircleCheck} className="size-5 text-teal-700" />
      ) : (
        <Icon of={CircleDashed} className="size-5 text-amber-600" />
      )}
      <Link href={section?.href ?? ''} className={textLinkAloneClass}>
        {LABELS[part]}
        <span className="sr-only">, {done ? 'complete' : 'to do'}</span>
      </Link>
    </li>
  );
}
