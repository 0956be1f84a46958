'use client';

import { EmptySection } from '@/components/ui/feedback/nothing-here';
import { useDeleteEducation } from '@/lib/client/lawyers/career';
import type { Education } from '@/lib/contract/lawyers/lawyers';
import { WithOwnProfile } from '../profile-editor/with-own-profile';
import { CareerSection } from './career-section';
import { AddEducation } from './education-form';
import { EntryActions, EntryList, EntryRow, EntryText } from './entry-row';
import { editPath } from './paths';

const nameOf = ({ degree, school }: Education) => `${degree}, ${school}`;

export function EducationSection() {
  const remove = useDeleteEducation();
  return (
    <WithOwnProfile>
      {({ education }) => (
        <CareerSection
          title="Education"
          intro="Where you studied, latest first. Clients see it on your profile."
          one="education"
          entries={education}
          nameOf={nameOf}
          remove={remove}
          lastOne="This is your only one. Without an education entry, clients can’t see your profile."
          empty={
            <EmptySection>
              No education yet. Clients see your profile once you add at least one, for example
              “Juris Doctor, University of San Carlos, 2005 to 2009”.
            </EmptySection>
          }
          addTitle="Add education"
          addForm={<AddEducation />}
        >
          {(askToDelete) => (
            <EntryList>
              {education.map((entry) => (
                <EntryRow
                  key={entry._id}
                  actions={
                    <EntryActions
                      name={nameOf(entry)}
                      editHref={editPath('education', entry._id)}
                      onDelete={() => askToDelete(entry)}
                    />
                  }
                >
                  <EntryText
                    years={`${entry.start_year} to ${entry.end_year}`}
                    title={entry.degree}
                    subtitle={entry.school}
                    text={entry.honours}
                  />
                </EntryRow>
              ))}
            </EntryList>
          )}
        </CareerSection>
      )}
    </WithOwnProfile>
  );
}
