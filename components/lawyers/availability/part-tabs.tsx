'use client';

import { useQuery } from '@tanstack/react-query';
import { CircleCheck, CircleDashed, TriangleAlert } from 'lucide';
import { Icon } from '@/components/ui/icons/icon';
import { Tab, TabList } from '@/components/ui/layout/tabs';
import { googleCalendarQuery } from '@/lib/client/lawyers/calendars';
import type { OwnProfile } from '@/lib/contract/lawyers/own-profile';
import { AVAILABILITY_PARTS, type AvailabilityPart, PART_LABELS } from './parts';

interface PartTabsProps {
  part: AvailabilityPart;
  missing: OwnProfile['missing'];
  onGo: (part: AvailabilityPart) => void;
}

export const tabId = (part: AvailabilityPart) => `availability-${part}`;
export const panelId = (part: AvailabilityPart) => `availability-${part}-panel`;

/** The tab bar of the availability; a tab says what is missing there, or how Google Calendar is. */
export function PartTabs({ part, missing, onGo }: PartTabsProps) {
  return (
    <TabList underlined aria-label="Availability" className="-mx-4 px-4 lg:mx-0 lg:px-0">
      {AVAILABILITY_PARTS.map((one) => (
        <Tab
          key={one}
          id={tabId(one)}
          aria-controls={panelId(one)}
          selected={one === part}
          onClick={() => onGo(one)}
        >
          <span className="flex items-center gap-1.5">
            <span>{PART_LABELS[one]}</span>
            {one === 'calendars' ? <GoogleMark /> : <MissingMark part={one} missing={missing} />}
          </span>
        </Tab>
      ))}
    </TabList>
  );
}

const NEEDED = { week: 'availability', rules: 'services' } as const;

function MissingMark({ part, missing }: Pick<PartTabsProps, 'missing' | 'part'>) {
  const needed = part === 'week' || part === 'rules' ? NEEDED[part] : null;
  if (!needed || !missing.includes(needed)) return null;
  return (
    <>
      <Icon of={CircleDashed} className="size-4.5 text-amber-600" />
      <span className="sr-only">, to do</span>
    </>
  );
}

function GoogleMark() {
  const connection = useQuery(googleCalendarQuery).data?.connection;
  if (!connection) return null;
  return connection.problem ? (
    <>
      <Icon of={TriangleAlert} className="size-4.5 text-red-700" />
      <span className="sr-only">, Google needs you</span>
    </>
  ) : (
    <>
      <Icon of={CircleCheck} className="size-4.5 text-teal-700" />
      <span className="sr-only">, Google is connected</span>
    </>
  );
}
