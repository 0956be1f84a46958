import https from 'node:https';
import { text } from 'node:stream/consumers';

/** A browser's session with a site whose certificate `ca` vouches for: calls with its cookies, over connections that stay open. */
export function siteClient(origin, ca) {
  const agent = new https.Agent({ ca, keepAlive: true });
  const jar = new Map();
  return async (method, path, body) => {
    const sent = body && JSON.stringify(body);
    const headers = { origin, cookie: [...jar].map((pair) => pair.join('=')).join('; ') };
    if (sent) headers['content-type'] = 'application/json';
    const response = await new Promise((resolve, reject) => {
      https
        .request(`${origin}${path}`, { method, headers, agent }, resolve)
        .once('error', reject)
        .end(sent);
    });
    for (const line of response.headers['set-cookie'] ?? []) {
      const [pair] = line.split(';');
      const at = pair.indexOf('=');
      jar.set(pair.slice(0, at), pair.slice(at + 1));
    }
    return { status: response.statusCode, text: await text(response) };
  };
}
