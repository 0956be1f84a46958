import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { inRoot } from '../../scripts/lib/paths.ts';
import { CommandError, logStep } from '../../server/log.ts';
import { client } from './soak-clients.ts';

const accounts = JSON.parse(readFileSync(inRoot('demo/demo-accounts.json'), 'utf8'));

async function signedIn(base, role) {
  const { email, password } = accounts.find((one) => one.role === role);
  const call = client(base);
  const { status } = await call('POST', '/api/v1/auth/signin', { email, password });
  if (status !== 200) throw new CommandError(`The demo's ${role} could not sign in: ${status}`);
  return call;
}

async function ask(call, at) {
  const { status, body } = await call('GET', `/api/v1/${at}`);
  if (status !== 200) throw new CommandError(`GET ${at} was answered with ${status}`);
  return body;
}

/** The first of a list, undefined of an empty one. */
async function firstOf(call, at) {
  const { results = [] } = await ask(call, at);
  return results[0];
}

/** What stands for the names in brackets, in the portal of each: the first that its lists have. */
async function paramsOf(customer, lawyer) {
  const both = async (call) => ({
    meetingId: (await firstOf(call, 'meetings?period=upcoming'))?._id,
    workItemId: (await firstOf(call, 'work-items?status=PAID'))?._id,
    personId: (await firstOf(call, 'messages'))?.person._id,
  });
  const { education, work_experience, awards } = await ask(lawyer, 'lawyers/profile');
  const month = new Date().toISOString().slice(0, 7);
  const { months } = await ask(lawyer, `lawyers/payments?month=${month}`);
  const received = months[0] && (await firstOf(lawyer, `lawyers/payments?month=${months[0]}`));
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
function pagesOf(portal) {
  return readdirSync(inRoot('app', portal), { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'page.tsx')
    .map((file) => path.posix.join(portal, path.dirname(file)))
    .filter((page) => page !== REDIRECT)
    .sort();
}

/** The address of a page; undefined where the demo has nothing that it could show. */
function addressOf(page, values) {
  const names = page.match(/(?<=\[)\w+/g) ?? [];
  const missing = names.find((name) => values[name] === undefined);
  if (missing) return logStep(`${page} is left out: the demo has no ${missing}`);
  return `/${page.replaceAll(/\[(\w+)\]/g, (_, name) => values[name])}`;
}

const BROWSER = {
  accept: 'text/html,application/xhtml+xml',
  'accept-encoding': 'gzip, deflate, br',
};

/** What is answered for each request anew: all pages of the demo's client and lawyer, results, and the search of the API. */
export async function portalTargets(base) {
  const customer = await signedIn(base, 'customer');
  const lawyer = await signedIn(base, 'lawyer');
  const params = await paramsOf(customer, lawyer);
  const page = (kind, name, at, call) => ({
    kind,
    name,
    path: at,
    headers: { ...BROWSER, ...(call && { cookie: call.cookie() }) },
  });
  const ofPortal = async (portal, call) => {
    const shown = [];
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
