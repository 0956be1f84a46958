import { readdirSync } from 'node:fs';
import path from 'node:path';
import { eq, isNotNull } from 'drizzle-orm';
import pg from 'pg';
import { isValidElement, type ReactNode } from 'react';
import { database, mainPool } from '@/lib/server/platform/db/pool';
import { awards, education, workExperience } from '@/lib/server/schema/lawyers';
import { payments } from '@/lib/server/schema/payments';
import { newOffer } from '@/lib/testing/agreements/orders';
import { newAdmin, newLawyer, type TestUser } from '@/lib/testing/factories';
import { partsOfWorkItem } from '@/lib/testing/work-items';
import { createScenario, fixturesOf, newSession, type Scenario } from './fixtures';

let cookie = '';
jest.mock('next/headers', () => ({ headers: async () => new Headers({ cookie }) }));

/** As React keeps what is read once for a page, and no longer. */
let kept = new Map<unknown, { args: unknown[]; answer: unknown }[]>();
jest.mock('react', () => ({
  ...jest.requireActual<object>('react'),
  cache:
    (read: (...args: unknown[]) => unknown) =>
    (...args: unknown[]) => {
      const answers = kept.get(read) ?? [];
      kept.set(read, answers);
      const isSame = (one: { args: unknown[] }) =>
        one.args.length === args.length && one.args.every((arg, at) => Object.is(arg, args[at]));
      const known = answers.find(isSame);
      if (known) return known.answer;
      const answer = read(...args);
      answers.push({ args, answer });
      return answer;
    },
}));

/** Statements of a page that a browser loads whole, its layouts with it. */
const STATEMENTS: Readonly<Record<string, number>> = {
  'admin/(console)': 13,
  'admin/(console)/audit': 2,
  'admin/(console)/cases': 8,
  'admin/(console)/cases/[caseId]': 2,
  'admin/(console)/fee-invoices': 8,
  'admin/(console)/jobs': 4,
  'admin/(console)/ledger': 5,
  'admin/(console)/payouts': 2,
  'admin/(console)/refunds': 2,
  'admin/(console)/settings': 5,
  'admin/(console)/tax': 8,
  'admin/(console)/users': 2,
  'admin/(console)/users/[userId]': 2,
  'admin/(console)/users/[userId]/agreements': 2,
  'admin/(console)/users/[userId]/meetings': 2,
  'admin/(console)/users/[userId]/payments': 2,
  'admin/(console)/verifications': 2,
  'admin/(console)/verifications/[verificationId]': 2,
  'admin/(console)/webhooks': 4,
  'customer-portal': 16,
  'customer-portal/account-settings': 9,
  'customer-portal/account-settings/[part]': 12,
  'customer-portal/help': 9,
  'customer-portal/meeting/[meetingId]': 13,
  'customer-portal/meeting/[meetingId]/join': 10,
  'customer-portal/meeting/[meetingId]/plan': 11,
  'customer-portal/meeting/[meetingId]/reschedule': 11,
  'customer-portal/meeting/[meetingId]/summary': 10,
  'customer-portal/messages': 4,
  'customer-portal/messages/[personId]': 8,
  'customer-portal/saved-lawyers': 5,
  'customer-portal/work-items': 8,
  'customer-portal/work-items/[workItemId]': 14,
  'customer-portal/work-items/order/[lawyerId]/[offerId]': 8,
  'customer-portal/work-items/[workItemId]/meetings/[meetingRowId]': 16,
  // Who is asked into a call by a colleague answers here; who is not public yet has the second factor among the steps.
  'lawyer-portal': 27,
  'lawyer-portal/account-settings': 9,
  'lawyer-portal/account-settings/[part]': 13,
  'lawyer-portal/calendar': 14,
  'lawyer-portal/clients': 5,
  'lawyer-portal/clients/[clientId]': 22,
  'lawyer-portal/help': 21,
  'lawyer-portal/meeting/[meetingId]': 13,
  'lawyer-portal/meeting/[meetingId]/join': 10,
  'lawyer-portal/meeting/[meetingId]/reschedule': 11,
  'lawyer-portal/meeting/[meetingId]/summary': 3,
  'lawyer-portal/meetings': 8,
  'lawyer-portal/members': 5,
  'lawyer-portal/messages': 4,
  'lawyer-portal/messages/[personId]': 8,
  'lawyer-portal/notary-public': 9,
  'lawyer-portal/payments': 17,
  'lawyer-portal/payments/[paymentId]': 15,
  'lawyer-portal/payments/tax': 13,
  'lawyer-portal/profile': 10,
  'lawyer-portal/profile/availability': 7,
  'lawyer-portal/profile/awards': 3,
  'lawyer-portal/profile/awards/[awardId]/edit': 5,
  'lawyer-portal/profile/banking-info': 5,
  'lawyer-portal/profile/basic-info': 3,
  'lawyer-portal/profile/education': 3,
  'lawyer-portal/profile/education/[educationId]/edit': 5,
  'lawyer-portal/profile/work-experience': 3,
  'lawyer-portal/profile/work-experience/[workId]/edit': 5,
  'lawyer-portal/profile/written-work': 4,
  'lawyer-portal/public-profile': 5,
  'lawyer-portal/work-items': 7,
  'lawyer-portal/work-items/[workItemId]': 13,
  'lawyer-portal/work-items/[workItemId]/edit': 15,
  'lawyer-portal/work-items/proposal': 5,
};

const APP = path.join(process.cwd(), 'app');
const PAGES = ['customer-portal', 'lawyer-portal', 'admin/(console)'].flatMap((portal) =>
  readdirSync(path.join(APP, portal), { recursive: true, encoding: 'utf8' })
    .filter((file) => path.basename(file) === 'page.tsx')
    .map((file) => path.posix.join(portal, path.dirname(file))),
);

/** Lead elsewhere, once they have read where to. */
const REDIRECTS = ['lawyer-portal/public-profile', 'lawyer-portal/meeting/[meetingId]/summary'];

type Values = Readonly<Record<string, string>>;

let scenario: Scenario;
let admin: TestUser;
/** Values of the names in brackets, by portal. */
let params: Readonly<Record<string, Values>>;

/** Something of everything that the pages show. */
async function fill(): Promise<{ workItemId: string; caseId: string }> {
  const f = fixturesOf(scenario);
  await f.confirmedMeeting();
  await f.pastMeeting();
  await f.manualRefund();
  await f.ownPayout();
  await f.workItem('PROPOSAL');
  await f.workItem('DRAFT');
  await f.notificationId();
  await f.attachedFile();
  await f.verification('lawyer');
  const caseId = await f.caseOf('ANSWERED');
  await f.caseMessage(caseId);
  await f.order('TO_CHECK');
  await f.order('DELIVERED');
  // The page of payments shows this month, which may have just begun.
  await database().update(payments).set({ paidAt: new Date() }).where(isNotNull(payments.paidAt));
  return { workItemId: await f.workItem('PAID'), caseId };
}

beforeAll(async () => {
  scenario = await createScenario();
  admin = await newAdmin();
  const { lawyer, client, meetingId } = scenario;
  const { lawyerId } = lawyer;
  await database()
    .insert(awards)
    .values({ lawyerId, title: 'Best brief', year: 2020, description: '', priority: 1 });
  const f = fixturesOf(scenario);
  const { workItemId, caseId } = await fill();
  const idOf = async (table: typeof awards | typeof education | typeof workExperience) => {
    const [row] = await database()
      .select({ id: table.id })
      .from(table)
      .where(eq(table.lawyerId, lawyerId));
    return row?.id ?? '';
  };
  const [meetingRowId = ''] = partsOfWorkItem(workItemId).meetings;
  // The lawyer of the scenario is being verified, and not found meanwhile.
  const seller = await newLawyer();
  const offerId = await newOffer(seller);
  params = {
    'customer-portal': {
      meetingId,
      workItemId,
      meetingRowId,
      personId: lawyerId,
      lawyerId: seller.lawyerId,
      offerId,
      part: 'security',
    },
    'lawyer-portal': {
      part: 'programs',
      meetingId,
      workItemId,
      personId: client.id,
      clientId: client.id,
      paymentId: await f.paymentId(),
      educationId: await idOf(education),
      workId: await idOf(workExperience),
      awardId: await idOf(awards),
    },
    admin: { userId: client.id, caseId, verificationId: (await f.verification('lawyer')).id },
  };
});

async function cookieFor(page: string): Promise<string> {
  if (page.startsWith('admin')) return admin.cookie;
  return newSession(page.startsWith('customer') ? scenario.client : scenario.lawyer);
}

type Component = (props: object) => ReactNode | Promise<ReactNode>;

/** Runs the server's components; those of the browser read nothing. */
async function render(node: unknown): Promise<void> {
  if (Array.isArray(node)) for (const one of node) await render(one);
  if (!isValidElement<object>(node)) return;
  if (node.type instanceof Function && node.type.constructor.name === 'AsyncFunction')
    return render(await (node.type as Component)(node.props));
  for (const prop of Object.values(node.props)) await render(prop);
}

/** Begins as Next does: a page and its layouts at once. */
async function load(page: string): Promise<void> {
  const [portal = ''] = page.split('/');
  const props = { params: Promise.resolve(params[portal]), searchParams: Promise.resolve({}) };
  const files = [
    `${page}/page.tsx`,
    page.startsWith('admin') ? 'admin/(console)/layout.tsx' : `${portal}/layout.tsx`,
  ];
  const parts = await Promise.all(files.map((file) => import(path.join(APP, file))));
  // All of them, also where the page leads elsewhere: what is still read belongs to it.
  const ends = await Promise.allSettled(
    parts.map(async (part: { default: Component }) => render(await part.default(props))),
  );
  for (const end of ends) if (end.status === 'rejected') throw end.reason;
}

async function statementsOf(page: string): Promise<number> {
  cookie = await cookieFor(page);
  kept = new Map();
  const statements = jest.spyOn(pg.Client.prototype, 'query');
  try {
    if (REDIRECTS.includes(page)) await expect(load(page)).rejects.toThrow('NEXT_REDIRECT');
    else await load(page);
    return statements.mock.calls.length;
  } finally {
    statements.mockRestore();
  }
}

/** Counts the connections that a page holds at once. */
async function connectionsOf(page: string): Promise<number> {
  const pool = mainPool();
  let [used, most] = [0, 0];
  const taken = () => {
    used += 1;
    most = Math.max(most, used);
  };
  const released = () => {
    used -= 1;
  };
  pool.on('acquire', taken).on('release', released);
  try {
    await statementsOf(page);
    return most;
  } finally {
    pool.off('acquire', taken).off('release', released);
  }
}

async function allStatements(): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const page of PAGES) found[page] = await statementsOf(page);
  return found;
}

test('a page of the portals needs as many statements as are told, however many rows there are', async () => {
  const few = await allStatements();
  expect(few).toEqual(STATEMENTS);
  await fill();
  await fill();
  expect(await allStatements()).toEqual(few);
});

test('a page of a client or lawyer holds one connection', async () => {
  const pages = PAGES.filter((page) => !page.startsWith('admin'));
  const found: Record<string, number> = {};
  for (const page of pages) found[page] = await connectionsOf(page);
  expect(found).toEqual(Object.fromEntries(pages.map((page) => [page, 1])));
});
