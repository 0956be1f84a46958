import { eq } from 'drizzle-orm';
import { database, transaction } from '@/lib/server/platform/db/pool';
import { lawyers } from '@/lib/server/schema/lawyers';
import { pageChanges } from '@/lib/server/schema/pages';
import { seedLawyer } from '../../seed/lawyer';
import { profilesChanged } from './service';

const ANA = 'lawyer:ana';
const LISTS = ['home', 'landing:civil', 'landing:labor'];

beforeAll(async () => {
  await transaction((tx) => seedLawyer(tx, { lawyer: { id: 'ana', areas: ['Labor', 'Civil'] } }));
});

/** The tags that a change of the profile touches. */
async function touchedBy(fields: Partial<typeof lawyers.$inferInsert>): Promise<string[]> {
  await database().delete(pageChanges);
  await transaction(async (tx) => {
    await tx.update(lawyers).set(fields).where(eq(lawyers.id, 'ana'));
    await profilesChanged(tx, 'ana');
  });
  const rows = await database().select({ tag: pageChanges.tag }).from(pageChanges);
  return rows.map(({ tag }) => tag).toSorted();
}

test.each<Partial<typeof lawyers.$inferInsert>>([
  { quote: 'Another word.' },
  { displayName: 'Ana Cruz' },
  { officeAddress: '1 Ayala Avenue' },
  { picture: `${'1'.repeat(32)}.webp` },
  { noticeMinutes: 60 },
])(
  'what only the card or the profile shows changes the pages that hold them: %j',
  async (fields) => {
    expect(await touchedBy(fields)).toEqual([ANA]);
  },
);

test.each<Partial<typeof lawyers.$inferInsert>>([
  { price30: 70_000 },
  { price60: 110_000 },
  { rating: 4.5, reviewCount: 2 },
  { languages: ['English'] },
  { city: 'Taguig' },
  { region: 'Davao Region (XI)' },
  { barYear: 2001 },
  { freeConsultation: true },
  { ibpVerifiedAt: new Date() },
  { isPublic: false },
  { isPublic: true },
])('what lists are made of changes them: %j', async (fields) => {
  expect(await touchedBy(fields)).toEqual([...LISTS, ANA]);
});

test('an area that comes or goes changes the lists of that area alone', async () => {
  expect(await touchedBy({ areas: ['Labor', 'Civil', 'Taxation'] })).toEqual([
    'landing:taxation',
    ANA,
  ]);
  expect(await touchedBy({ areas: ['Labor', 'Taxation'] })).toEqual(['landing:civil', ANA]);
});
