import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import { text } from 'node:stream/consumers';
import { inRoot } from '../../server/paths.ts';
import { listenOnLoopback } from './loopback.ts';

const pem = (name: string) => readFileSync(inRoot('lib/testing/calendars', name));
const BUSY = `BEGIN:VCALENDAR
VERSION:2.0
PRODID:-//Soak//EN
BEGIN:VEVENT
UID:soak
DTSTAMP:20260101T000000Z
DTSTART:20260101T000000Z
DTEND:20260101T010000Z
RRULE:FREQ=DAILY
END:VEVENT
END:VCALENDAR
`.replaceAll('\n', '\r\n');

/** Answers as Google's OAuth 2.0 and Calendar API do, as far as a look needs them. */
function askGoogle(path: string) {
  if (path === '/token') return { access_token: 'soak', expires_in: 3600, token_type: 'Bearer' };
  if (path.endsWith('/freeBusy')) return { calendars: { primary: { busy: [] } } };
  if (path.endsWith('/calendars')) return { id: 'soak@group.calendar.google.com' };
  if (path.endsWith('/watch'))
    return { resourceId: 'soak', expiration: String(Date.now() + 86_400_000) };
  return { items: [] };
}

async function listening(server: http.Server | https.Server) {
  const port = await listenOnLoopback(server);
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { port, stop };
}

/** Plays push services, a calendar and Google behind every name of the internet. Counts the pushes by browser. */
export async function startInternet() {
  const pushes = new Map<string, number>();
  const reads = { calendars: 0, google: 0 };
  const tls = { key: pem('server-key.pem'), cert: pem('server.pem') };
  const server = https.createServer(tls, async (request, response) => {
    const { host = '' } = request.headers;
    const [path = ''] = (request.url ?? '').split('?');
    await text(request);
    if (host === 'fcm.googleapis.com') {
      pushes.set(path, (pushes.get(path) ?? 0) + 1);
      return response.writeHead(201).end();
    }
    if (host.endsWith('googleapis.com')) {
      reads.google += 1;
      response.setHeader('content-type', 'application/json');
      return response.end(JSON.stringify(askGoogle(path)));
    }
    reads.calendars += 1;
    response.setHeader('content-type', 'text/calendar');
    return response.end(BUSY);
  });
  return { ...(await listening(server)), pushes, reads };
}

/** Plays Twilio. Counts the texts by number. */
export async function startCarrier() {
  const texts = new Map<string | null, number>();
  const server = http.createServer(async (request, response) => {
    const to = new URLSearchParams(await text(request)).get('To');
    texts.set(to, (texts.get(to) ?? 0) + 1);
    response.writeHead(201, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ sid: `SM${randomBytes(16).toString('hex')}` }));
  });
  return { ...(await listening(server)), texts };
}
