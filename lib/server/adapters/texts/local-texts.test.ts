import { startMailServer } from '@/lib/testing/mail-server';
import { localTexts, signedReply } from './local-texts';

let inbox: Awaited<ReturnType<typeof startMailServer>>;
const mailed: string[] = [];
beforeAll(async () => {
  inbox = await startMailServer((mail) => mailed.push(mail));
});
afterAll(() => inbox.stop());
beforeEach(() => mailed.splice(0));

const TEXT = { to: '+639170001234', body: 'Sangguni: see https://sangguni.ph', validFor: 600 };
const number = localTexts('number', true);
const name = localTexts('name', true);

test('a text of a number can be answered from the inbox, one of a name cannot', async () => {
  expect(await number.send(TEXT)).toMatchObject({ outcome: 'sent' });
  expect(await name.send(TEXT)).toMatchObject({ outcome: 'sent' });
  expect(mailed[0]).toContain('/test-texts');
  expect(mailed[1]).toContain('nobody can reply');
  const { body, headers } = signedReply(TEXT.to, 'STOP');
  expect(name.readIncoming(body, headers['x-twilio-signature'] ?? null)).toBe('no_answers');
});

test.each([
  ['a number that takes none', { to: '+14155552671' }, 'number'],
  ['a number that is not written with its country', { to: '09170001234' }, 'number'],
  ['a text of two messages', { body: 'x'.repeat(161) }, 'account'],
  ['a text that is wide and longer than 70', { body: `’${'x'.repeat(70)}` }, 'account'],
] as const)('%s is refused', async (_, text, about) => {
  expect(await number.send({ ...TEXT, ...text })).toMatchObject({ outcome: 'refused', about });
  expect(mailed).toEqual([]);
});

test('a text with a link is refused where links are off', async () => {
  const { send } = localTexts('number', false);
  expect(await send(TEXT)).toMatchObject({ outcome: 'refused', about: 'account' });
  expect(await send({ ...TEXT, body: 'Sangguni: hello.' })).toMatchObject({
    outcome: 'sent',
  });
});

test('after STOP a number gets none until START, as at Twilio: by whole answers alone', async () => {
  const say = (words: string) => {
    const { body, headers } = signedReply(TEXT.to, words);
    number.readIncoming(body, headers['x-twilio-signature'] ?? null);
    return number.send(TEXT);
  };
  expect(await say('Stop po')).toMatchObject({ outcome: 'sent' });
  expect(await say(' stop ')).toEqual({ outcome: 'stopped' });
  expect(await say('start po')).toEqual({ outcome: 'stopped' });
  expect(await say('Start')).toMatchObject({ outcome: 'sent' });
});
