import { eq } from 'drizzle-orm';
import { getSession } from '@/lib/contract/accounts/authentication';
import {
  finishSocial as finishRoute,
  startSocial as startRoute,
} from '@/lib/contract/accounts/social';
import type { User } from '@/lib/contract/accounts/users';
import type { SocialService } from '@/lib/domain/accounts/social';
import { database } from '@/lib/server/platform/db/pool';
import { users } from '@/lib/server/schema/accounts';
import { mails } from '@/lib/server/schema/messages';
import { SITE, type TestBrowser } from '@/lib/testing/api/requests';
import { type Answer, answerService } from './services';

/** An unused address. */
export function newAddress(): string {
  return `ana.${crypto.randomUUID().slice(0, 8)}@example.com`;
}

/** Who is signed in there. */
export async function who(browser: TestBrowser): Promise<User | null> {
  const { status, body } = await browser.call(getSession);
  return status === 200 ? (body as User) : null;
}

export async function userOf(email: string) {
  const [row] = await database().select().from(users).where(eq(users.email, email));
  return row;
}

export async function templatesTo(email: string): Promise<string[]> {
  const rows = await database().select().from(mails).where(eq(mails.recipient, email));
  return rows.map(({ template }) => template);
}

/** The ways through one service. */
export function journeys(service: SocialService) {
  const there = { params: { id: service } };

  /** Where the start sends the browser. */
  async function start(browser: TestBrowser, callbackUrl?: string): Promise<string> {
    const query: Record<string, string> = callbackUrl ? { callback_url: callbackUrl } : {};
    const { status, headers } = await browser.call(startRoute, { ...there, query });
    expect(status).toBe(303);
    return headers.get('location') ?? '';
  }

  /** Brings the browser back from the service. Returns where it is led on our site. */
  async function comeBack(browser: TestBrowser, arrived: URL): Promise<string> {
    const query = Object.fromEntries(arrived.searchParams);
    const { status, headers } = await browser.call(finishRoute, { ...there, query });
    expect(status).toBe(303);
    const to = new URL(headers.get('location') ?? '');
    expect(to.origin).toBe(SITE);
    return to.href.slice(SITE.length);
  }

  async function signIn(
    browser: TestBrowser,
    answer: Answer,
    callbackUrl?: string,
  ): Promise<string> {
    return comeBack(browser, await answerService(await start(browser, callbackUrl), answer));
  }

  /** The sign-in page with the error. */
  const problem = (name: string) => `/login?service=${service}&problem=${name}`;

  return { start, comeBack, signIn, problem };
}
