import { randomUUID } from 'node:crypto';
import { and, eq, like } from 'drizzle-orm';
import pg from 'pg';
import type { HelpCase } from '@/lib/contract/admin/cases';
import {
  getAdminHelpFile as getAdminFile,
  listCases as getCases,
  answerHelpQuestion as postAnswer,
  closeHelpQuestion as postClose,
  assignHelpQuestion as putAssignment,
} from '@/lib/contract/admin/cases';
import type { HelpQuestion } from '@/lib/contract/cases/help';
import {
  getHelpFile as getFile,
  listHelpQuestions as getQuestions,
  askForHelp as putQuestion,
} from '@/lib/contract/cases/help';
import { RETENTION_DAYS } from '@/lib/domain/platform/retention';
import { DAY_MS } from '@/lib/domain/platform/time';
import { database, transaction } from '@/lib/server/platform/db/pool';
import { users } from '@/lib/server/schema/accounts';
import { auditEvents } from '@/lib/server/schema/audit';
import { helpQuestions } from '@/lib/server/schema/help';
import { mails, notifications } from '@/lib/server/schema/messages';
import { send } from '@/lib/testing/api/requests';
import { newAdmin, newClient, type TestUser } from '@/lib/testing/factories';
import { pdf } from '@/lib/testing/files/attachments';
import { tablesHolding } from '@/lib/testing/whole-database';
import { eraseHelp, exportedHelp, purgeHelp } from './service';

const WORDS = 'I paid with GCash at noon and nothing came.';
/** Mails that confirm questions to one mailbox in a day. */
const CONFIRMED = 3;
const SECRET = 'harbor lamp forty-two';

let admin: TestUser;
let client: TestUser;
beforeEach(async () => {
  await database().delete(helpQuestions);
  [admin, client] = [await newAdmin(), await newClient()];
});

interface Asked {
  id?: string;
  cookie?: string;
  email?: string;
  question?: string;
  file?: [name: string, content: Uint8Array<ArrayBuffer>];
  more?: Record<string, string>;
}

async function ask(asked: Asked = {}) {
  const { id = randomUUID(), cookie, email, question = WORDS, file, more = {} } = asked;
  const body = new FormData();
  const fields = { situation: 'not_paid', question, ...(email && { email }), ...more };
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  if (file) body.append('files', new File([file[1]], file[0]));
  const answer = await send(putQuestion, { params: { id }, cookie, body });
  return { id, ...answer };
}

const of = (id: string) => ({ params: { id }, cookie: admin.cookie });
const answer = (id: string, text = 'It is paid now. See you on Monday.') =>
  send(postAnswer, { ...of(id), body: { answer: text } });
const mailsAbout = async (id: string) =>
  (
    await database()
      .select()
      .from(mails)
      .where(like(mails.dedupeKey, `%:${id}`))
  ).map(({ template, recipient, content }) => ({ template, recipient, text: content?.text ?? '' }));
const own = async ({ cookie }: TestUser) =>
  ((await send(getQuestions, { cookie })).body as { results: HelpQuestion[] }).results;
async function inConsole(id: string, state = 'open', who = admin) {
  const query = { kind: 'help', state };
  const { body } = await send(getCases, { query, cookie: who.cookie });
  return (body as { results: HelpCase[] }).results.find(({ _id }) => _id === id);
}
const newAddress = () => `${randomUUID()}@people.example`;

describe('asking', () => {
  test('signed in: it is confirmed with its reference, stored encrypted, and listed for its asker alone', async () => {
    const more = { reference: '23CBD2F0' };
    const { id, status, body } = await ask({ cookie: client.cookie, question: SECRET, more });
    expect(status).toBe(200);
    expect(body).toEqual({ _id: id, reference: id.slice(0, 8).toUpperCase(), email: client.email });
    expect(await own(client)).toMatchObject([
      { _id: id, situation: 'not_paid', reference: '23CBD2F0', question: SECRET, state: 'OPEN' },
    ]);
    expect(await own(await newClient())).toEqual([]);
    expect(await tablesHolding(SECRET)).toEqual([]);
    const [confirmation] = await mailsAbout(id);
    expect(confirmation).toMatchObject({ template: 'help-received', recipient: client.email });
    expect(confirmation?.text).toContain(id.slice(0, 8).toUpperCase());
    expect(confirmation?.text).not.toContain(SECRET);
  });

  test('signed out it needs an address, and an account’s own address stays what it is', async () => {
    expect(await ask()).toMatchObject({
      status: 400,
      body: { fields: { email: expect.anything() } },
    });
    const email = newAddress();
    expect(await ask({ email })).toMatchObject({ status: 200, body: { email } });
    const typed = await ask({ cookie: client.cookie, email: newAddress() });
    expect(typed.body).toMatchObject({ email: client.email });
  });

  test('the same again, also at once, is one question and one mail; another under its id is refused', async () => {
    const { id } = await ask({ cookie: client.cookie });
    expect(await ask({ id, cookie: client.cookie })).toMatchObject({ status: 200 });
    expect(await ask({ id, cookie: client.cookie, question: 'Other words.' })).toMatchObject({
      status: 409,
    });
    expect(await ask({ id, email: newAddress() })).toMatchObject({ status: 409 });
    expect(await own(client)).toHaveLength(1);
    expect(await mailsAbout(id)).toHaveLength(1);
  });

  test('an address that strangers type gets a few mails a day, tags or not, and its questions are taken all the same', async () => {
    const [name, host] = newAddress().split('@');
    const ids: string[] = [];
    for (let n = 0; n < CONFIRMED + 2; n++) {
      const { id, status } = await ask({ email: `${name}+${n}@${host}` });
      expect(status).toBe(200);
      ids.push(id);
    }
    const sent = (await Promise.all(ids.map(mailsAbout))).flat();
    expect(sent).toHaveLength(CONFIRMED);
  });

  test('the operator is told once an hour, without a word of it', async () => {
    for (const question of [SECRET, WORDS]) await ask({ cookie: client.cookie, question });
    const notified = await database()
      .select()
      .from(mails)
      .where(eq(mails.template, 'help-waiting'));
    expect(notified.length).toBeLessThanOrEqual(2);
    expect(JSON.stringify(notified)).not.toContain(SECRET);
  });

  test('an account may ask sixty times an hour', async () => {
    for (let n = 0; n < 60; n++) expect((await ask({ cookie: client.cookie })).status).toBe(200);
    expect(await ask({ cookie: client.cookie })).toMatchObject({
      status: 429,
      body: { key: 'rate_limited' },
    });
    expect((await ask({ cookie: (await newClient()).cookie })).status).toBe(200);
  });

  test('the number of statements of the list does not grow', async () => {
    const count = async () => {
      const statements = jest.spyOn(pg.Client.prototype, 'query');
      await own(client);
      const { length } = statements.mock.calls;
      statements.mockRestore();
      return length;
    };
    await ask({ cookie: client.cookie });
    await count();
    const few = await count();
    for (let n = 0; n < 5; n++) await ask({ cookie: client.cookie });
    expect(await count()).toBe(few);
  });
});

describe('the file', () => {
  test('is checked by its content, and read by its asker and by administrators, who leave a trace', async () => {
    const { id, status } = await ask({ cookie: client.cookie, file: ['receipt.pdf', pdf()] });
    expect(status).toBe(200);
    const params = { id };
    expect((await send(getFile, { params, cookie: client.cookie })).status).toBe(200);
    expect((await send(getFile, { params, cookie: (await newClient()).cookie })).status).toBe(404);
    expect((await send(getAdminFile, of(id))).status).toBe(200);
    const [seen] = await database().select().from(auditEvents).where(eq(auditEvents.subject, id));
    expect(seen).toMatchObject({ event: 'help_file_viewed' });
    const fake = await ask({
      cookie: client.cookie,
      file: ['receipt.pdf', new TextEncoder().encode('MZ not a document')],
    });
    expect(fake.status).toBe(415);
    expect(await own(client)).toHaveLength(1);
  });
});

describe('answering', () => {
  test('mails the answer, shows it in the portal and tells it by the bell; once', async () => {
    const { id } = await ask({ cookie: client.cookie });
    const other = await newAdmin();
    expect((await send(putAssignment, { ...of(id), body: { mine: true } })).status).toBe(204);
    expect(await inConsole(id)).toMatchObject({ assigned_to: { _id: admin.id, is_me: true } });
    expect(await inConsole(id, 'open', other)).toMatchObject({ assigned_to: { is_me: false } });
    expect((await answer(id)).status).toBe(204);
    expect(await answer(id, 'Twice.')).toMatchObject({ status: 409 });
    expect(await own(client)).toMatchObject([
      { state: 'ANSWERED', answer: 'It is paid now. See you on Monday.' },
    ]);
    const answers = (await mailsAbout(id)).filter(({ template }) => template === 'help-answered');
    expect(answers).toMatchObject([{ recipient: client.email }]);
    expect(answers[0]?.text).toContain('See you on Monday.');
    expect(answers[0]?.text).toContain('/customer-portal/help');
    const [notice] = await database()
      .select()
      .from(notifications)
      .where(and(eq(notifications.userId, client.id), eq(notifications.kind, 'account')));
    expect(notice).toMatchObject({ url: '/customer-portal/help' });
    expect(notice?.body).not.toContain('Monday');
    expect(await inConsole(id)).toBeUndefined();
    expect(await inConsole(id, 'decided')).toMatchObject({ state: 'ANSWERED' });
  });

  test('who asked signed out gets it by mail, without a link to a portal', async () => {
    const email = newAddress();
    const { id } = await ask({ email });
    expect(await inConsole(id)).toMatchObject({ person: null, email });
    await answer(id);
    const mail = (await mailsAbout(id)).find(({ template }) => template === 'help-answered');
    expect(mail?.recipient).toBe(email);
    expect(mail?.text).not.toContain('-portal');
  });

  test('junk is closed, and nobody is told', async () => {
    const { id } = await ask({ email: newAddress() });
    expect((await send(postClose, of(id))).status).toBe(204);
    expect((await send(postClose, of(id))).status).toBe(204);
    expect(await answer(id)).toMatchObject({ status: 409 });
    expect(await send(putAssignment, { ...of(id), body: { mine: true } })).toMatchObject({
      status: 409,
    });
    expect(await mailsAbout(id)).toHaveLength(1);
  });

  test('another administrator takes it over, and nobody puts back what is not theirs', async () => {
    const { id } = await ask({ cookie: client.cookie });
    const other = await newAdmin();
    const assign = (who: TestUser, mine: boolean) =>
      send(putAssignment, { params: { id }, cookie: who.cookie, body: { mine } });
    await assign(admin, true);
    await assign(other, false);
    expect(await inConsole(id)).toMatchObject({ assigned_to: { _id: admin.id } });
    await assign(other, true);
    expect(await inConsole(id)).toMatchObject({ assigned_to: { _id: other.id } });
    await assign(other, false);
    expect(await inConsole(id)).toMatchObject({ assigned_to: null });
  });
});

describe('what is kept', () => {
  test('the export has questions, answers and files; deletion removes them', async () => {
    const { id } = await ask({ cookie: client.cookie, file: ['receipt.pdf', pdf()] });
    await answer(id, 'Yes.');
    const section = await exportedHelp(database(), client.id);
    expect(section?.data).toMatchObject([{ question: WORDS, answer: 'Yes.', file: 'receipt.pdf' }]);
    expect(await section?.files?.[0]?.open()).not.toBeNull();
    const account = { id: client.id, email: client.email };
    const keys = await transaction((tx) => eraseHelp(tx, account));
    expect(keys).toHaveLength(1);
    expect(await exportedHelp(database(), client.id)).toBeUndefined();
  });

  test('a year after it ended it goes, and what is open stays', async () => {
    const { id: open } = await ask({ email: newAddress() });
    const { id: ended } = await ask({ email: newAddress(), file: ['receipt.pdf', pdf()] });
    await answer(ended);
    const left = async () =>
      (await database().select({ id: helpQuestions.id }).from(helpQuestions)).map(({ id }) => id);
    await purgeHelp(Date.now() + (RETENTION_DAYS.helpQuestions - 1) * DAY_MS);
    expect(await left()).toEqual(expect.arrayContaining([open, ended]));
    await purgeHelp(Date.now() + (RETENTION_DAYS.helpQuestions + 1) * DAY_MS);
    expect(await left()).toContain(open);
    expect(await left()).not.toContain(ended);
  });

  test('nothing is mailed to an account that was deleted meanwhile', async () => {
    const { id } = await ask({ cookie: client.cookie });
    await database().update(users).set({ deletedAt: new Date() }).where(eq(users.id, client.id));
    expect(await inConsole(id)).toMatchObject({ email: null });
    expect((await answer(id)).status).toBe(204);
    const sent = (await mailsAbout(id)).map(({ template }) => template);
    expect(sent).toEqual(['help-received']);
  });
});
