// start.ts <address of the product>: Google and Facebook in a process of their own: they end with their parent. Sends the
// settings with which the product finds them.
import { startFacebook } from './facebook.ts';
import { startGoogle } from './google.ts';

const google = { clientId: 'google-client', clientSecret: 'google-secret-for-tests' };
const facebook = { clientId: '1234567890', clientSecret: 'facebook-secret-for-tests' };

function redirectUri(service: string): string {
  return `${process.argv[2]}/api/v1/auth/oauth/${service}/callback`;
}

process.on('disconnect', () => process.exit());
const issuer = await startGoogle({ ...google, redirectUri: redirectUri('google') });
const graph = await startFacebook({ ...facebook, redirectUri: redirectUri('facebook') });
process.send?.({
  GOOGLE_CLIENT_ID: google.clientId,
  GOOGLE_CLIENT_SECRET: google.clientSecret,
  GOOGLE_ISSUER: issuer,
  FACEBOOK_APP_ID: facebook.clientId,
  FACEBOOK_APP_SECRET: facebook.clientSecret,
  FACEBOOK_DIALOG: graph,
  FACEBOOK_GRAPH: graph,
});
