import 'server-only';
import * as client from 'openid-client';
import { env } from '@/lib/env';
import { failedArrival, TIMEOUT_SECONDS } from './arrival';
import type { IdentityPort, Profile } from './port';

let discovered: Promise<client.Configuration> | undefined;

/** Google's endpoints and keys, fetched once; a failure is not cached. */
function configuration(): Promise<client.Configuration> {
  discovered ??= discover().catch((error) => {
    discovered = undefined;
    throw error;
  });
  return discovered;
}

function discover(): Promise<client.Configuration> {
  return client.discovery(
    new URL(env.GOOGLE_ISSUER),
    env.GOOGLE_CLIENT_ID ?? '',
    env.GOOGLE_CLIENT_SECRET,
    undefined,
    {
      timeout: TIMEOUT_SECONDS,
      // Without the checks the library trusts the connection, and an id_token whoever signed it.
      execute: [
        client.enableNonRepudiationChecks,
        ...(env.GOOGLE_ISSUER.startsWith('http:') ? [client.allowInsecureRequests] : []),
      ],
    },
  );
}

/** OpenID Connect: the signed ID token that comes with the code identifies the person. */
export const google: IdentityPort = {
  async addressFor({ state, nonce, verifier }, redirectUri) {
    const url = client.buildAuthorizationUrl(await configuration(), {
      redirect_uri: redirectUri,
      scope: 'openid email profile',
      state,
      nonce,
      code_challenge: await client.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      // Several people may share the device.
      prompt: 'select_account',
    });
    return url.toString();
  },

  async profileOf(arrived, { state, nonce, verifier }) {
    try {
      const answer = await client.authorizationCodeGrant(await configuration(), arrived, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: verifier,
        idTokenExpected: true,
      });
      const claims = answer.claims();
      if (!claims) throw new Error('no id_token');
      return { kind: 'profile', profile: profileIn(claims) };
    } catch (cause) {
      return failedArrival(cause);
    }
  },
};

function profileIn(claims: client.IDToken): Profile {
  return {
    subject: claims.sub,
    email: text(claims.email) ?? null,
    emailVerified: claims.email_verified === true,
    firstName: text(claims.given_name),
    lastName: text(claims.family_name),
    fullName: text(claims.name),
  };
}

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
