/** @alone has a primary and a replica of its own */
import { eq } from 'drizzle-orm';
import { lawyers } from '@/lib/server/schema/lawyers';
import { newLawyer } from '@/lib/testing/factories';
import {
  answering,
  type Replicated,
  startReplicated,
  untilAnswering,
} from '@/lib/testing/jest/replica';
import { byTier } from '@/lib/testing/jest/tier';
import { changeProfile } from '../../lawyers/profiles/service';
import { searchPage } from '../../lawyers/search/service';

const EVERYBODY = { page: 0, sort: 'rating', sort_direction: -1 } as const;

let replicated: Replicated;
let lawyerId: string;

beforeAll(async () => {
  replicated = await startReplicated();
  ({ lawyerId } = await newLawyer());
}, 60_000);
afterAll(() => replicated?.stop());

const show = (isPublic: boolean) =>
  changeProfile(lawyerId, async (tx) => {
    await tx.update(lawyers).set({ isPublic }).where(eq(lawyers.id, lawyerId));
  });

const found = async () =>
  (await searchPage(EVERYBODY, Date.now())).lawyers.some(({ card }) => card.id === lawyerId);

test('answers once it has what changed', async () => {
  await untilAnswering('replica');
  expect(await found()).toBe(true);
});

test('hides at once who is hidden, however far it is behind, and is asked again when it knows', async () => {
  for (const isPublic of byTier([false, true], [false, true, false, true])) {
    await untilAnswering('replica');
    await replicated.replay('pause');
    await show(isPublic);
    expect(await found()).toBe(isPublic);
    expect(await answering()).toBe('primary');
    await replicated.replay('resume');
    await untilAnswering('replica');
    expect(await found()).toBe(isPublic);
  }
});
