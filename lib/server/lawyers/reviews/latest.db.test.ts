import pg from 'pg';
import { DAY_MS } from '@/lib/domain/platform/time';
import { database, transaction } from '@/lib/server/platform/db/pool';
import { seedLawyer } from '@/lib/server/seed/lawyer';
import { seedMeeting, seedReview } from '@/lib/server/seed/meeting';
import { seedCustomer } from '@/lib/server/seed/people';
import type { NewReview } from '@/lib/server/seed/store';
import { runAsVisitor } from '@/lib/testing/api/run-operation';
import { listLatestReviews } from './reviews';

const NOW = Date.parse('2026-11-23T01:20:00Z');

/** A review written so many days ago. */
type Given = Partial<NewReview> & { lawyerId: string; daysAgo: number; by?: string };

const REVIEWS: readonly Given[] = [
  { lawyerId: 'hidden', daysAgo: 1, comment: 'Of somebody who is not shown.' },
  { lawyerId: 'ana', daysAgo: 2, comment: '' },
  { lawyerId: 'ana', daysAgo: 3, comment: 'The newest of Ana.', rating: 2, showName: true },
  { lawyerId: 'ana', daysAgo: 4, comment: 'An older one of Ana.' },
  { lawyerId: 'ben', daysAgo: 30, comment: 'By the one who wrote of Ana.' },
  { lawyerId: 'ben', daysAgo: 40, comment: 'The one of Ben.', by: 'Bea' },
  { lawyerId: 'cora', daysAgo: 50, comment: 'The one of Cora.', by: 'Cleo' },
  { lawyerId: 'dan', daysAgo: 60, comment: 'One too many.', by: 'Dina' },
];

beforeAll(async () => {
  const clients = new Map<string, string>();
  for (const firstName of ['Noemi', 'Bea', 'Cleo', 'Dina']) {
    const { id } = await seedCustomer(database(), { firstName, lastName: 'Ñique' });
    clients.set(firstName, id);
  }
  await transaction(async (tx) => {
    for (const id of ['ana', 'ben', 'cora', 'dan', 'hidden']) {
      await seedLawyer(tx, {
        lawyer: { id, displayName: `Lawyer ${id}`, isPublic: id !== 'hidden' },
      });
    }
    for (const { daysAgo, lawyerId, by = 'Noemi', ...review } of REVIEWS) {
      const start = NOW - daysAgo * DAY_MS;
      const past = {
        lawyerId,
        clientId: clients.get(by) ?? '',
        start,
        status: 'COMPLETED',
      } as const;
      await seedReview(tx, await seedMeeting(tx, past), review);
    }
  });
});

test('the newest with a text, one of each lawyer and client, whatever the rating', async () => {
  const { results } = await runAsVisitor(listLatestReviews, {}, NOW);
  expect(results.map(({ comment, lawyer }) => [lawyer._id, comment])).toEqual([
    ['ana', 'The newest of Ana.'],
    ['ben', 'The one of Ben.'],
    ['cora', 'The one of Cora.'],
  ]);
  expect(results[0]).toEqual({
    _id: expect.any(String),
    rating: 2,
    comment: 'The newest of Ana.',
    author: 'Noemi Ñ.',
    month: '2026-11',
    lawyer: { _id: 'ana', display_name: 'Lawyer ana' },
  });
  expect(results[1]?.author).toBe('Client');
});

test('what tells more than a few words comes before shorter ones, newer or not', async () => {
  const text = 'She read my contract before we met and told me plainly what I could ask for.';
  await transaction(async (tx) => {
    await seedLawyer(tx, { lawyer: { id: 'elsa', displayName: 'Lawyer elsa', isPublic: true } });
    const { id: clientId } = await seedCustomer(tx, { firstName: 'Ella', lastName: 'Ñique' });
    const past = {
      lawyerId: 'elsa',
      clientId,
      start: NOW - 70 * DAY_MS,
      status: 'COMPLETED',
    } as const;
    await seedReview(tx, await seedMeeting(tx, past), { comment: text });
  });
  const { results } = await runAsVisitor(listLatestReviews, {}, NOW);
  expect(results.map(({ lawyer }) => lawyer._id)).toEqual(['elsa', 'ana', 'ben']);
});

test('it costs one statement', async () => {
  const statements = jest.spyOn(pg.Client.prototype, 'query');
  await runAsVisitor(listLatestReviews, {}, NOW);
  expect(statements.mock.calls.length).toBe(1);
  statements.mockRestore();
});
