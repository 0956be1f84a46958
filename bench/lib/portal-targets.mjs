import { readFileSync } from 'node:fs';
import { inRoot } from '../../scripts/lib/paths.mjs';
import { CommandError } from '../../server/log.mjs';
import { client } from './soak-clients.mjs';

const accounts = JSON.parse(readFileSync(inRoot('demo/demo-accounts.json'), 'utf8'));

async function signedIn(base, role) {
  const { email, password } = accounts.find((one) => one.role === role);
  const call = client(base);
  const { status } = await call('POST', '/api/v1/auth/signin', { email, password });
  if (status !== 200) throw new CommandError(`The demo's ${role} could not sign in: ${status}`);
  return call;
}

/** The first of a list that a page of its own is shown of. */
async function firstOf(call, path) {
  const { body } = await call('GET', `/api/v1/${path}`);
  const [first] = body.results ?? [];
  if (!first) throw new CommandError(`The demo has nothing under ${path}`);
  return first;
}

const BROWSER = {
  accept: 'text/html,application/xhtml+xml',
  'accept-encoding': 'gzip, deflate, br',
};

/** What is answered for each request anew: pages of the demo's client and lawyer, results, and the search of the API. */
export async function portalTargets(base) {
  const customer = await signedIn(base, 'customer');
  const lawyer = await signedIn(base, 'lawyer');
  const meeting = await firstOf(customer, 'meetings?period=upcoming');
  const thread = await firstOf(lawyer, 'messages');
  const page = (kind, name, path, call) => ({
    kind,
    name,
    path,
    headers: { ...BROWSER, ...(call && { cookie: call.cookie() }) },
  });
  const ofClient = (name, path) => page('portal', `client, ${name}`, path, customer);
  const ofLawyer = (name, path) => page('portal', `lawyer, ${name}`, path, lawyer);
  return [
    ofClient('meetings', '/customer-portal'),
    ofClient('a meeting', `/customer-portal/meeting/${meeting._id}`),
    ofClient('messages', '/customer-portal/messages'),
    ofClient('agreements', '/customer-portal/work-items'),
    ofClient('settings', '/customer-portal/account-settings'),
    ofLawyer('dashboard', '/lawyer-portal'),
    ofLawyer('meetings', '/lawyer-portal/meetings'),
    ofLawyer('calendar', '/lawyer-portal/calendar'),
    ofLawyer('messages', '/lawyer-portal/messages'),
    ofLawyer('a thread', `/lawyer-portal/messages/${thread.person._id}`),
    ofLawyer('clients', '/lawyer-portal/clients'),
    ofLawyer('agreements', '/lawyer-portal/work-items'),
    ofLawyer('payments', '/lawyer-portal/payments'),
    page('home', 'home, signed in', '/', customer),
    page('results', 'results with a filter', '/lawyers-online?language=English'),
    page('results', 'results with words', '/lawyers-online?q=labor'),
    page('results', 'results, signed in', '/lawyers-online?area_of_practice=labor', customer),
    { kind: 'api', name: 'GET lawyers', path: '/api/v1/lawyers', headers: BROWSER },
  ];
}
