import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

export interface SocialServices {
  /** With which the product finds them. */
  settings: Record<string, string>;
  stop(): Promise<void>;
}

/** Starts Google (oidc-provider) and Facebook (an emulator) for the product at this address. */
export async function startSocialServices(siteUrl: string): Promise<SocialServices> {
  const child = fork(path.resolve('lib/testing/social/start.ts'), [siteUrl], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const failed = once(child, 'exit').then(() => {
    throw new Error('the services for tests did not start');
  });
  const [settings] = await Promise.race([once(child, 'message'), failed]);
  failed.catch(() => {});
  const stop = async () => {
    if (!child.connected) return;
    child.disconnect();
    await once(child, 'exit');
  };
  return { settings: settings as Record<string, string>, stop };
}

/** How a person answers the service's question. */
export interface Answer {
  email?: string;
  first?: string;
  last?: string;
  verified?: boolean;
  refuse?: boolean;
}

/** Answers the question at `address` as a browser would. Returns where the service sends the person. */
export async function answerService(address: string, answer: Answer = {}): Promise<URL> {
  const { email = '', first = 'Ana', last = 'Reyes', verified = true, refuse = false } = answer;
  const visitor = new Visitor(new URL(address).origin);
  const question = await visitor.follow(address);
  const form = new URLSearchParams({ email, first, last, answer: refuse ? 'refuse' : 'allow' });
  if (verified) form.set('verified', 'yes');
  return visitor.follow(question.toString(), form);
}

/** Follows the redirects of one site and keeps its cookies. */
class Visitor {
  private readonly cookies = new Map<string, string>();

  constructor(private readonly site: string) {}

  /** The address of the page at the end, or the first one elsewhere. */
  async follow(address: string, body?: URLSearchParams): Promise<URL> {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(address, {
      ...(body ? { method: 'POST', body } : {}),
      headers: { cookie },
      redirect: 'manual',
    });
    const text = await response.text();
    if (response.status >= 400) throw new Error(`${address}: ${response.status} ${text}`);
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';')[0]?.split('=', 2) ?? [];
      this.cookies.set(name, value);
    }
    const location = response.headers.get('location');
    if (!location) return new URL(address);
    const next = new URL(location, address);
    return next.origin === this.site ? this.follow(next.toString()) : next;
  }
}
