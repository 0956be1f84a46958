import { createHash, createHmac, randomUUID } from 'node:crypto';
import http from 'node:http';
import { consentPage, readForm, sendPage } from './page.ts';

const VERSION = '/v24.0';

/** What the Graph API returns of a person; without email for those who signed up by telephone. */
function personOf({ email, first, last }) {
  const id = createHash('sha256').update(`${email}${first}${last}`).digest('hex').slice(0, 16);
  const names = { first_name: first, last_name: last, name: `${first} ${last}` };
  return { id, ...names, ...(email ? { email } : {}) };
}

function sendJson(res, status, body) {
  res.writeHead(status, { 'content-type': 'application/json; charset=UTF-8' });
  res.end(JSON.stringify(body));
}

function refuse(res, message) {
  sendJson(res, 400, { error: { message, type: 'OAuthException', code: 100 } });
}

/** The calls of Facebook's manual login flow: dialog, exchange of the code, `/me`. Returns its address. */
export async function startFacebook({ clientId, clientSecret, redirectUri }) {
  const codes = new Map();
  const tokens = new Map();

  async function dialog(req, res, url) {
    const asked = url.searchParams;
    if (asked.get('client_id') !== clientId || asked.get('redirect_uri') !== redirectUri)
      return refuse(res, 'URL blocked');
    if (req.method === 'GET')
      return sendPage(res, consentPage('Facebook', req.url.replaceAll('&', '&amp;')));
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

  async function exchange(req, res) {
    const form = await readForm(req);
    const given = codes.get(form.code);
    codes.delete(form.code);
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

  function me(req, res, url) {
    const token = req.headers.authorization?.replace(/^Bearer /, '') ?? '';
    const person = tokens.get(token);
    const proof = createHmac('sha256', clientSecret).update(token).digest('hex');
    if (!person) return refuse(res, 'Invalid OAuth access token.');
    if (url.searchParams.get('appsecret_proof') !== proof)
      return refuse(res, 'Invalid appsecret_proof provided in the API argument');
    const fields = (url.searchParams.get('fields') ?? 'id,name').split(',');
    const told = Object.entries(person).filter(([name]) => fields.includes(name));
    sendJson(res, 200, Object.fromEntries(told));
  }

  const calls = {
    [`${VERSION}/dialog/oauth`]: dialog,
    [`${VERSION}/oauth/access_token`]: exchange,
    [`${VERSION}/me`]: me,
  };
  const server = http.createServer((req, res) => {
    const url = new URL(req.url, 'http://facebook.invalid');
    const call = calls[url.pathname];
    if (call) Promise.resolve(call(req, res, url)).catch((error) => res.destroy(error));
    else refuse(res, 'Unknown path components');
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${server.address().port}${VERSION}`;
}
