import { readdirSync } from 'node:fs';
import path from 'node:path';
import { CommandError, logStep } from '../../server/log.ts';
import { inRoot } from '../../server/paths.ts';
import { demoAccount } from './demo-accounts.ts';
import type { Asked } from './load.ts';
import { needed } from './needed.ts';
import { type Call, client } from './soak-clients.ts';

/** A request to a portal page; `kind` names the kind of page. */
export interface PortalTarget extends Asked {
  readonly kind: string;
  readonly name: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Values for the names in brackets; undefined where the demo has none. */
type Params = Readonly<Record<string, string | undefined>>;
type Portal = 'customer-portal' | 'lawyer-portal';

interface Listed {
  readonly _id: string;
}

interface Conversation {
  readonly person: Listed;
}

interface OwnProfile {
  readonly education: readonly Listed[];
  readonly work_experience: readonly Listed[];
  readonly awards: readonly Listed[];
}

async function signedIn(base: string, role: string) {
  const { email, password } = demoAccount(role);
  const call = client(base);
  const { status } = await call('POST', '/api/v1/auth/signin', { email, password });
  if (status !== 200) throw new CommandError(`The demo's ${role} could not sign in: ${status}`);
  return call;
}

async function ask<Body>(call: Call, at: string): Promise<Body> {
  const { status, body } = await call<Body>('GET', `/api/v1/${at}`);
  if (status !== 200) throw new CommandError(`GET ${at} was answered with ${status}`);
  return body;
}

/** Asks for the first of a list, undefined of an empty one. */
async function firstOf<Element = Listed>(call: Call, at: string): Promise<Element | undefined> {
  const { results = [] } = await ask<{ results?: Element[] }>(call, at);
  return results[0];
}

/** Finds what stands for the names in brackets, in the portal of each: the first that its lists have. */
async function paramsOf(customer: Call, lawyer: Call): Promise<Record<Portal, Params>> {
  const both = async (call: Call) => ({
    meetingId: (await firstOf(call, 'meetings?period=upcoming'))?._id,
    workItemId: (await firstOf(call, 'work-items?status=PAID'))?._id,
    personId: (await firstOf<Conversation>(call, 'messages'))?.person._id,
  });
  const { education, work_experience, awards } = await ask<OwnProfile>(lawyer, 'lawyers/profile');
  const month = new Date().toISOString().slice(0, 7);
  const { months } = await ask<{ months: string[] }>(lawyer, `lawyers/payments?month=${month}`);
  const [latest] = months;
  const received =
    latest === undefined ? undefined : await firstOf(lawyer, `lawyers/payments?month=${latest}`);
  return {
    'customer-portal': await both(customer),
    'lawyer-portal': {
      ...(await both(lawyer)),
      clientId: (await firstOf(lawyer, 'lawyers/clients'))?._id,
      paymentId: received?._id,
      educationId: education[0]?._id,
      workId: work_experience[0]?._id,
      awardId: awards[0]?._id,
    },
  };
}

/** Leads elsewhere. */
const REDIRECT = 'lawyer-portal/public-profile';

/** All pages of a portal, as folders below `app`. */
function pagesOf(portal: Portal) {
  return readdirSync(inRoot('app', portal), { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'page.tsx')
    .map((file) => path.posix.join(portal, path.dirname(file)))
    .filter((page) => page !== REDIRECT)
    .sort();
}

/** The address of a page; undefined where the demo has nothing that it could show. */
function addressOf(page: string, values: Params): string | undefined {
  const names = page.match(/(?<=\[)\w+/g) ?? [];
  const missing = names.find((name) => values[name] === undefined);
  if (missing) {
    logStep(`${page} is left out: the demo has no ${missing}`);
    return undefined;
  }
  return `/${page.replaceAll(/\[(\w+)\]/g, (_, name: string) => needed(values[name], name))}`;
}

const BROWSER = {
  accept: 'text/html,application/xhtml+xml',
  'accept-encoding': 'gzip, deflate, br',
};

/** Finds what is answered for each request anew: all pages of the demo's client and lawyer, results, and the search of the API. */
export async function portalTargets(base: string): Promise<PortalTarget[]> {
  const customer = await signedIn(base, 'customer');
  const lawyer = await signedIn(base, 'lawyer');
  const params = await paramsOf(customer, lawyer);
  const page = (kind: string, name: string, at: string, call?: Call): PortalTarget => ({
    kind,
    name,
    path: at,
    headers: { ...BROWSER, ...(call && { cookie: call.cookie() }) },
  });
  const ofPortal = async (portal: Portal, call: Call) => {
    const shown: PortalTarget[] = [];
    for (const name of pagesOf(portal)) {
      const at = addressOf(name, params[portal]);
      if (at === undefined) continue;
      const target = page('portal', name, at, call);
      const { status } = await fetch(`${base}${at}`, { ...target, redirect: 'manual' });
      if (status === 200) shown.push(target);
      else logStep(`${name} is left out: what the demo has is answered with ${status}`);
    }
    return shown;
  };
  return [
    ...(await ofPortal('customer-portal', customer)),
    ...(await ofPortal('lawyer-portal', lawyer)),
    page('home', 'home, signed in', '/', customer),
    page('results', 'results with a filter', '/lawyers-online?language=English'),
    page('results', 'results with words', '/lawyers-online?q=labor'),
    page('results', 'results, signed in', '/lawyers-online?area_of_practice=labor', customer),
    { kind: 'api', name: 'GET lawyers', path: '/api/v1/lawyers', headers: BROWSER },
  ];
}
