import { randomUUID } from 'node:crypto';
import { isNull } from 'drizzle-orm';
import {
  finishGoogleCalendar as callbackRoute,
  connectGoogleCalendar as connectRoute,
  hearGoogleCalendar as hearRoute,
} from '@/lib/contract/lawyers/google-calendar';
import { standInRoute } from '@/lib/server/lawyers/calendars/google-stand-in';
import { encrypt } from '@/lib/server/platform/crypto/encryption';
import { hashToken, newToken } from '@/lib/server/platform/crypto/secret-token';
import { database } from '@/lib/server/platform/db/pool';
import { googleCalendars } from '@/lib/server/schema/calendars';
import { SITE, send, type TestBrowser } from '@/lib/testing/api/requests';

/** A Google Calendar that a lawyer has connected, and what Google sends when it changes; its token is worth nothing. */
export async function newGoogleChannel(lawyerId: string): Promise<Record<string, string>> {
  const [id, channelId, token, now] = [randomUUID(), randomUUID(), newToken(), new Date()];
  await database()
    .insert(googleCalendars)
    .values({
      id,
      lawyerId,
      email: 'lawyer@gmail.example',
      token: encrypt('nothing', `google-calendar:${id}`),
      connectedAt: now,
      dueAt: now,
      watchDueAt: now,
      channelId,
      channelHash: hashToken(token),
      channelResource: 'primary',
    })
    .onConflictDoUpdate({
      target: googleCalendars.lawyerId,
      targetWhere: isNull(googleCalendars.endedAt),
      set: { channelId, channelHash: hashToken(token) },
    });
  return { 'x-goog-channel-id': channelId, 'x-goog-channel-token': token };
}

/** Fault of one call, instead of `serve` or around it. */
type Fault = (serve: () => Promise<Response>) => Promise<Response>;

export interface PlayedGoogle {
  readonly asked: string[];
  /** The next `times` calls that begin so go wrong. */
  breakCalls(begin: string, fault: Fault, times?: number): void;
  /** Whether notifications arrive, and how often each. */
  notices: number;
  stop(): void;
}

/** Answers calls of the stand-in for Google in this process, in place of the network. */
export function playGoogle(): PlayedGoogle {
  const faults: { begin: string; fault: Fault; left: number }[] = [];
  const real = globalThis.fetch;
  const played: PlayedGoogle = {
    asked: [],
    notices: 1,
    breakCalls: (begin, fault, times = 1) => void faults.push({ begin, fault, left: times }),
    stop: () => spy.mockRestore(),
  };
  const spy = jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const url = new URL(String(input));
    if (url.origin !== SITE) return real(input, init);
    if (url.pathname === hearRoute.path) {
      const headers = Object.fromEntries(new Headers(init?.headers));
      for (let n = 0; n < played.notices; n += 1) await send(hearRoute, { headers });
      return new Response(null, { status: 204 });
    }
    const request = new Request(url, init);
    const path = url.pathname.replace('/test-google/', '');
    const line = `${request.method} ${path}`;
    played.asked.push(line);
    const serve = () =>
      standInRoute(request, { params: Promise.resolve({ path: path.split('/') }) });
    const broken = faults.find(({ begin, left }) => left > 0 && line.startsWith(begin));
    if (!broken) return serve();
    broken.left -= 1;
    return broken.fault(serve);
  });
  return played;
}

interface Consent {
  readonly email: string;
  readonly answer?: 'allow' | 'deny';
  /** Boxes that stay empty. */
  readonly without?: readonly ('busy' | 'own')[];
}

/** Acts as the person on the consent page. Returns the query with which Google redirects to the callback. */
export async function consentTo(
  address: string,
  { email, answer = 'allow', without = [] }: Consent,
): Promise<Record<string, string>> {
  const asked = Object.fromEntries(new URL(address).searchParams);
  const form = new URLSearchParams({ ...asked, account: email, answer });
  for (const box of ['busy', 'own'] as const) if (!without.includes(box)) form.set(box, 'on');
  const response = await standInRoute(
    new Request(`${SITE}/test-google/form/consent`, { method: 'POST', body: form }),
    { params: Promise.resolve({ path: ['form', 'consent'] }) },
  );
  return Object.fromEntries(new URL(response.headers.get('location') ?? '').searchParams);
}

/** Connects the calendar of an account; answers how it went. */
export async function connectGoogle(browser: TestBrowser, consent: Consent): Promise<string> {
  const begun = await browser.call(connectRoute);
  const query = await consentTo(begun.headers.get('location') ?? '', consent);
  return comeBackFromGoogle(browser, query);
}

export async function comeBackFromGoogle(
  browser: TestBrowser,
  query: Record<string, string>,
): Promise<string> {
  const { status, headers } = await browser.call(callbackRoute, { query });
  expect(status).toBe(303);
  const to = new URL(headers.get('location') ?? '');
  expect(`${to.origin}${to.pathname}`).toBe(`${SITE}/lawyer-portal/profile/availability`);
  return to.searchParams.get('google') ?? '';
}
