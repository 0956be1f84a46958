import type { ReactNode } from 'react';
import { Badge } from '@/components/ui/feedback/badge';
import type { LawyerProfile } from '@/lib/contract/lawyers/lawyers';
import { DatedEntry, DatedList, ProfileSection } from './profile-section';
import { WrittenWork } from './written-work';

interface ProfileTextProps {
  profile: LawyerProfile;
  /** Reviews of clients, placed before the career. */
  children: ReactNode;
}

/** The lawyer's own text about the practice, and the career. Parts without an entry are left out. */
export function ProfileText({ profile, children }: ProfileTextProps) {
  return (
    <>
      {profile.quote && (
        <blockquote className="max-w-text py-8 font-serif text-2xl text-teal-900 lg:py-10">
          “{profile.quote}”
        </blockquote>
      )}
      {profile.about && (
        <ProfileSection title="About">
          <p className="mt-3 max-w-text whitespace-pre-line text-neutral-800">{profile.about}</p>
        </ProfileSection>
      )}
      <Tags title="Specializations" words={profile.specializations} />
      <WrittenWork profile={profile} />
      {children}
      <Career profile={profile} />
    </>
  );
}

function Tags({ title, words }: { title: string; words: readonly string[] }) {
  if (words.length === 0) return null;
  return (
    <ProfileSection title={title}>
      <ul className="mt-4 flex flex-wrap gap-2">
        {words.map((word) => (
          <li key={word} className="max-w-full">
            <Badge className="whitespace-normal!">{word}</Badge>
          </li>
        ))}
      </ul>
    </ProfileSection>
  );
}

function Career({ profile: { work_experience, education, awards } }: { profile: LawyerProfile }) {
  return (
    <>
      {work_experience.length > 0 && (
        <ProfileSection title="Work experience">
          <DatedList>
            {work_experience.map((work) => (
              <DatedEntry
                key={work._id}
                years={`${work.start_year} to ${work.end_year ?? 'now'}`}
                title={work.position}
                subtitle={work.organisation}
                text={work.description}
              />
            ))}
          </DatedList>
        </ProfileSection>
      )}
      {education.length > 0 && (
        <ProfileSection title="Education">
          <DatedList>
            {education.map((study) => (
              <DatedEntry
                key={study._id}
                years={`${study.start_year} to ${study.end_year}`}
                title={study.degree}
                subtitle={study.school}
                text={study.honours}
              />
            ))}
          </DatedList>
        </ProfileSection>
      )}
      {awards.length > 0 && (
        <ProfileSection title="Awards and publications">
          <DatedList>
            {awards.map((award) => (
              <DatedEntry
                key={award._id}
                years={String(award.year)}
                title={award.title}
                text={award.description}
              />
            ))}
          </DatedList>
        </ProfileSection>
      )}
    </>
  );
}
