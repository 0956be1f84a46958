'use client';

import { EmptySection } from '@/components/ui/feedback/nothing-here';
import { useDeleteWork } from '@/lib/client/lawyers/career';
import type { WorkExperience } from '@/lib/contract/lawyers/lawyers';
import { WithOwnProfile } from '../profile-editor/with-own-profile';
import { CareerSection } from './career-section';
import { EntryActions, EntryList, EntryRow, EntryText } from './entry-row';
import { editPath } from './paths';
import { AddWork } from './work-form';

const nameOf = ({ position, organisation }: WorkExperience) => `${position}, ${organisation}`;

export function WorkSection() {
  const remove = useDeleteWork();
  return (
    <WithOwnProfile>
      {({ work_experience }) => (
        <CareerSection
          title="Work experience"
          intro="Where you work now and worked before, latest first. Clients see it on your profile."
          one="position"
          entries={work_experience}
          nameOf={nameOf}
          remove={remove}
          lastOne="This is your only one. Without a position, clients can’t see your profile."
          empty={
            <EmptySection>
              No position yet. Clients see your profile once you add at least one, for example
              “Associate, Law Office of Ana Reyes, 2016 to now”.
            </EmptySection>
          }
          addTitle="Add a position"
          addForm={<AddWork />}
        >
          {(askToDelete) => (
            <EntryList>
              {work_experience.map((entry) => (
                <EntryRow
                  key={entry._id}
                  actions={
                    <EntryActions
                      name={nameOf(entry)}
                      editHref={editPath('work-experience', entry._id)}
                      onDelete={() => askToDelete(entry)}
                    />
                  }
                >
                  <EntryText
                    years={`${entry.start_year} to ${entry.end_year ?? 'now'}`}
                    title={entry.position}
                    subtitle={entry.organisation}
                    text={entry.description}
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
