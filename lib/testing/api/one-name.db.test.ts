import { eq, like, or, sql } from 'drizzle-orm';
import { fullName } from '@/lib/domain/accounts/full-name';
import { fullNameOf } from '@/lib/server/platform/db/full-name';
import { database } from '@/lib/server/platform/db/pool';
import { rateLimits, users } from '@/lib/server/schema/accounts';
import { mails, notifications } from '@/lib/server/schema/messages';
import { newAdmin, signIn } from '@/lib/testing/factories';
import { applySettings } from '@/lib/testing/jest/settings';
import { everyNth } from '@/lib/testing/jest/tier';
import { findServed, nameOf, SERVED } from '@/lib/testing/samples/samples';
import { createScenario, type Scenario, sampleOf } from './fixtures';
import { send } from './requests';

applySettings({ FACEBOOK_APP_ID: '1', FACEBOOK_APP_SECRET: 'secret' });

const NAME = 'Sukarno';
/** The name with what a missing last one would leave behind it. */
const LEFT = /Sukarno(?: +(?:$|[.,:;!?)”"'<\\])| {2})/m;

let scenario: Scenario;
beforeAll(async () => {
  await giveOneName();
  scenario = await createScenario();
});
// One client and one lawyer prepare the samples; how often they may is asked elsewhere.
beforeEach(async () => {
  await database().delete(rateLimits);
});

const PEOPLE = ['client', 'lawyer', 'otherClient', 'otherLawyer', 'admin'] as const;

async function cookieOf(person: (typeof PEOPLE)[number]): Promise<string> {
  if (person === 'admin') return (await newAdmin()).cookie;
  const [row] = await database().select().from(users).where(eq(users.id, scenario[person].id));
  if (!row) throw new Error(`${person} is not there`);
  return signIn(row);
}

/** Gives everybody one name who is made or changed from now on. */
const giveOneName = () =>
  database().execute(sql`
    create function one_name() returns trigger language plpgsql as $$
    begin
      new.first_name := ${sql.raw(`'${NAME}'`)};
      new.last_name := '';
      return new;
    end $$;
    create trigger one_name before insert or update on users
      for each row execute function one_name();
  `);

test.each(everyNth(3, SERVED).map(nameOf))(
  '%s shows one name without a blank behind it',
  async (endpoint) => {
    const called = findServed(endpoint);
    const sample = await sampleOf(endpoint, scenario);
    for (const person of PEOPLE) {
      const cookie = await cookieOf(person);
      const { body } = await send(called, { ...sample, cookie });
      const text = typeof body === 'string' ? body : JSON.stringify(body ?? null);
      expect([person, LEFT.exec(text)?.[0]]).toEqual([person, undefined]);
    }
  },
);

test('neither does any mail or notification of all that', async () => {
  const sent = await database()
    .select({ template: mails.template, content: mails.content })
    .from(mails)
    .where(like(sql`${mails.content}::text`, `%${NAME}%`));
  const notified = await database()
    .select()
    .from(notifications)
    .where(or(like(notifications.title, `%${NAME}%`), like(notifications.body, `%${NAME}%`)));
  expect(sent.length).toBeGreaterThan(5);
  expect(notified.length).toBeGreaterThan(3);
  const wrong = [...sent, ...notified].filter((row) => LEFT.test(JSON.stringify(row)));
  expect(wrong).toEqual([]);
});

test('SQL and the domain make the same names, and no other blank', async () => {
  const rows = await database()
    .select({ firstName: users.firstName, lastName: users.lastName, name: fullNameOf('users') })
    .from(users);
  expect(rows.length).toBeGreaterThan(5);
  for (const row of rows) expect(row.name).toBe(fullName(row));
  const none = await database().execute(
    sql`select ${fullNameOf('u')} as name from (select 1) one left join users u on false`,
  );
  expect(none.rows).toEqual([{ name: null }]);
});
