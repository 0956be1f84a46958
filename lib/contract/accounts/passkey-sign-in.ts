import * as z from 'zod';
import { endpoint } from '@/lib/contract/platform/endpoint';
import { passkeyAnswer, passkeyOptions } from './second-factor';
import { user } from './users';

const tag = 'Auth';
const path = '/api/v1/auth/passkey';

export const getPasskeyChallenge = endpoint({
  method: 'POST',
  path: `${path}/challenge`,
  access: 'public',
  tag,
  summary: 'What a passkey is to answer to sign in, within five minutes, once and in this browser',
  personal: true,
  status: 200,
  response: passkeyOptions,
  errors: ['rate_limited'],
});

export const signInWithPasskey = endpoint({
  method: 'POST',
  path,
  access: 'public',
  tag,
  summary:
    'Sign in with a passkey alone, which verified its user: it counts as both factors. Rotates the session',
  personal: true,
  body: z.object({ passkey: passkeyAnswer }).meta({ id: 'PasskeySignin' }),
  status: 200,
  response: user,
  errors: ['account_suspended', 'bad_credentials', 'rate_limited', 'too_late'],
});
