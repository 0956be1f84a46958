import { expect } from '@playwright/test';
import { setAvailability } from '@/lib/contract/lawyers/availability';
import { addEducation, addWork } from '@/lib/contract/lawyers/career';
import {
  setBankingInfo,
  setBasicInfo,
  setProfilePicture,
  setVisibility,
} from '@/lib/contract/lawyers/own-profile';
import { decideVerification, sendVerifierCode } from '@/lib/contract/lawyers/verification';
import { DAY_MS, isoInstant } from '@/lib/domain/platform/time';
import { ApiClient } from './api';
import { dayKey } from './clock';
import { photo, registerLawyer, verifierCode, verifierLink } from './identity';
import type { OpenTime } from './lawyers';
import { newIdentity, type Person, signInAs } from './people';
import { takeReady } from './ready-people';
import { addApp } from './second-factor';

export interface PublishedLawyer extends Person {
  /** As in the address of the profile. */
  lawyerId: string;
}

/**
 * A lawyer of this test alone whom clients find, with a second factor, open every day from 9:00 to 10:00 AM. With so few times
 * nobody else's test chooses them, and in an area and region whose lists no test counts: one of those who are ready, else
 * registered here. `address`: of the product, where it is not the one under test.
 */
export async function publishedLawyer(address?: string): Promise<PublishedLawyer> {
  const ready = address ? null : await takeReady('lawyer', newIdentity());
  const lawyer = ready
    ? await signInAs(ready.email, ready.password)
    : await verifiedLawyer(address);
  await addApp(lawyer);
  if (!ready) await fillProfile(lawyer);
  const shown = await lawyer.api.call(setVisibility, { body: { is_public: true } });
  expect(shown.missing).toEqual([]);
  return { ...lawyer, lawyerId: shown._id };
}

async function verifiedLawyer(address?: string): Promise<Person> {
  const lawyer = await registerLawyer(address);
  await approve(lawyer, address);
  return lawyer;
}

/** Fills in what demo/ready-people.ts writes for those who are ready. */
async function fillProfile(lawyer: Person): Promise<void> {
  const { api, password } = lawyer;
  const name = `${lawyer.firstName} ${lawyer.lastName}`;
  await api.call(setBasicInfo, {
    body: {
      display_name: name,
      phone: '09171234567',
      region: 'Bicol Region (V)',
      city: 'Legazpi City',
      office_address: '2F Test Building, Legazpi City',
      areas_of_practice: ['Land Issues'],
      legal_problems: [80],
      specializations: ['Titles'],
      languages: ['English'],
      bar_year: '2012',
      roll_number: '56214',
      ibp_number: '104873',
      about:
        'Advises owners on titles and boundaries, and buyers of land on their contracts. '.repeat(
          4,
        ),
      quote: 'Bring every paper you have.',
    },
  });
  await api.call(setBankingInfo, {
    body: {
      bank_id: 'BOPIPHMMXXX',
      account_name: name,
      account_number: '1234567890',
      current_password: password,
    },
  });
  const picture = await photo('me.jpg');
  await api.call(setProfilePicture, {
    body: {
      picture: [
        new File([new Uint8Array(picture.buffer)], picture.name, { type: picture.mimeType }),
      ],
    },
  });
  await api.call(addEducation, {
    body: {
      school: 'University of Cebu',
      degree: 'Juris Doctor',
      start_year: '2007',
      end_year: '2011',
    },
  });
  await api.call(addWork, {
    body: {
      position: 'Lawyer',
      organisation: 'Test Law Office',
      start_year: '2012',
      end_year: null,
    },
  });
  const hours = { available: true, start_time: '09:00', end_time: '10:00' };
  await api.call(setAvailability, {
    body: {
      daily_availability: [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, ...hours })),
      services: [
        { duration: 30, price: 150_000 },
        { duration: 60, price: 250_000 },
      ],
    },
  });
}

/** Nine in the morning in Manila, or so many ms later, some days from now, when such a lawyer is open. */
export function nineOClock({ lawyerId }: PublishedLawyer, days: number, later = 0): OpenTime {
  const start = Date.parse(`${dayKey(Date.now() + days * DAY_MS)}T09:00:00+08:00`) + later;
  const time: Omit<OpenTime, 'lawyer'> & { lawyer: { _id: string } } = {
    lawyer: { _id: lawyerId },
    start,
    startTime: isoInstant(start),
    duration: 30,
    price: 150_000,
    path: `/book/${lawyerId}/${isoInstant(start)}?duration=30`,
  };
  return time as OpenTime;
}

/** As the verifier does, without a browser. */
async function approve(lawyer: Person, address?: string): Promise<void> {
  const token = new URL(await verifierLink(lawyer)).pathname.split('/').at(-1) ?? '';
  const verifier = await ApiClient.open(address);
  await verifier.call(sendVerifierCode, { body: { token } });
  const code = await verifierCode(lawyer);
  await verifier.call(decideVerification, { body: { token, code, decision: 'approve' } });
  await verifier.close();
}
