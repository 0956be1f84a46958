import 'server-only';
import { randomUUID } from 'node:crypto';
import { fullName } from '@/lib/domain/accounts/full-name';
import { manilaDayNumber, manilaDayStart } from '@/lib/domain/platform/time';
import type { Executor } from '@/lib/server/platform/db/pool';
import { storedAccountNumber } from '../lawyers/banking/banking';
import { profilesChanged } from '../lawyers/profiles/service';
import { distinct } from './people';
import { insertLawyers, type LawyerRows, type NewLawyer, type NewUser } from './store';

export type LawyerOverrides = Partial<
  Omit<LawyerRows, 'user' | 'lawyer'> & {
    user: Partial<NewUser>;
    lawyer: Partial<NewLawyer>;
  }
>;

/** When the IDs of a seeded lawyer were checked: some months ago, since a check ends after 13. */
export const CHECKED_AT = new Date(manilaDayStart(manilaDayNumber(Date.now()) - 100));

const MONDAY_TO_FRIDAY = [1, 2, 3, 4, 5];

/**
 * Builds a complete, verified, public civil lawyer in Makati, open Monday to Friday from 9 to 5, unless given
 * otherwise.
 */
export function lawyerRows(overrides: LawyerOverrides = {}): LawyerRows {
  const mark = distinct();
  const user: NewUser = {
    id: randomUUID(),
    type: 'LAWYER',
    firstName: 'Maria',
    lastName: 'Santos',
    email: `lawyer-${mark}@example.com`,
    phone: '+639181234567',
    emailVerifiedAt: new Date(),
    ...overrides.user,
  };
  const id = overrides.lawyer?.id ?? `maria-santos-${mark}`;
  return {
    user,
    lawyer: { ...completeProfile(id, user), ...overrides.lawyer },
    education: overrides.education ?? [
      { school: 'University of the Philippines', degree: 'Juris Doctor', ...years(2005, 2009) },
    ],
    workExperience: overrides.workExperience ?? [
      { position: 'Associate', organisation: 'Santos Law Office', startYear: 2010 },
    ],
    awards: overrides.awards ?? [],
    hours:
      overrides.hours ??
      MONDAY_TO_FRIDAY.map((day) => ({ day, startMinute: 9 * 60, endMinute: 17 * 60 })),
    exceptions: overrides.exceptions ?? [],
    blockers: overrides.blockers ?? [],
  };
}

function completeProfile(id: string, user: NewUser): NewLawyer {
  return {
    id,
    userId: user.id,
    displayName: fullName(user),
    picture: `${'0'.repeat(32)}.webp`,
    phone: user.phone ?? '+639181234567',
    region: 'Metro Manila (NCR)',
    city: 'Makati',
    officeAddress: '2F Example Building, Ayala Avenue, Makati',
    areas: ['Civil'],
    legalProblems: [402],
    specializations: ['Contracts'],
    languages: ['English', 'Tagalog'],
    barYear: 2010,
    rollNumber: '58123',
    ibpNumber: '012345',
    about: 'Advises private clients on contracts and debts and appears for them in court. '.repeat(
      4,
    ),
    quote: 'Bring every paper you have.',
    isPublic: true,
    ibpVerifiedAt: CHECKED_AT,
    bankId: 'BOPIPHMMXXX',
    bankAccountName: fullName(user),
    bankAccountNumber: storedAccountNumber(id, '1234567890'),
    price30: 150_000,
    price60: 250_000,
    noticeMinutes: 120,
  };
}

function years(startYear: number, endYear: number) {
  return { startYear, endYear };
}

export async function seedLawyer(
  exec: Executor,
  overrides: LawyerOverrides = {},
): Promise<LawyerRows> {
  const rows = lawyerRows(overrides);
  await insertLawyers(exec, [rows]);
  await profilesChanged(exec, rows.lawyer.id);
  return rows;
}
