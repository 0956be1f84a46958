import { createHash, createHmac, randomUUID } from 'node:crypto';
import http, { type IncomingMessage, type ServerResponse } from 'node:http';
import { portOf } from '../rolling/port-of.ts';
import { consentPage, type Form, readForm, type SocialClient, sendPage } from './page.ts';

const VERSION = '/v24.0';

/** Makes what the Graph API returns of a person; without email for those who signed up by telephone. */
function personOf({ email, first, last }: Form): Record<string, string | undefined> {
  const id = createHash('sha256').update(`${email}${first}${last}`).digest('hex').slice(0, 16);
  const names = { first_name: first, last_name: last, name: `${first} ${last}` };
  return { id, ...names, ...(email ? { email } : {}) };
}

function sendJson(res: ServerResponse, status: number, body: object): void {
  res.writeHead(status, { 'content-type': 'application/json; charset=UTF-8' });
  res.end(JSON.stringify(body));
}

function refuse(res: ServerResponse, message: string): void {
  sendJson(res, 400, { error: { message, type: 'OAuthException', code: 100 } });
}

type Person = ReturnType<typeof personOf>;
type Call = (req: IncomingMessage, res: ServerResponse, url: URL) => unknown;

/** Starts Facebook's manual login flow: dialog, exchange of the code, `/me`. Returns its address. */
export async function startFacebook({
  clientId,
  clientSecret,
  redirectUri,
}: SocialClient): Promise<string> {
  const codes = new Map<string, { person: Person; challenge: string | null }>();
  const tokens = new Map<string, Person>();

  async function dialog(req: IncomingMessage, res: ServerResponse, url: URL) {
    const asked = url.searchParams;
    if (asked.get('client_id') !== clientId || asked.get('redirect_uri') !== redirectUri)
      return refuse(res, 'URL blocked');
    if (req.method === 'GET')
      return sendPage(res, consentPage('Facebook', (req.url ?? '').replaceAll('&', '&amp;')));
    const form = await readForm(req);
    const back = new URL(redirectUri);
    if (form.answer === 'allow') {
      const code = randomUUID();
      codes.set(code, { person: personOf(form), challenge: asked.get('code_challenge') });
      back.searchParams.set('code', code);
    } else {
      const denial = { error: 'access_denied', error_code: '200', error_reason: 'user_denied' };
      for (const [name, value] of Object.entries(denial)) back.searchParams.set(name, value);
    }
    back.searchParams.set('state', asked.get('state') ?? '');
    res.writeHead(302, { location: `${back}#_=_` });
    res.end();
  }

  async function exchange(req: IncomingMessage, res: ServerResponse) {
    const form = await readForm(req);
    const given = codes.get(form.code ?? '');
    codes.delete(form.code ?? '');
    const challenge = createHash('sha256')
      .update(form.code_verifier ?? '')
      .digest('base64url');
    if (form.client_id !== clientId || form.client_secret !== clientSecret)
      return refuse(res, 'Error validating client secret.');
    if (!given || form.redirect_uri !== redirectUri || given.challenge !== challenge)
      return refuse(res, 'This authorization code has been used.');
    const token = randomUUID();
    tokens.set(token, given.person);
    sendJson(res, 200, { access_token: token, token_type: 'bearer', expires_in: 5_183_944 });
  }

  function me(req: IncomingMessage, res: ServerResponse, url: URL) {
    const token = req.headers.authorization?.replace(/^Bearer /, '') ?? '';
    const person = tokens.get(token);
    const proof = createHmac('sha256', clientSecret).update(token).digest('hex');
    if (!person) return refuse(res, 'Invalid OAuth access token.');
    if (url.searchParams.get('appsecret_proof') !== proof)
      return refuse(res, 'Invalid appsecret_proof provided in the API argument');
    const fields = (url.searchParams.get('fields') ?? 'id,name').split(',');
    const shared = Object.entries(person).filter(([name]) => fields.includes(name));
    sendJson(res, 200, Object.fromEntries(shared));
  }

  const calls: Readonly<Record<string, Call>> = {
    [`${VERSION}/dialog/oauth`]: dialog,
    [`${VERSION}/oauth/access_token`]: exchange,
    [`${VERSION}/me`]: me,
  };
  const server = http.createServer((req, res) => {
    const url = new URL(req.url ?? '', 'http://facebook.invalid');
    const call = calls[url.pathname];
    if (call) Promise.resolve(call(req, res, url)).catch((error) => res.destroy(error));
    else refuse(res, 'Unknown path components');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${portOf(server)}${VERSION}`;
}
