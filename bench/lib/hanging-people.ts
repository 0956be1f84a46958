import {
  createCipheriv,
  createECDH,
  createHmac,
  hkdfSync,
  randomBytes,
  randomUUID,
} from 'node:crypto';
import type { Query } from './due-meetings.ts';

/** The key of the soak, as lib/server/platform/crypto derives it. */
const SECRET = randomBytes(32);
const derived = (purpose: string) => Buffer.from(hkdfSync('sha256', SECRET, '', purpose, 32));

/** The setting DATA_KEYS under which the rows below are read. */
export const DATA_KEYS = `soak:${SECRET.toString('base64')}`;

function encrypt(plain: string, purpose: string): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', derived('encryption'), iv).setAAD(
    Buffer.from(purpose),
  );
  const data = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
  return `v2.soak.${[iv, cipher.getAuthTag(), data].map((part) => part.toString('base64url')).join('.')}`;
}

const keyedHash = (value: string, purpose: string) =>
  createHmac('sha256', derived('keyed hashes')).update(`${purpose}\0${value}`).digest('base64url');

const browserOf = (userId: string) => {
  const curve = createECDH('prime256v1');
  const keys = {
    p256dh: curve.generateKeys('base64url'),
    auth: randomBytes(16).toString('base64url'),
  };
  return { endpoint: `https://fcm.googleapis.com/fcm/send/${userId}`, keys };
};

/** Gives the clients of these meetings a browser that takes pushes and a number that takes texts. */
export async function makeReachable(query: Query, meetingIds: string[]) {
  const clients = await query<{ id: string; n: string }>(
    `select u.id, row_number() over () + (select count(*) from text_numbers) as n
      from meetings m join users u on u.id = m.client_id where m.id = any($1)`,
    [meetingIds],
  );
  for (const { id, n } of clients) {
    const number = `+63917${n.padStart(7, '0')}`;
    const browser = browserOf(id);
    await query(
      `insert into text_numbers (user_id, number, number_hash, consented_at, consent_version, code_sent_at, confirmed_at)
        values ($1, $2, $3, now(), 'soak', now(), now())`,
      [id, encrypt(number, `text-number:${id}`), keyedHash(number, 'text-number')],
    );
    await query(
      `with s as (insert into sessions (user_id, token_hash) values ($1, $2) returning id)
        insert into push_subscriptions (user_id, session_id, endpoint_hash, encrypted, created_at)
        select $1, id, $3, $4, now() from s`,
      [
        id,
        randomBytes(32).toString('base64url'),
        keyedHash(browser.endpoint, 'push-subscription'),
        encrypt(JSON.stringify(browser), `push-subscription:${id}`),
      ],
    );
  }
}

/** Connects calendars of the lawyers there are: of each one by its address and one at Google, both due at once. */
export async function connectCalendars(query: Query, count: number) {
  const lawyers = await query<{ id: string }>('select id from lawyers order by id limit $1', [
    count,
  ]);
  for (const { id } of lawyers) {
    const address = `https://my.calendars.example/${id}.ics`;
    await query(
      `insert into calendar_imports (lawyer_id, name, host, address, address_hash, read_at, synced_at, due_at, created_at)
        values ($1, 'Soak', 'my.calendars.example', $2, $3, now() - interval '1 hour', now() - interval '1 hour', now(), now())`,
      [
        id,
        encrypt(address, `calendar-import:${id}`),
        keyedHash(`${id} ${address}`, 'calendar-import'),
      ],
    );
    const google = randomUUID();
    await query(
      `insert into google_calendars (id, lawyer_id, email, token, connected_at, due_at, watch_due_at)
        values ($1, $2, $3, $4, now(), now(), now())`,
      [google, id, `${id}@gmail.com`, encrypt('soak', `google-calendar:${google}`)],
    );
  }
  return lawyers.length;
}
