import { createHash } from 'node:crypto';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import { type Configuration, interactionPolicy, Provider } from 'oidc-provider';
import { portOf } from '../rolling/port-of.ts';
import { consentPage, type Form, readForm, type SocialClient, sendPage } from './page.ts';

const SCOPE = 'openid email profile';

/** People by their subject, as they last introduced themselves. */
const people = new Map<string, { readonly sub: string } & Readonly<Record<string, unknown>>>();

function introduce({ email = '', first, last, verified }: Form): string {
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

function configuration({ clientId, clientSecret, redirectUri }: SocialClient): Configuration {
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

async function grantTo(provider: Provider, accountId: string, clientId: string): Promise<string> {
  const grant = new provider.Grant({ accountId, clientId });
  grant.addOIDCScope(SCOPE);
  return grant.save();
}

/** Passes on the answer of the person to the question of the page. */
async function settle(
  provider: Provider,
  req: IncomingMessage,
  res: ServerResponse,
  clientId: string,
): Promise<void> {
  const form = await readForm(req);
  const result =
    form.answer === 'allow'
      ? await allowed(provider, form, clientId)
      : { error: 'access_denied', error_description: 'refused' };
  await provider.interactionFinished(req, res, result, { mergeWithLastSubmission: false });
}

async function allowed(provider: Provider, form: Form, clientId: string): Promise<object> {
  const accountId = introduce(form);
  const grantId = await grantTo(provider, accountId, clientId);
  return { select_account: {}, login: { accountId }, consent: { grantId } };
}

/** Starts Google as oidc-provider plays it. Returns its issuer. */
export async function startGoogle(client: SocialClient): Promise<string> {
  const server = http.createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const issuer = `http://127.0.0.1:${portOf(server)}`;
  const provider = new Provider(issuer, configuration(client));
  const handle = provider.callback();
  server.on('request', (req, res) => {
    const { url = '' } = req;
    if (!url.startsWith('/interaction/')) handle(req, res);
    else if (req.method === 'GET') sendPage(res, consentPage('Google', url));
    else settle(provider, req, res, client.clientId).catch((error) => res.destroy(error));
  });
  return issuer;
}
