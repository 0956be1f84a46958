import { verifyPassword } from '@/lib/server/accounts/credentials/passwords-service';
import { completenessOf } from '@/lib/server/lawyers/profiles/service';
import { openPicture } from '@/lib/server/media/pictures/service';
import { database, transaction } from '@/lib/server/platform/db/pool';
import accounts from './ready-accounts.json' with { type: 'json' };
import { insertReadyPeople, readyPeople } from './ready-people';

let made: Awaited<ReturnType<typeof readyPeople>>;

beforeAll(async () => {
  made = await readyPeople(Date.now());
  await transaction((tx) => insertReadyPeople(tx, made));
});

test('clients are verified, and their password opens', async () => {
  const [client] = made.clients;
  expect(client).toMatchObject({ type: 'CUSTOMER', email: `${accounts.client}-0@example.com` });
  expect(client?.emailVerifiedAt).toBeInstanceOf(Date);
  expect(await verifyPassword(client?.passwordHash, accounts.password)).toBe(true);
});

test('lawyers lack nothing but to be shown, and no two have a name in common', async () => {
  for (const { lawyer } of made.lawyers.slice(0, 3)) {
    const found = await completenessOf(database(), lawyer.id);
    expect(found.missing).toEqual([]);
    expect(found.lawyer.isPublic).toBe(false);
    expect(await openPicture(lawyer.picture ?? '')).not.toBeNull();
  }
  expect(new Set(made.lawyers.map(({ lawyer }) => lawyer.id)).size).toBe(made.lawyers.length);
});
