import { listBusyElsewhere } from '@/lib/contract/lawyers/calendar-imports';
import { switchPractice } from '@/lib/contract/lawyers/members';
import { HOUR_MS, isoInstant } from '@/lib/domain/platform/time';
import { encrypt } from '@/lib/server/platform/crypto/encryption';
import { database } from '@/lib/server/platform/db/pool';
import {
  calendarImports,
  googleCalendars,
  googleTimes,
  importedTimes,
} from '@/lib/server/schema/calendars';
import { send } from '@/lib/testing/api/requests';
import { manilaTime, newClient, newLawyer, type TestLawyer } from '@/lib/testing/factories';
import { newMember } from '@/lib/testing/members';

const NINE = manilaTime(2, 540);
const hour = (from: number, hours: number) => ({
  startsAt: new Date(NINE + from * HOUR_MS),
  endsAt: new Date(NINE + (from + hours) * HOUR_MS),
});
const told = (source: string, from: number, hours: number) => ({
  source,
  start_time: isoInstant(NINE + from * HOUR_MS),
  end_time: isoInstant(NINE + (from + hours) * HOUR_MS),
});

async function busyOf({ cookie }: { cookie: string }) {
  const { status, body } = await send(listBusyElsewhere, { cookie });
  expect(status).toBe(200);
  return (body as { results: object[] }).results;
}

type Hours = ReturnType<typeof hour>;

async function plan({ lawyerId }: TestLawyer, google: Hours[], imported: Hours[]) {
  const at = new Date();
  const account = { email: 'maria@gmail.example', token: encrypt('none', 'test'), connectedAt: at };
  const [connected] = await database()
    .insert(googleCalendars)
    .values({ ...account, lawyerId, dueAt: at, watchDueAt: at })
    .returning();
  const elsewhere = { name: 'Family', host: 'example.com', address: encrypt('none', 'test') };
  const [added] = await database()
    .insert(calendarImports)
    .values({
      ...elsewhere,
      lawyerId,
      addressHash: lawyerId,
      readAt: at,
      syncedAt: at,
      dueAt: at,
      createdAt: at,
    })
    .returning();
  if (!connected || !added) throw new Error('not stored');
  if (google.length > 0)
    await database()
      .insert(googleTimes)
      .values(google.map((time) => ({ ...time, lawyerId, googleId: connected.id })));
  if (imported.length > 0)
    await database()
      .insert(importedTimes)
      .values(imported.map((time) => ({ ...time, lawyerId, importId: added.id })));
}

test('busy times of Google and of imports are told once, without a title, to their lawyer and who keeps that calendar', async () => {
  const [lawyer, other] = [await newLawyer(), await newLawyer()];
  await plan(lawyer, [hour(0, 2), hour(1, 2), hour(6, 1)], [hour(2, 3), hour(6, 1), hour(-72, 1)]);
  await plan(other, [hour(0, 8)], []);
  const all = [told('google', 0, 3), told('import', 3, 2), told('google', 6, 1)];
  expect(await busyOf(lawyer)).toEqual(all);

  const secretary = await newClient();
  const practice = await newMember(lawyer, secretary, ['calendar']);
  const { cookie } = secretary;
  expect((await send(switchPractice, { cookie, body: { practice } })).status).toBe(204);
  expect(await busyOf(secretary)).toEqual(all);
});

test('where nothing is connected there is nothing', async () => {
  expect(await busyOf(await newLawyer())).toEqual([]);
});
