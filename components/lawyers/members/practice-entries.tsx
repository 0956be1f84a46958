'use client';

import { useQuery } from '@tanstack/react-query';
import type { ComponentType, ReactElement, ReactNode } from 'react';
import { PRACTICES_PATH } from '@/components/platform/practice';
import { useHydrated } from '@/components/ui/hooks/use-hydrated';
import { practicesQuery, useSwitchPractice } from '@/lib/client/lawyers/members';
import { firstPageOf } from '@/lib/domain/platform/members';
import { notifySwitched } from './switched-tabs';

interface PracticeEntriesProps {
  /** An entry of the account menu. */
  Row: ComponentType<{ icon: ReactElement; onSelect: () => void; children: ReactNode }>;
  icon: ReactElement;
}

/** The practices that somebody works for, each a press away; where the switch is refused, its page says why. */
export function PracticeEntries({ Row, icon }: PracticeEntriesProps) {
  // The menu is filled until the page hydrates, also for those who never open it.
  const hydrated = useHydrated();
  const { data } = useQuery({ ...practicesQuery, enabled: hydrated });
  const to = useSwitchPractice();
  return (
    <>
      {data?.results.map(({ _id, lawyer_name, rights }) => (
        <Row
          key={_id}
          icon={icon}
          onSelect={() =>
            to.mutate(_id, {
              onSuccess: () => {
                notifySwitched();
                window.location.assign(firstPageOf(rights));
              },
              onError: () => window.location.assign(PRACTICES_PATH),
            })
          }
        >
          {`Practice of Atty. ${lawyer_name}`}
        </Row>
      ))}
    </>
  );
}
