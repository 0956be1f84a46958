import { createHash } from 'node:crypto';
import http from 'node:http';
import { interactionPolicy, Provider } from 'oidc-provider';
import { consentPage, readForm, sendPage } from './page.ts';

const SCOPE = 'openid email profile';

/** People by their subject, as they last introduced themselves. */
const people = new Map();

function introduce({ email, first, last, verified }) {
  const sub = createHash('sha256').update(email).digest('hex').slice(0, 21);
  const names = { given_name: first || undefined, family_name: last || undefined };
  people.set(sub, {
    sub,
    email,
    email_verified: verified === 'yes',
    ...names,
  });
  return sub;
}

function policy() {
  const prompts = interactionPolicy.base();
  prompts.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0);
  return prompts;
}

function configuration({ clientId, clientSecret, redirectUri }) {
  return {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    pkce: { required: () => true },
    claims: { email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
    // As Google does: what the scopes ask for stands in the id_token.
    conformIdTokenClaims: false,
    cookies: { keys: ['test'] },
    features: { devInteractions: { enabled: false } },
    interactions: { policy: policy(), url: (_ctx, { uid }) => `/interaction/${uid}` },
    findAccount: (_ctx, sub) => ({ accountId: sub, claims: () => people.get(sub) ?? { sub } }),
  };
}

async function grantTo(provider, accountId, clientId) {
  const grant = new provider.Grant({ accountId, clientId });
  grant.addOIDCScope(SCOPE);
  return grant.save();
}

/** The answer of the person to the question of the page. */
async function settle(provider, req, res, clientId) {
  const form = await readForm(req);
  const result =
    form.answer === 'allow'
      ? await allowed(provider, form, clientId)
      : { error: 'access_denied', error_description: 'refused' };
  await provider.interactionFinished(req, res, result, { mergeWithLastSubmission: false });
}

async function allowed(provider, form, clientId) {
  const accountId = introduce(form);
  const grantId = await grantTo(provider, accountId, clientId);
  return { select_account: {}, login: { accountId }, consent: { grantId } };
}

/** Google as oidc-provider plays it. Returns its issuer. */
export async function startGoogle(client) {
  const server = http.createServer();
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${server.address().port}`;
  const provider = new Provider(issuer, configuration(client));
  const handle = provider.callback();
  server.on('request', (req, res) => {
    if (!req.url.startsWith('/interaction/')) handle(req, res);
    else if (req.method === 'GET') sendPage(res, consentPage('Google', req.url));
    else settle(provider, req, res, client.clientId).catch((error) => res.destroy(error));
  });
  return issuer;
}
