import { eq, sql } from 'drizzle-orm';
import pg from 'pg';
import { addAward, deleteEducation as removeEducation } from '@/lib/contract/lawyers/career';
import { getLawyerProfile as getPublicProfile } from '@/lib/contract/lawyers/lawyers';
import type { OwnProfile } from '@/lib/contract/lawyers/own-profile';
import {
  getOwnProfile,
  setProfilePicture as setPicture,
  setVisibility,
} from '@/lib/contract/lawyers/own-profile';
import { searchLawyers as search } from '@/lib/contract/lawyers/search';
import { database, transaction } from '@/lib/server/platform/db/pool';
import { users } from '@/lib/server/schema/accounts';
import { awards, education, lawyers, workExperience } from '@/lib/server/schema/lawyers';
import { pageChanges } from '@/lib/server/schema/pages';
import { send } from '@/lib/testing/api/requests';
import { newLawyer, type TestLawyer } from '@/lib/testing/factories';
import { fileOf, newcomer, picture } from '@/lib/testing/files/identity';
import { profilesChanged } from '../profiles/service';
import { hideProfile } from './personal-data-service';

async function profileOf({ cookie }: TestLawyer): Promise<OwnProfile> {
  return (await send(getOwnProfile, { cookie })).body as OwnProfile;
}

const show = ({ cookie }: TestLawyer, is_public?: boolean) =>
  send(setVisibility, { cookie, body: { is_public } });
/** As the specification has it: a request without a body. */
const flip = ({ cookie }: TestLawyer) => send(setVisibility, { cookie });

/** Whether clients see a lawyer, who alone practises in that region: in search and by the address. */
async function seen({ lawyerId }: TestLawyer, region: string): Promise<boolean> {
  const { body } = await send(search, { query: { region } });
  const found = (body as { exactMatch: boolean }).exactMatch;
  const { status } = await send(getPublicProfile, { params: { id: lawyerId } });
  expect(status).toBe(found ? 200 : 404);
  return found;
}

/** Resolves when a statement waits for another transaction. */
async function becomesBlocked(): Promise<void> {
  const waiting = () =>
    database().$count(
      sql`pg_stat_activity`,
      sql`datname = current_database() and wait_event_type = 'Lock'`,
    );
  while ((await waiting()) === 0);
}

const changesOf = ({ lawyerId }: TestLawyer) =>
  database().$count(pageChanges, eq(pageChanges.tag, `lawyer:${lawyerId}`));

test('a lawyer sees all that is stored, the account number masked', async () => {
  const lawyer = await newLawyer();
  expect(await profileOf(lawyer)).toEqual({
    _id: lawyer.lawyerId,
    display_name: 'Test Lawyer',
    is_public: true,
    was_shown: true,
    picture_url: expect.stringMatching(/^\/pictures\/.+\.webp$/),
    basic_info: {
      display_name: 'Test Lawyer',
      phone: '+639171234567',
      region: 'Metro Manila (NCR)',
      city: 'Makati',
      office_address: 'Ayala Avenue',
      areas_of_practice: ['Civil', 'Labor'],
      legal_problems: [0],
      specializations: ['Contracts'],
      languages: ['English'],
      bar_year: 2010,
      roll_number: '50000',
      ibp_number: '1234',
      about: 'a'.repeat(300),
      quote: 'Plain answers.',
    },
    banking_info: {
      bank_id: 'BNORPHMMXXX',
      account_name: 'Test Lawyer',
      account_number: '••••7890',
    },
    education: [expect.objectContaining({ school: 'UP', end_year: 2009 })],
    work_experience: [expect.objectContaining({ position: 'Associate', end_year: null })],
    awards: [],
    availability: expect.objectContaining({ notice_time: 0, free_consultation: false }),
    services: [
      { duration: 30, price: 100_000 },
      { duration: 60, price: 180_000 },
    ],
    ibp_verified: true,
    missing: [],
  });
});

test('a newcomer sees what is missing, in the order in which it is asked for', async () => {
  const { browser, userId } = await newcomer();
  await database().update(users).set({ emailVerifiedAt: new Date() }).where(eq(users.id, userId));
  expect((await browser.call(getOwnProfile)).body).toMatchObject({
    is_public: false,
    ibp_verified: false,
    banking_info: null,
    picture_url: null,
    basic_info: { about: '', quote: '', office_address: '', legal_problems: [] },
    services: [
      { duration: 30, price: null },
      { duration: 60, price: null },
    ],
    missing: [
      'basic_info',
      'banking_info',
      'picture',
      'education',
      'work_experience',
      'availability',
      'services',
    ],
  });
});

test('it costs the same number of statements, however long the career is', async () => {
  const lawyer = await newLawyer();
  const { lawyerId } = lawyer;
  const statements = jest.spyOn(pg.Client.prototype, 'query');
  const cost = async () => {
    statements.mockClear();
    await profileOf(lawyer);
    return statements.mock.calls.length;
  };
  const first = await cost();
  const many = Array.from({ length: 15 }, (_, priority) => ({ lawyerId, priority }));
  const [started, ended] = [{ startYear: 2001 }, { startYear: 2001, endYear: 2005 }];
  const text = { title: 'A', year: 2020, description: 'B' };
  await database()
    .insert(awards)
    .values(many.map((one) => ({ ...one, ...text })));
  await database()
    .insert(education)
    .values(many.map(() => ({ lawyerId, school: 'UP', degree: 'JD', ...ended })));
  await database()
    .insert(workExperience)
    .values(many.map(() => ({ lawyerId, position: 'A', organisation: 'B', ...started })));
  expect(await cost()).toBe(first);
  expect((await profileOf(lawyer)).awards).toHaveLength(15);
  expect(first).toBeLessThanOrEqual(8);
  statements.mockRestore();
});

test('the picture is that of the account, and appears at once', async () => {
  const lawyer = await newLawyer();
  const before = await changesOf(lawyer);
  const body = new FormData();
  body.append('picture', fileOf(await picture('png'), 'me.png'));
  const answer = await send(setPicture, { cookie: lawyer.cookie, body });
  expect(answer).toMatchObject({ status: 201, body: { picture_url: expect.any(String) } });
  const { picture_url } = answer.body as { picture_url: string };
  expect((await profileOf(lawyer)).picture_url).toBe(picture_url);
  const [account] = await database().select().from(users).where(eq(users.id, lawyer.id));
  expect(`/pictures/${account?.picture}`).toBe(picture_url);
  expect(await changesOf(lawyer)).toBeGreaterThan(before);
});

describe('visibility', () => {
  test('is set or turned around, and clients see the profile or not from then on', async () => {
    const region = 'Caraga (XIII)';
    const lawyer = await newLawyer({ region });
    const steps = [
      [() => show(lawyer, false), false],
      [() => show(lawyer, false), false],
      [() => flip(lawyer), true],
      [() => show(lawyer, true), true],
      [() => show(lawyer), false],
      [() => flip(lawyer), true],
    ] as const;
    for (const [step, is_public] of steps) {
      const before = await changesOf(lawyer);
      expect(await step()).toMatchObject({ status: 200, body: { is_public } });
      expect(await seen(lawyer, region)).toBe(is_public);
      expect(await changesOf(lawyer)).toBeGreaterThan(before);
    }
  });

  const firstShown = async ({ lawyerId }: TestLawyer) => {
    const [row] = await database().select().from(lawyers).where(eq(lawyers.id, lawyerId));
    return row?.firstShownAt ?? null;
  };

  test('remembers that a profile was shown once, and never makes it up', async () => {
    const lawyer = await newLawyer({ isPublic: false });
    expect((await profileOf(lawyer)).was_shown).toBe(false);
    expect((await show(lawyer, false)).body).toMatchObject({ was_shown: false });
    expect(await firstShown(lawyer)).toBeNull();

    expect((await show(lawyer, true)).body).toMatchObject({ was_shown: true });
    const first = await firstShown(lawyer);
    expect(first).toEqual(expect.any(Date));
    expect((await show(lawyer, false)).body).toMatchObject({ is_public: false, was_shown: true });
    await show(lawyer, true);
    expect(await firstShown(lawyer)).toEqual(first);
  });

  test('takes one that has long been public for shown, also once it is hidden', async () => {
    const long = await newLawyer();
    expect([(await profileOf(long)).was_shown, await firstShown(long)]).toEqual([true, null]);
    expect((await show(long, false)).body).toMatchObject({ is_public: false, was_shown: true });

    const leaving = await newLawyer();
    await transaction((tx) => hideProfile(tx, leaving.id));
    expect(await profileOf(leaving)).toMatchObject({ is_public: false, was_shown: true });
  });

  test('is refused with the name of everything that is in the way, and nothing changes', async () => {
    const lawyer = await newLawyer({
      isPublic: false,
      ibpVerifiedAt: null,
      quote: '',
      picture: null,
      price60: null,
    });
    for (const refused of [await show(lawyer, true), await flip(lawyer)])
      expect(refused).toMatchObject({
        status: 409,
        body: {
          key: 'bad_transition',
          message: 'Failed! Make sure you provided all required information and profile picture',
          fields: {
            basic_info: expect.any(String),
            picture: expect.any(String),
            services: expect.any(String),
            ibp_verified: expect.any(String),
          },
        },
      });
    expect((await profileOf(lawyer)).is_public).toBe(false);
    const unchecked = await show(await newLawyer({ isPublic: false, ibpVerifiedAt: null }), true);
    expect(unchecked.body).toMatchObject({
      fields: { ibp_verified: 'Your IDs have to be checked first.' },
    });
    const { fields } = unchecked.body as { fields: object };
    expect(Object.keys(fields)).toEqual(['ibp_verified']);
  });

  test('is kept while something is missing, and can be taken back meanwhile', async () => {
    const region = 'MIMAROPA (Region IV-B)';
    const lawyer = await newLawyer({ region });
    const [degree] = (await profileOf(lawyer)).education;
    await send(removeEducation, { cookie: lawyer.cookie, params: { id: degree?._id ?? '' } });
    expect(await profileOf(lawyer)).toMatchObject({ is_public: true, missing: ['education'] });
    expect(await seen(lawyer, region)).toBe(false);
    expect((await show(lawyer, true)).status).toBe(409);
    expect(await show(lawyer, false)).toMatchObject({ body: { is_public: false } });
  });

  test('waits for nobody whose account is going to be deleted', async () => {
    const lawyer = await newLawyer({ isPublic: false }, { deletionDueAt: new Date() });
    expect(await show(lawyer, true)).toMatchObject({
      status: 409,
      body: { fields: { account: 'Your account is scheduled for deletion.' } },
    });
  });

  test('does not outlive the wish to delete the account, whichever comes first', async () => {
    const region = 'Ilocos Region (I)';
    const lawyer = await newLawyer({ region, isPublic: false });
    let hidden: Promise<void> | undefined;
    await transaction(async (tx) => {
      await tx.update(lawyers).set({ isPublic: true }).where(eq(lawyers.id, lawyer.lawyerId));
      await profilesChanged(tx, lawyer.lawyerId);
      hidden = transaction((other) => hideProfile(other, lawyer.id));
      // It has come to the row when the database says that it waits, or is through.
      await Promise.race([hidden, becomesBlocked()]);
    });
    await hidden;
    expect((await profileOf(lawyer)).is_public).toBe(false);
    expect(await seen(lawyer, region)).toBe(false);
  });

  test('and the loss of the last degree at once never leave an unfinished lawyer in search', async () => {
    for (let round = 0; round < 5; round += 1) {
      const region = 'Bicol Region (V)';
      const lawyer = await newLawyer({ region, isPublic: false });
      const [degree] = (await profileOf(lawyer)).education;
      await Promise.all([
        show(lawyer, true),
        send(removeEducation, { cookie: lawyer.cookie, params: { id: degree?._id ?? '' } }),
      ]);
      expect(await seen(lawyer, region)).toBe(false);
    }
  });

  test('of a lawyer is nobody else’s', async () => {
    const [lawyer, other] = [await newLawyer(), await newLawyer()];
    const before = await database().select().from(lawyers).where(eq(lawyers.id, lawyer.lawyerId));
    await show(other, false);
    await send(addAward, {
      cookie: other.cookie,
      body: { title: 'A', year: 2020, description: 'B', lawyer_id: lawyer.lawyerId },
    });
    expect(await database().select().from(lawyers).where(eq(lawyers.id, lawyer.lawyerId))).toEqual(
      before,
    );
  });
});
