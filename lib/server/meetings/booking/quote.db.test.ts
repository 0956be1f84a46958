import pg from 'pg';
import { isoInstant } from '@/lib/domain/platform/time';
import { CHECKED_AT } from '@/lib/server/seed/lawyer';
import { runAsVisitor } from '@/lib/testing/api/run-operation';
import { book } from '@/lib/testing/bookings';
import { manilaTime, newClient, newLawyer } from '@/lib/testing/factories';
import { applySettings } from '@/lib/testing/jest/settings';
import { getMeetingQuote } from './quote';

applySettings({ PLATFORM_FEE: '5000' });

const NOW = Date.now();
const START = manilaTime(3, 600);

function quoteOf(lawyerId: string, start = START, duration = '30') {
  const query = { lawyer_id: lawyerId, start_time: isoInstant(start), duration };
  return runAsVisitor(getMeetingQuote, { query }, NOW);
}

test('lawyer, time and price as the booking asks it', async () => {
  const { lawyerId } = await newLawyer({ displayName: 'Maria Santos', freeConsultation: true });
  expect(await quoteOf(lawyerId)).toEqual({
    lawyer: {
      _id: lawyerId,
      display_name: 'Maria Santos',
      picture_url: expect.stringMatching(/^\/pictures\//),
      ibp_verified: true,
      verified_at: isoInstant(CHECKED_AT.getTime()),
      free_consultation: true,
    },
    start_time: isoInstant(START),
    duration: 30,
    open: true,
    free: false,
    price: 100_000,
    platform_fee: 5_000,
    total: 105_000,
  });
  expect(await quoteOf(lawyerId, START, '60')).toMatchObject({ duration: 60, total: 185_000 });
  const query = { lawyer_id: lawyerId, start_time: isoInstant(START) };
  expect(await runAsVisitor(getMeetingQuote, { query }, NOW)).toMatchObject({ duration: 30 });
});

test('the free consultation costs nothing where the lawyer gives one, else what the time costs', async () => {
  const giving = await newLawyer({ freeConsultation: true });
  const other = await newLawyer();
  const ask = ({ lawyerId }: { lawyerId: string }) => {
    const query = { lawyer_id: lawyerId, start_time: isoInstant(START), free: '1', duration: '60' };
    return runAsVisitor(getMeetingQuote, { query }, NOW);
  };
  expect(await ask(giving)).toMatchObject({
    free: true,
    open: true,
    duration: 30,
    price: 0,
    platform_fee: 0,
    total: 0,
  });
  expect(await ask(other)).toMatchObject({ free: false, duration: 30, total: 105_000 });
});

test('a time that is taken, over or too far ahead is not open', async () => {
  const lawyer = await newLawyer();
  expect((await book(await newClient(), lawyer, START, { expected_total: 105_000 })).status).toBe(
    201,
  );
  expect(await quoteOf(lawyer.lawyerId)).toMatchObject({ open: false, total: 105_000 });
  expect(await quoteOf(lawyer.lawyerId, START - 30 * 60_000, '60')).toMatchObject({ open: false });
  for (const days of [-1, 20]) {
    expect(await quoteOf(lawyer.lawyerId, manilaTime(days, 600))).toMatchObject({ open: false });
  }
});

test('a lawyer clients cannot see has no quote', async () => {
  const { lawyerId } = await newLawyer({ isPublic: false });
  for (const id of [lawyerId, 'nobody-1234', '%%']) {
    await expect(quoteOf(id)).rejects.toMatchObject({ key: 'not_found' });
  }
});

test('it costs three statements', async () => {
  const { lawyerId } = await newLawyer();
  const statements = jest.spyOn(pg.Client.prototype, 'query');
  await quoteOf(lawyerId);
  expect(statements.mock.calls.length).toBe(3);
  statements.mockRestore();
});
