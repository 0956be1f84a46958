import { decodeProtectedHeader } from 'jose';
import { tokenWith } from '@/lib/testing/forged-tokens';
import { applySettings } from '@/lib/testing/jest/settings';
import { signSessionToken, verifySessionToken } from './session-token';

const secret = (name: string) => name.padEnd(32, '-');
const [NEW, OLD, GONE] = [secret('new'), secret('old'), secret('gone')];
applySettings({ SESSION_KEYS: `2026:${NEW}, 2025:${OLD}` });

const SESSION = { sid: 'a-session-token', userId: 'u1' };
const TOKEN = { ...SESSION, type: 'CUSTOMER', emailVerified: true } as const;

test('the first key signs', async () => {
  const jwt = await signSessionToken(TOKEN);
  expect(decodeProtectedHeader(jwt).kid).toBe('2026');
  expect(await verifySessionToken(jwt)).toEqual(TOKEN);
});

test('an older key still verifies, until it is removed', async () => {
  const old = await tokenWith(SESSION, { kid: '2025', secret: OLD });
  expect(await verifySessionToken(old)).toEqual(TOKEN);
  const removed = await tokenWith(SESSION, { kid: '2024', secret: GONE });
  expect(await verifySessionToken(removed)).toBeNull();
});

test('the secret of one key does not sign for another', async () => {
  const mixed = await tokenWith(SESSION, { kid: '2026', secret: OLD });
  expect(await verifySessionToken(mixed)).toBeNull();
});
