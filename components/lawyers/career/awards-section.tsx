'use client';

import { EmptySection } from '@/components/ui/feedback/nothing-here';
import { useDeleteAward } from '@/lib/client/lawyers/career';
import type { Award } from '@/lib/contract/lawyers/lawyers';
import { WithOwnProfile } from '../profile-editor/with-own-profile';
import { AddAward } from './award-form';
import { AwardList } from './award-list';
import { CareerSection } from './career-section';

const nameOf = ({ title }: Award) => title;

export function AwardsSection() {
  const remove = useDeleteAward();
  return (
    <WithOwnProfile>
      {({ awards }) => (
        <CareerSection
          title="Awards and publications"
          intro="What you received, wrote or taught. Clients see it in the order you choose."
          one="entry"
          entries={awards}
          nameOf={nameOf}
          remove={remove}
          empty={
            <EmptySection>
              Nothing here yet. This part is optional. A lecture or an article shows what you know
              well, for example “Lecture on labor law, IBP Cebu City Chapter, 2022”.
            </EmptySection>
          }
          addTitle="Add an award or publication"
          addForm={<AddAward />}
        >
          {(askToDelete) => <AwardList awards={awards} onDelete={askToDelete} />}
        </CareerSection>
      )}
    </WithOwnProfile>
  );
}
