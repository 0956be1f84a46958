import 'server-only';
import sharp from 'sharp';
import { squarePicture, storePicture } from '@/lib/server/media/pictures/service';
import type { Executor } from '@/lib/server/platform/db/pool';
import { lawyerRows } from '@/lib/server/seed/lawyer';
import { customerRow, distinct, passwordHash } from '@/lib/server/seed/people';
import { insertLawyers, insertUsers, type LawyerRows, type NewUser } from '@/lib/server/seed/store';
import accounts from './ready-accounts.json' with { type: 'json' };

const CLIENTS = 400;
const LAWYERS = 100;
const PLACE = { region: 'Bicol Region (V)', city: 'Legazpi City' };
const EVERY_DAY = [0, 1, 2, 3, 4, 5, 6];

interface ReadyPeople {
  readonly clients: readonly NewUser[];
  readonly lawyers: readonly LawyerRows[];
}

/**
 * Makes people that browser tests claim (e2e/support/ready-people.ts): verified clients, and verified lawyers with a
 * complete profile, hidden until they are claimed, and then open for an hour each day.
 */
export async function readyPeople(now: number): Promise<ReadyPeople> {
  const hash = await passwordHash(accounts.password);
  const common = (name: string, index: number) => ({
    firstName: 'Ana',
    lastName: `Reyes${letters()}`,
    email: `${name}-${index}@example.com`,
    passwordHash: hash,
    emailVerifiedAt: new Date(now),
  });
  const picture = await storedPicture();
  return {
    clients: Array.from({ length: CLIENTS }, (_, index) =>
      customerRow({ ...common(accounts.client, index), phone: null }),
    ),
    lawyers: Array.from({ length: LAWYERS }, (_, index) =>
      readyLawyer(common(accounts.lawyer, index), picture, now),
    ),
  };
}

export async function insertReadyPeople(exec: Executor, made: ReadyPeople): Promise<void> {
  await insertUsers(exec, made.clients);
  await insertLawyers(exec, made.lawyers);
}

type Person = Pick<NewUser, 'firstName' | 'lastName' | 'email' | 'passwordHash'>;

function readyLawyer(person: Person, picture: string, now: number): LawyerRows {
  const phone = '+639171234567';
  return lawyerRows({
    user: { ...person, phone },
    lawyer: {
      ...PLACE,
      id: `ana-${person.lastName.toLowerCase()}`,
      picture,
      phone,
      officeAddress: '2F Test Building, Legazpi City',
      areas: ['Land Issues'],
      legalProblems: [80],
      specializations: ['Titles'],
      languages: ['English'],
      barYear: 2012,
      rollNumber: '56214',
      ibpNumber: '104873',
      about:
        'Advises owners on titles and boundaries, and buyers of land on their contracts. '.repeat(
          4,
        ),
      isPublic: false,
      ibpVerifiedAt: new Date(now),
      bankChangedAt: new Date(now),
    },
    education: [
      { school: 'University of Cebu', degree: 'Juris Doctor', startYear: 2007, endYear: 2011 },
    ],
    workExperience: [{ position: 'Lawyer', organisation: 'Test Law Office', startYear: 2012 }],
    hours: EVERY_DAY.map((day) => ({ day, startMinute: 9 * 60, endMinute: 10 * 60 })),
  });
}

/** Draws letters that hold no word, as e2e/support/drawn-word.ts does. */
function letters(): string {
  return [...distinct()].map((digit) => accounts.letters[Number.parseInt(digit, 16)]).join('');
}

async function storedPicture(): Promise<string> {
  const blank = { width: 480, height: 300, channels: 3, background: 'teal' } as const;
  const drawn = await sharp({ create: blank }).jpeg().toBuffer();
  return storePicture(await squarePicture(new File([new Uint8Array(drawn)], 'me.jpg'), 'picture'));
}
