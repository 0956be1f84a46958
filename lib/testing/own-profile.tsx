import { QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { ownProfileQuery } from '@/lib/client/lawyers/own-profile';
import { createQueryClient } from '@/lib/client/platform/query-client';
import type { OwnProfile } from '@/lib/contract/lawyers/own-profile';

/** An own profile with nothing in it but what is given. */
export function ownProfile(parts: Partial<OwnProfile> = {}): OwnProfile {
  return {
    _id: 'maria-santos-7k2f',
    display_name: 'Maria Santos',
    is_public: true,
    was_shown: true,
    picture_url: null,
    basic_info: {
      display_name: 'Maria Santos',
      phone: '',
      region: '',
      city: '',
      office_address: '',
      areas_of_practice: [],
      legal_problems: [],
      specializations: [],
      languages: [],
      bar_year: 2010,
      roll_number: '56214',
      ibp_number: '1048',
      about: '',
      quote: '',
    },
    banking_info: null,
    education: [],
    work_experience: [],
    awards: [],
    services: [],
    availability: {
      daily_availability: [],
      exceptions: [],
      notice_time: 120,
      ical_feed: false,
      buffer_minutes: 0,
      daily_maximum: null,
      free_consultation: false,
      services: [],
    },
    ibp_verified: true,
    missing: [],
    ...parts,
  } as OwnProfile;
}

/** Shows a part of the profile editor to the lawyer of `profile`. */
export function renderWithProfile(
  children: ReactNode,
  profile: OwnProfile,
  queries = createQueryClient(),
) {
  queries.setQueryData(ownProfileQuery.queryKey, profile);
  render(<QueryClientProvider client={queries}>{children}</QueryClientProvider>);
}
