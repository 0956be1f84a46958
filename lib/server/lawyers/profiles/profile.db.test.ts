import pg from 'pg';
import { HOUR_MS, isoInstant, MINUTE_MS } from '@/lib/domain/platform/time';
import { database, transaction } from '@/lib/server/platform/db/pool';
import type { EncryptedText } from '@/lib/server/schema/columns';
import { runAsVisitor } from '@/lib/testing/api/run-operation';
import { CHECKED_AT, type LawyerOverrides, seedLawyer } from '../../seed/lawyer';
import { seedMeeting, seedReview } from '../../seed/meeting';
import { seedCustomer } from '../../seed/people';
import { loadSchedule } from '../open-times/service';
import { searchLawyers } from '../search/operations';
import { getAvailability, getLawyerProfile, listLawyerReviews, verifyQr } from './operations';
import { bookableLawyer } from './service';

// Mon, Nov 23, 2026, 8:00 AM in Manila.
const NOW = Date.parse('2026-11-23T08:00:00+08:00');
const ask = {
  profile: (id: string) => runAsVisitor(getLawyerProfile, { params: { id } }, NOW),
  reviews: (id: string, page = 0) =>
    runAsVisitor(listLawyerReviews, { params: { id }, query: { page } }, NOW),
  calendar: async (id: string) =>
    (await runAsVisitor(getAvailability, { query: { _id: id } }, NOW)).calendar,
  qr: (id: string) => runAsVisitor(verifyQr, { query: { id } }, NOW),
  search: (query: Record<string, string> = {}) => runAsVisitor(searchLawyers, { query }, NOW),
};

async function newLawyer(overrides: LawyerOverrides = {}): Promise<string> {
  const { lawyer } = await transaction((tx) => seedLawyer(tx, overrides));
  return lawyer.id;
}

async function isFound(id: string): Promise<boolean> {
  for (let page = 0; ; page += 1) {
    const { results, hasMore } = await ask.search({ page: String(page) });
    if (results.some((card) => card._id === id)) return true;
    if (!hasMore) return false;
  }
}

test('a complete, verified, public lawyer is visible everywhere', async () => {
  const id = await newLawyer();
  expect(await isFound(id)).toBe(true);
  expect((await ask.profile(id))._id).toBe(id);
  expect((await ask.reviews(id)).total).toBe(0);
  expect(Object.keys(await ask.calendar(id))).toHaveLength(14);
  expect(await bookableLawyer(database(), id)).toMatchObject({
    id,
    prices: { 30: 150_000, 60: 250_000 },
  });
  expect(await ask.qr(id)).toEqual({
    valid: true,
    display_name: 'Maria Santos',
    checked_at: isoInstant(CHECKED_AT.getTime()),
  });
});

const HIDDEN: [string, LawyerOverrides][] = [
  ['hidden', { lawyer: { isPublic: false } }],
  ['not verified', { lawyer: { ibpVerifiedAt: null } }],
  ['without a picture', { lawyer: { picture: null } }],
  ['without a 30-minute price', { lawyer: { price30: null } }],
  ['without a 60-minute price', { lawyer: { price60: null } }],
  ['without an about text', { lawyer: { about: '' } }],
  ['without a quote', { lawyer: { quote: '' } }],
  ['without a city', { lawyer: { city: '' } }],
  ['without legal problems', { lawyer: { legalProblems: [] } }],
  ['without a bank account', { lawyer: { bankAccountNumber: null } }],
  ['without education', { education: [] }],
  ['without work experience', { workExperience: [] }],
  ['without open hours', { hours: [] }],
];

test.each(HIDDEN)('a lawyer %s is nowhere', async (_why, overrides) => {
  const id = await newLawyer(overrides);
  expect(await isFound(id)).toBe(false);
  for (const answer of [ask.profile(id), ask.reviews(id), ask.calendar(id)]) {
    await expect(answer).rejects.toMatchObject({ key: 'not_found' });
  }
  expect(await bookableLawyer(database(), id)).toBeNull();
  expect(await ask.qr(id)).toEqual({ valid: false, display_name: null, checked_at: null });
});

test.each(['nobody-here', 'Maria', "x' or true --", '%', 'ñ'])(
  'there is no lawyer %j',
  async (id) => {
    await expect(ask.profile(id)).rejects.toMatchObject({ key: 'not_found' });
    await expect(ask.calendar(id)).rejects.toMatchObject({ key: 'not_found' });
    expect((await ask.qr(id)).valid).toBe(false);
  },
);

test('nothing private is in any public answer', async () => {
  const secrets = {
    phone: '+639990001122',
    officeAddress: 'Secret Street 99',
    ibpNumber: '987001',
    bankId: 'SECRETBANK',
    bankAccountName: 'Secret Holder',
    bankAccountNumber: 'SECRETCIPHER' as EncryptedText,
  };
  const email = 'very.private@example.com';
  const user = { email, phone: '+639990003344' };
  const id = await newLawyer({
    user,
    lawyer: { ...secrets, areas: ['Election Law'] },
    blockers: [
      {
        title: 'Secret hearing',
        startsAt: new Date(NOW + 4 * HOUR_MS),
        endsAt: new Date(NOW + 5 * HOUR_MS),
      },
    ],
  });
  const client = await seedCustomer(database(), { email: 'secret.client@example.com' });
  const meeting = await transaction((tx) =>
    seedMeeting(tx, {
      lawyerId: id,
      clientId: client.id,
      start: NOW - 48 * HOUR_MS,
      status: 'COMPLETED',
      meeting: { subject: 'Secret subject', description: 'Secret description' },
    }),
  );
  await seedReview(database(), meeting);
  const answers = JSON.stringify([
    await ask.profile(id),
    await ask.reviews(id),
    await ask.calendar(id),
    await ask.qr(id),
    await ask.search({ area_of_practice: 'election' }),
  ]);
  expect(answers).toContain(id);
  for (const secret of [...Object.values(secrets), email, user.phone, 'secret', 'Secret']) {
    expect(answers).not.toContain(secret);
  }
});

test('times that are confirmed, held or blocked are not offered; those given back are', async () => {
  const id = await newLawyer({
    lawyer: { noticeMinutes: 0 },
    hours: [{ day: 1, startMinute: 9 * 60, endMinute: 12 * 60 }],
    blockers: [
      {
        startsAt: new Date('2026-11-23T09:30:00+08:00'),
        endsAt: new Date('2026-11-23T10:00:00+08:00'),
      },
    ],
  });
  const client = await seedCustomer(database());
  const at = (clock: string) => Date.parse(`2026-11-23T${clock}:00+08:00`);
  const seed = { lawyerId: id, clientId: client.id };
  await transaction(async (tx) => {
    await seedMeeting(tx, { ...seed, start: at('09:00') });
    const held = { ...seed, status: 'PAYMENT_PENDING' } as const;
    await seedMeeting(tx, { ...held, start: at('10:00'), bookedAt: NOW - 10 * MINUTE_MS });
    await seedMeeting(tx, { ...held, start: at('10:30'), bookedAt: NOW - 31 * MINUTE_MS });
    await seedMeeting(tx, { ...seed, start: at('11:00'), status: 'CANCELLED' });
    await seedMeeting(tx, { ...seed, start: at('11:30'), status: 'EXPIRED' });
  });
  const calendar = await ask.calendar(id);
  expect(calendar['2026-11-23']).toEqual([
    { start_time: '2026-11-23T02:30:00Z', durations: [30, 60] },
    { start_time: '2026-11-23T03:00:00Z', durations: [30, 60] },
    { start_time: '2026-11-23T03:30:00Z', durations: [30] },
  ]);
  expect((await ask.profile(id)).calendar).toEqual(calendar);
});

test('a schedule holds the exceptions of the days shown and nothing of other days', async () => {
  const closed = { available: false, startMinute: null, endMinute: null };
  const id = await newLawyer({
    exceptions: ['2026-11-22', '2026-11-23', '2026-12-06', '2026-12-07'].map((date) => ({
      date,
      ...closed,
    })),
  });
  const { exceptions } = await loadSchedule(database(), id, NOW);
  expect(exceptions.map((e) => e.date).toSorted()).toEqual(['2026-11-23', '2026-12-06']);
});

/** Seeds a review of a meeting for each of the days before, the newest first. */
async function seedReviews(lawyerId: string, count: number): Promise<void> {
  const client = await seedCustomer(database(), { firstName: 'Noemi', lastName: 'Ñique' });
  await transaction(async (tx) => {
    for (let n = 0; n < count; n += 1) {
      const start = NOW - (n + 1) * 24 * HOUR_MS;
      const past = { lawyerId, clientId: client.id, start, status: 'COMPLETED' } as const;
      const meeting = await seedMeeting(tx, past);
      const rating = n < 3 ? 3 : 5;
      await seedReview(tx, meeting, { comment: `Review ${n}`, rating, showName: n % 2 === 0 });
    }
  });
}

test('reviews come newest first in pages, with the month and the name the client chose', async () => {
  const id = await newLawyer();
  await seedReviews(id, 23);
  const pages = [await ask.reviews(id, 0), await ask.reviews(id, 1), await ask.reviews(id, 2)];
  const all = pages.flatMap((page) => page.results);
  expect(all.map((review) => review.comment)).toEqual(
    Array.from({ length: 23 }, (_, n) => `Review ${n}`),
  );
  expect(pages.map((page) => page.hasMore)).toEqual([true, true, false]);
  expect(pages.map((page) => page.total)).toEqual([23, 23, 23]);
  expect(await ask.reviews(id, 3)).toEqual({ results: [], page: 3, total: 23, hasMore: false });
  expect(all.slice(0, 2).map((review) => review.author)).toEqual(['Noemi Ñ.', 'Client']);
  expect(all[0]?.month).toBe('2026-11');
  expect(all.at(-1)?.month).toBe('2026-10');
  const profile = await ask.profile(id);
  expect(profile.review_count).toBe(23);
  expect(profile.rating).toBe(4.74);
  expect(profile.reviews).toEqual(pages[0]?.results);
});

test('career and awards are in the order in which they are read', async () => {
  const id = await newLawyer({
    education: [
      { school: 'Before', degree: 'Bachelor of Arts', startYear: 2001, endYear: 2005 },
      { school: 'Law', degree: 'Juris Doctor', startYear: 2005, endYear: 2009 },
    ],
    workExperience: [
      { position: 'First', organisation: 'A', startYear: 2010, endYear: 2015 },
      { position: 'Now', organisation: 'B', startYear: 2015 },
    ],
    awards: [
      { title: 'Second', year: 2024, description: 'Later in the list.', priority: 1 },
      { title: 'First', year: 2012, description: 'Named first.', priority: 0 },
    ],
  });
  const profile = await ask.profile(id);
  expect(profile.education.map((e) => e.school)).toEqual(['Law', 'Before']);
  expect(profile.work_experience.map((w) => w.position)).toEqual(['Now', 'First']);
  expect(profile.awards.map((a) => a.title)).toEqual(['First', 'Second']);
});

test('an unknown or hidden lawyer costs one statement, a visible one the same few whatever there is', async () => {
  const statements = jest.spyOn(pg.Client.prototype, 'query');
  const costOf = async (call: () => Promise<unknown>) => {
    statements.mockClear();
    await call().catch(() => {});
    return statements.mock.calls.length;
  };
  const costs = async (id: string) => [
    await costOf(() => ask.profile(id)),
    await costOf(() => ask.reviews(id)),
    await costOf(() => ask.calendar(id)),
    await costOf(() => ask.qr(id)),
  ];
  const hidden = await newLawyer({ lawyer: { isPublic: false } });
  for (const id of ['nobody-here', hidden]) expect(await costs(id)).toEqual([1, 1, 1, 1]);
  const id = await newLawyer();
  expect(await costs(id)).toEqual([3, 2, 2, 1]);
  await seedReviews(id, 11);
  // How many there are is asked where one page does not show them all.
  expect(await costs(id)).toEqual([4, 3, 2, 1]);
  statements.mockRestore();
});
