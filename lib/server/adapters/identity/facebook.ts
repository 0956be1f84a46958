import 'server-only';
import { createHmac } from 'node:crypto';
import * as client from 'openid-client';
import * as z from 'zod';
import { env } from '@/lib/env';
import { failedArrival, TIMEOUT_SECONDS } from './arrival';
import type { IdentityPort, Profile } from './port';

const FIELDS = 'id,first_name,last_name,name,email';

const me = z.object({
  id: z.string().min(1),
  first_name: z.string().optional(),
  last_name: z.string().optional(),
  name: z.string().optional(),
  email: z.string().optional(),
});

function configuration(): client.Configuration {
  const server = {
    issuer: new URL(env.FACEBOOK_DIALOG).origin,
    authorization_endpoint: `${env.FACEBOOK_DIALOG}/dialog/oauth`,
    token_endpoint: `${env.FACEBOOK_GRAPH}/oauth/access_token`,
  };
  const made = new client.Configuration(server, env.FACEBOOK_APP_ID ?? '', env.FACEBOOK_APP_SECRET);
  made.timeout = TIMEOUT_SECONDS;
  if (env.FACEBOOK_GRAPH.startsWith('http:')) client.allowInsecureRequests(made);
  return made;
}

/** Plain OAuth 2: the Graph API identifies the person, and does not say whether the address was confirmed. */
export const facebook: IdentityPort = {
  async addressFor({ state, verifier }, redirectUri) {
    const url = client.buildAuthorizationUrl(configuration(), {
      redirect_uri: redirectUri,
      scope: 'public_profile,email',
      state,
      code_challenge: await client.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    });
    return url.toString();
  },

  async profileOf(arrived, { state, verifier }) {
    try {
      const config = configuration();
      const { access_token: token } = await client.authorizationCodeGrant(config, arrived, {
        expectedState: state,
        pkceCodeVerifier: verifier,
      });
      return { kind: 'profile', profile: await profileBehind(config, token) };
    } catch (cause) {
      return failedArrival(cause);
    }
  },
};

async function profileBehind(config: client.Configuration, token: string): Promise<Profile> {
  const url = new URL(`${env.FACEBOOK_GRAPH}/me`);
  url.searchParams.set('fields', FIELDS);
  // A token that leaked elsewhere is worth nothing without the secret.
  const proof = createHmac('sha256', env.FACEBOOK_APP_SECRET ?? '')
    .update(token)
    .digest('hex');
  url.searchParams.set('appsecret_proof', proof);
  const answer = await client.fetchProtectedResource(config, token, url, 'GET');
  if (!answer.ok) throw new Error(`the Graph API answered ${answer.status}`);
  const { id, email, first_name, last_name, name } = me.parse(await answer.json());
  return {
    subject: id,
    email: email || null,
    emailVerified: false,
    firstName: first_name,
    lastName: last_name,
    fullName: name,
  };
}
