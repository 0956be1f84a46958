import { database } from '@/lib/server/platform/db/pool';
import { seedMeeting } from '@/lib/server/seed/meeting';
import { manilaTime, newClient, newLawyer } from '@/lib/testing/factories';
import { meetingsOf } from './service';

/** As React keeps a loader for a page. */
jest.mock('react', () => ({
  ...jest.requireActual<object>('react'),
  cache: (read: (...args: unknown[]) => unknown) => {
    let kept: unknown;
    return read.length > 0 ? read : () => (kept ??= read());
  },
}));

test('a list that cannot be read fails alone, and those asked for with it do not', async () => {
  const [client, lawyer] = [await newClient(), await newLawyer()];
  const start = manilaTime(3, 600);
  const { meeting } = await seedMeeting(database(), {
    lawyerId: lawyer.lawyerId,
    clientId: client.id,
    start,
    status: 'CONFIRMED',
  });
  const listOf = (page: number) =>
    meetingsOf({ side: 'client', userId: client.id }, {}, page, Date.now());
  const [found, refused, again] = await Promise.allSettled([listOf(0), listOf(-1), listOf(0)]);
  const upcoming = { value: { rows: [{ meeting: { id: meeting.id } }] } };
  expect(found).toMatchObject(upcoming);
  expect(again).toMatchObject(upcoming);
  expect(refused).toMatchObject({ status: 'rejected', reason: expect.any(Error) });
});
