import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import {
  getSession,
  resetPassword,
  signin,
  verifyEmail,
} from '@/lib/contract/accounts/authentication';
import type { Account, Session } from '@/lib/contract/accounts/settings';
import {
  changeSettings,
  getAccount,
  listSessions,
  revokeOtherSessions,
  revokeSession,
  setPicture,
} from '@/lib/contract/accounts/settings';
import { FIELD_COPY } from '@/lib/contract/platform/copy';
import { HOUR_MS } from '@/lib/domain/platform/time';
import { openPicture } from '@/lib/server/media/pictures/service';
import { database } from '@/lib/server/platform/db/pool';
import { users } from '@/lib/server/schema/accounts';
import { lawyers } from '@/lib/server/schema/lawyers';
import { mails } from '@/lib/server/schema/messages';
import { TestBrowser } from '@/lib/testing/api/requests';
import { newClient, newLawyer, type TestUser } from '@/lib/testing/factories';
import { linkIdentity, ownerOf } from '../credentials/identities';
import { hashPassword } from '../credentials/passwords-service';

const PASSWORD = 'Harbor-42-lamp';
const CHROME =
  'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36';
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:142.0) Gecko/20100101 Firefox/142.0';
let passwordHash: string;
beforeAll(async () => {
  passwordHash = await hashPassword(PASSWORD);
});

let number = 0;
const newAddress = () => {
  number += 1;
  return `moved-${number}@example.com`;
};
const browserOf = (user: TestUser) => new TestBrowser(user.cookie);
const change = (user: TestUser, body: object) => browserOf(user).call(changeSettings, { body });
const accountOf = async (user: TestUser) =>
  (await browserOf(user).call(getAccount)).body as Account;
const confirm = (token: string, browser = new TestBrowser()) =>
  browser.call(verifyEmail, { body: { token } });

/** The token of the link in the newest mail of a kind to an address. */
async function tokenTo(address: string, template: string): Promise<string> {
  const rows = await database()
    .select()
    .from(mails)
    .where(eq(mails.recipient, address))
    .orderBy(mails.createdAt);
  const text = rows.filter((row) => row.template === template).at(-1)?.content?.text ?? '';
  return /\/(?:verify-email|reset-password)\/([\w-]+)/.exec(text)?.[1] ?? '';
}

async function accountRow(user: TestUser) {
  const [row] = await database().select().from(users).where(eq(users.id, user.id));
  return row;
}

describe('names and phone', () => {
  test('a number abroad that nobody can have is refused beside its field, before anything is stored', async () => {
    const user = await newClient({ phone: '+639171234567' });
    expect(await change(user, { first_name: 'Lia', phone: '00966 70 123 4567' })).toMatchObject({
      status: 400,
      body: { key: 'invalid_input', fields: { phone: FIELD_COPY.phoneUnknown } },
    });
    expect(await accountRow(user)).toMatchObject({ firstName: 'Ana', phone: '+639171234567' });
    const taken = await change(user, { phone: '+971 (0)50 123 4567' });
    expect(taken.body).toMatchObject({ phone: '+971501234567' });
  });

  test('one name takes the last one away; without the box a last name is needed', async () => {
    const user = await newClient();
    const one = { first_name: 'Sukarno', one_name: true };
    const kept = { status: 200, body: { first_name: 'Sukarno', last_name: '' } };
    expect(await change(user, { ...one, last_name: 'typed before 1' })).toMatchObject(kept);
    expect(await change(user, one)).toMatchObject(kept);
    expect(await change(user, { phone: '' })).toMatchObject(kept);
    expect(await change(user, { one_name: false })).toMatchObject(kept);
    expect(await change(user, { last_name: '' })).toMatchObject({
      status: 400,
      body: { fields: { last_name: 'Please provide a value.' } },
    });
    expect((await change(user, { last_name: 'Putra' })).body).toMatchObject({ last_name: 'Putra' });
  });

  test('change at once, and what is left out stays', async () => {
    const user = await newClient({ phone: '+639171234567' });
    const answer = await change(user, { first_name: ' Ana Lucía ' });
    expect(answer).toMatchObject({
      status: 200,
      body: { first_name: 'Ana Lucía', last_name: 'Reyes', phone: '+639171234567' },
    });
    expect((await change(user, { phone: '' })).body).toMatchObject({ phone: null });
    expect((await change(user, {})).body).toMatchObject({ first_name: 'Ana Lucía' });
  });

  test('that cannot be are refused beside their fields', async () => {
    const user = await newClient();
    const answer = await change(user, { first_name: ' ', last_name: 'x'.repeat(61), phone: '12' });
    expect(answer.status).toBe(400);
    expect(Object.keys((answer.body as { fields: object }).fields)).toEqual([
      'first_name',
      'phone',
      'last_name',
    ]);
  });
});

describe('another email address', () => {
  test('replaces the old one once it is confirmed, and the old one can take it back', async () => {
    const user = await newClient({ passwordHash });
    const wanted = newAddress();
    const body = { email: wanted, current_password: PASSWORD };
    expect((await change(user, body)).body).toMatchObject({ email: user.email });
    expect((await accountOf(user)).pending_email).toBe(wanted);

    expect((await confirm(await tokenTo(wanted, 'change-email'))).body).toEqual({
      email_verified: true,
    });
    expect(await accountOf(user)).toMatchObject({ user: { email: wanted }, pending_email: null });

    await linkIdentity(database(), user.id, 'google', 'of-the-new-address');
    const undo = await tokenTo(user.email, 'email-changed');
    expect((await confirm(undo)).status).toBe(200);
    expect(await ownerOf(database(), 'google', 'of-the-new-address')).toBeUndefined();
    expect((await browserOf(user).call(getSession)).status).toBe(401);
    expect((await accountRow(user))?.email).toBe(user.email);
    expect((await confirm(undo)).status).toBe(400);
  });

  test('taken back ends the password with it, and mails the old address a link to set a new one', async () => {
    const user = await newClient({ passwordHash });
    const wanted = newAddress();
    await change(user, { email: wanted, current_password: PASSWORD });
    await confirm(await tokenTo(wanted, 'change-email'));
    await confirm(await tokenTo(user.email, 'email-changed'));
    const signIn = async (email: string, password: string) =>
      (await new TestBrowser().call(signin, { body: { email, password } })).status;
    expect([await signIn(user.email, PASSWORD), await signIn(wanted, PASSWORD)]).toEqual([
      401, 401,
    ]);
    const token = await tokenTo(user.email, 'reset-password');
    const body = { token, password: 'Quiet-77-river' };
    expect((await new TestBrowser().call(resetPassword, { body })).status).toBe(204);
    expect(await signIn(user.email, body.password)).toBe(200);
  });

  test('taken back cannot be taken away again by an address that came later', async () => {
    const user = await newClient({ passwordHash });
    const [second, third] = [newAddress(), newAddress()];
    for (const email of [second, third]) {
      await change(user, { email, current_password: PASSWORD });
      await confirm(await tokenTo(email, 'change-email'));
    }
    const [first, later] = [
      await tokenTo(user.email, 'email-changed'),
      await tokenTo(second, 'email-changed'),
    ];
    expect((await confirm(later)).status).toBe(200);
    expect((await accountRow(user))?.email).toBe(second);
    expect((await confirm(first)).status).toBe(200);
    expect((await accountRow(user))?.email).toBe(user.email);

    const other = await newClient({ passwordHash });
    for (const email of [newAddress(), newAddress()]) {
      await change(other, { email, current_password: PASSWORD });
      await confirm(await tokenTo(email, 'change-email'));
    }
    const robbers = await tokenTo(`moved-${number - 1}@example.com`, 'email-changed');
    expect((await confirm(await tokenTo(other.email, 'email-changed'))).status).toBe(200);
    expect((await confirm(robbers)).status).toBe(400);
    expect((await accountRow(other))?.email).toBe(other.email);
  });

  test('that was never confirmed itself has no way back, and hears nothing', async () => {
    const user = await newClient({ passwordHash, emailVerifiedAt: null });
    const wanted = newAddress();
    await change(user, { email: wanted, current_password: PASSWORD });
    expect((await confirm(await tokenTo(wanted, 'change-email'))).status).toBe(200);
    expect((await accountRow(user))?.email).toBe(wanted);
    expect(await tokenTo(user.email, 'email-changed')).toBe('');
  });

  test('is asked without a name, which is whatever the account calls itself', async () => {
    const user = await newClient({ passwordHash, firstName: 'Ligaya' });
    const wanted = newAddress();
    await change(user, { email: wanted, current_password: PASSWORD });
    const [mail] = await database().select().from(mails).where(eq(mails.recipient, wanted));
    expect(mail?.content?.html).toContain('Hello,');
    expect(mail?.content?.html).not.toContain('Ligaya');
  });

  test('needs the current password', async () => {
    const user = await newClient({ passwordHash });
    for (const [current_password, key, message] of [
      [undefined, 'invalid_input', 'Please provide a value.'],
      ['', 'invalid_input', 'Please provide a value.'],
      ['Wrong-pass1', 'wrong_password', 'This is not your current password.'],
    ]) {
      expect(await change(user, { email: newAddress(), current_password })).toMatchObject({
        status: 400,
        body: { key, fields: { current_password: message } },
      });
    }
    expect((await accountOf(user)).pending_email).toBeNull();
  });

  test('that somebody has is refused, also when they were faster', async () => {
    const [user, other] = [await newClient({ passwordHash }), await newClient()];
    const taken = { status: 409, body: { key: 'email_taken' } };
    expect(
      await change(user, { email: other.email.toUpperCase(), current_password: PASSWORD }),
    ).toMatchObject(taken);
    const wanted = newAddress();
    await change(user, { email: wanted, current_password: PASSWORD });
    await newClient({ email: wanted });
    expect(await confirm(await tokenTo(wanted, 'change-email'))).toMatchObject(taken);
    expect((await accountOf(user)).user.email).toBe(user.email);
  });

  test('asked for twice, only the last link works', async () => {
    const user = await newClient({ passwordHash });
    const [first, second] = [newAddress(), newAddress()];
    await change(user, { email: first, current_password: PASSWORD });
    await change(user, { email: second, current_password: PASSWORD });
    expect((await confirm(await tokenTo(first, 'change-email'))).status).toBe(400);
    expect(
      (await confirm(await tokenTo(second, 'change-email'), browserOf(user))).body,
    ).toMatchObject({ email: second });
  });

  test('that is the same in other letters changes nothing and needs no password', async () => {
    const user = await newClient({ passwordHash });
    expect((await change(user, { email: user.email.toUpperCase() })).status).toBe(200);
    expect((await accountOf(user)).pending_email).toBeNull();
  });

  test('is no way back after three days', async () => {
    const user = await newClient({ passwordHash });
    const wanted = newAddress();
    await change(user, { email: wanted, current_password: PASSWORD });
    await confirm(await tokenTo(wanted, 'change-email'));
    const undo = await tokenTo(user.email, 'email-changed');
    jest.useFakeTimers({ now: Date.now() + 73 * HOUR_MS, advanceTimers: true });
    try {
      expect((await confirm(undo)).status).toBe(400);
    } finally {
      jest.useRealTimers();
    }
  });
});

describe('sessions', () => {
  test('are listed by device, and one or all others can be ended', async () => {
    const user = await newClient({ passwordHash });
    const signInWith = async (agent: string) => {
      const browser = new TestBrowser();
      const headers = { 'user-agent': agent };
      await browser.call(signin, { body: { email: user.email, password: PASSWORD }, headers });
      return browser;
    };
    const [phone, laptop] = [await signInWith(CHROME), await signInWith(FIREFOX)];
    const list = async () =>
      ((await laptop.call(listSessions)).body as { results: Session[] }).results;
    expect((await list()).map(({ device, current }) => [device, current])).toEqual(
      expect.arrayContaining([
        ['Firefox on Windows', true],
        ['Chrome on Android', false],
      ]),
    );
    const [other] = (await list()).filter(({ device }) => device === 'Chrome on Android');
    const params = { id: other?._id ?? '' };
    expect(
      (await browserOf(await newClient()).call(revokeSession, { params, body: {} })).status,
    ).toBe(404);
    expect((await laptop.call(revokeSession, { params, body: {} })).status).toBe(400);
    const body = { current_password: PASSWORD };
    expect((await laptop.call(revokeSession, { params, body })).status).toBe(204);
    expect((await phone.call(getSession)).status).toBe(401);
    expect((await laptop.call(revokeSession, { params, body })).status).toBe(404);
    expect((await laptop.call(revokeOtherSessions, { body })).status).toBe(204);
    expect(await list()).toHaveLength(1);
    expect((await browserOf(user).call(getSession)).status).toBe(401);
  });

  test('a new device is notified by mail, a known one is not', async () => {
    const user = await newClient({ passwordHash });
    for (const agent of [CHROME, CHROME.replace('140', '141'), FIREFOX]) {
      const body = { email: user.email, password: PASSWORD };
      await new TestBrowser().call(signin, { body, headers: { 'user-agent': agent } });
    }
    const sent = await database().select().from(mails).where(eq(mails.recipient, user.email));
    expect(sent.map(({ template }) => template)).toEqual(['new-device', 'new-device']);
  });
});

describe('the picture', () => {
  const upload = (user: TestUser, bytes: Uint8Array, name: string) => {
    const form = new FormData();
    form.append('picture', new File([new Uint8Array(bytes)], name));
    return browserOf(user).call(setPicture, { body: form });
  };

  test('is re-encoded, upright, square and without metadata', async () => {
    const user = await newClient();
    const sent = await sharp({
      create: { width: 900, height: 600, channels: 3, background: 'teal' },
    })
      .withExif({ IFD3: { GPSLatitude: '14/1 35/1 0/1' } })
      .jpeg()
      .toBuffer();
    expect((await sharp(sent).metadata()).exif).toBeDefined();
    const { status, body } = await upload(user, sent, 'me.jpg');
    expect(status).toBe(201);
    const { picture_url } = body as { picture_url: string };
    expect((await browserOf(user).call(getSession)).body).toMatchObject({ picture_url });
    const stored = await openPicture(picture_url.replace('/pictures/', ''));
    const written = await sharp(await new Response(stored?.body).arrayBuffer()).metadata();
    expect(written).toMatchObject({ format: 'webp', width: 512, height: 512 });
    expect(written.exif).toBeUndefined();
  });

  test('of a lawyer is the one clients see', async () => {
    const lawyer = await newLawyer();
    const png = await sharp({ create: { width: 64, height: 64, channels: 3, background: 'red' } })
      .png()
      .toBuffer();
    const { body } = await upload(lawyer, png, 'me.png');
    const [row] = await database().select().from(lawyers).where(eq(lawyers.id, lawyer.lawyerId));
    expect(`/pictures/${row?.picture}`).toBe((body as { picture_url: string }).picture_url);
  });

  test.each([
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>')],
    [
      'a page that says it is one',
      Buffer.from('\x89PNG\r\n\x1a\n<script>alert(1)</script>', 'latin1'),
    ],
    ['a PDF', Buffer.from('%PDF-1.7\n')],
    ['nothing', Buffer.alloc(0)],
  ])('is not %s', async (_, bytes) => {
    const answer = await upload(await newClient(), bytes, 'me.png');
    expect(answer).toMatchObject({
      status: 415,
      body: { fields: { picture: expect.any(String) } },
    });
  });

  test('of more than 5 MB is refused', async () => {
    const answer = await upload(await newClient(), Buffer.alloc(5 * 1024 * 1024 + 1), 'me.png');
    expect(answer).toMatchObject({
      status: 413,
      body: { fields: { picture: 'Maximum size is 5 mb.' } },
    });
  });

  test('of more than 24 million pixels is refused as such', async () => {
    const huge = { width: 6000, height: 4001, channels: 3, background: 'teal' } as const;
    const answer = await upload(
      await newClient(),
      await sharp({ create: huge }).jpeg().toBuffer(),
      'me.jpg',
    );
    expect(answer).toMatchObject({
      status: 413,
      body: {
        key: 'too_many_pixels',
        fields: { picture: expect.stringContaining('24 million pixels') },
      },
    });
  });
});
