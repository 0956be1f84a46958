import 'server-only';
import { env, SettingsError } from '@/lib/env';
import { refreshTimes } from '@/lib/server/lawyers/open-times/service';
import { profilesChanged } from '@/lib/server/lawyers/profiles/service';
import { countFigures } from '@/lib/server/meetings/clients/figures';
import { paymentSettings } from '@/lib/server/payments/settings/settings';
import { hashToken, newToken } from '@/lib/server/platform/crypto/secret-token';
import { database, transaction } from '@/lib/server/platform/db/pool';
import { insertCases } from '@/lib/server/seed/case-store';
import {
  insertNotaries,
  insertNotaryRequests,
  type NotaryRows,
} from '@/lib/server/seed/notary-store';
import { passwordHash } from '@/lib/server/seed/people';
import {
  hasAccount,
  hasAccounts,
  insertColleagues,
  insertComments,
  insertConflictChecks,
  insertFeeSeller,
  insertFigures,
  insertInvoices,
  insertLawyers,
  insertMeetings,
  insertNotes,
  insertNotifications,
  insertPayouts,
  insertPersonNotes,
  insertReminders,
  insertReplies,
  insertReviews,
  insertSteps,
  insertSummaries,
  insertTax,
  insertUsers,
  insertViews,
  insertWaitlist,
  lockDemoData,
} from '@/lib/server/seed/store';
import { insertWorkItems } from '@/lib/server/seed/work-item-store';
import { demoAccount } from './accounts';
import { agreementComments, demoAgreements, withAcceptedPdfs } from './agreements';
import { demoAnswers } from './answers';
import { demoCases } from './cases';
import { conflictChecks, withOtherSides } from './conflicts';
import { demoAdmin, demoCustomers, demoRegulars } from './customers';
import { demoFigures } from './figures';
import { demoColleagues } from './hand-over';
import { demoHistory } from './history';
import { type DemoLawyer, demoLawyers } from './lawyers';
import { demoMeetings } from './meetings';
import { demoFeeSeller } from './money/fee-seller';
import { demoInvoices } from './money/invoices';
import { demoPayouts } from './money/payouts';
import { demoTaxDecisions, demoTaxProfiles } from './money/tax';
import { withDocuments } from './notarial/commission-document';
import { demoNotaries } from './notarial/notaries';
import { demoNotaryRequests } from './notarial/requests';
import { demoNotes, demoPersonNotes, demoSteps } from './notes';
import { storePortraits } from './portraits';
import { insertReadyPeople, readyPeople } from './ready-people';
import { demoNotifications, demoReminders } from './reminders';
import { demoReplies } from './replies';
import { ROSTER } from './roster';
import { demoComments, storyWaitlist } from './story';
import { demoSummaries } from './summaries';
import { demoViews } from './views';
import { demoOffers, demoOrders, insertOffers, withDeliveredFiles } from './written-work';

/**
 * Makes sure that a database without the demo is empty: accounts of real people must never share it with published
 * passwords.
 * @throws SettingsError
 */
export async function requireDemoDatabase(): Promise<void> {
  if (await hasAccount(database(), demoAccount('admin').email)) return;
  if (await hasAccounts(database()))
    throw new SettingsError(
      'DEMO_DATA=on is for a database without accounts, and DATABASE_URL leads to one with some',
    );
}

/**
 * Fills an empty product with fictional lawyers, clients, meetings and reviews, as of the Manila day of `now` (epoch
 * ms). Idempotent: does nothing when the demo administrator exists. Returns true when it loaded. Refused in
 * production.
 */
export async function loadDemoData(now: number): Promise<boolean> {
  if (env.APP_ENV === 'production') throw new Error('demo data is refused in production');
  const mark = demoAccount('admin').email;
  if (await hasAccount(database(), mark)) return false;
  // Before the transaction: drawing takes seconds, and nothing may wait for it with a lock held.
  const [pictures, customer, lawyer, admin] = await Promise.all([
    storePortraits(ROSTER),
    passwordHash(demoAccount('customer').password),
    passwordHash(demoAccount('lawyer').password),
    passwordHash(demoAccount('admin').password),
  ]);
  const lawyers = demoLawyers(now, pictures, lawyer);
  const clients = demoCustomers(now, { customer, admin });
  const regulars = demoRegulars(now, { customer, admin });
  const administrator = demoAdmin(now, { customer, admin });
  const { platform_fee: platformFee } = await paymentSettings(database());
  const { meetings: booked, reviews } = demoMeetings(now, lawyers, clients, platformFee);
  const meetings = withOtherSides(now, booked, lawyers);
  const history = demoHistory({ now, lawyers, clients: regulars, meetings, platformFee });
  const money = demoPayouts(now, lawyers, [...meetings, ...history]);
  const invoices = await demoInvoices(now, money.meetings, clients[0]?.id ?? '');
  const offers = demoOffers(now, lawyers);
  const demo = {
    now,
    lawyers,
    platformFee,
    clients: [...clients, ...regulars],
    meetings: [...meetings, ...history],
  };
  const agreements = await withAcceptedPdfs(demoAgreements(demo));
  const orders = await withDeliveredFiles(
    await withAcceptedPdfs(demoOrders({ ...demo, offers })),
    lawyers,
  );
  const cases = demoCases({ now, agreements, lawyers, adminId: administrator.id });
  const notaries = await storedNotaries(now, lawyers);
  const ready = env.DEMO_DATA === 'tests' ? await readyPeople(now) : null;
  const loaded = await transaction(async (tx) => {
    await lockDemoData(tx);
    if (await hasAccount(tx, mark)) return false;
    await insertUsers(tx, [...clients, ...regulars, administrator]);
    await insertLawyers(
      tx,
      lawyers.map(({ rows }) => rows),
    );
    await insertMeetings(tx, money.meetings);
    await insertPayouts(tx, money);
    await insertTax(tx, {
      decisions: demoTaxDecisions(now, administrator),
      profiles: demoTaxProfiles(now, lawyers),
      withholdings: money.withholdings,
    });
    await insertInvoices(tx, invoices);
    await insertReviews(tx, reviews);
    await insertReplies(tx, demoReplies(now, lawyers, reviews));
    await insertReminders(tx, demoReminders(now, meetings));
    await insertNotifications(tx, demoNotifications(now, meetings, lawyers, clients));
    await insertSummaries(tx, demoSummaries(meetings, lawyers, clients));
    await insertNotes(tx, demoNotes(now, lawyers, clients));
    await insertSteps(tx, demoSteps(now, lawyers, clients));
    await insertFeeSeller(tx, demoFeeSeller(now, administrator));
    await insertPersonNotes(tx, demoPersonNotes(now, administrator, clients));
    await insertWaitlist(tx, storyWaitlist(now, lawyers, clients));
    await insertOffers(tx, offers);
    await insertWorkItems(tx, [...agreements, ...orders]);
    await insertCases(tx, cases);
    await insertConflictChecks(tx, conflictChecks(meetings));
    await insertColleagues(tx, demoColleagues(meetings, lawyers));
    await insertComments(tx, [
      ...cases.comments,
      ...demoComments(now, meetings, lawyers, clients),
      ...demoAnswers(now, booked, lawyers, clients),
      ...agreementComments(agreements, lawyers),
    ]);
    await insertViews(tx, demoViews(now, lawyers));
    await insertFigures(tx, demoFigures(now, money.meetings));
    await insertNotaries(tx, notaries);
    await insertNotaryRequests(tx, demoNotaryRequests(now, lawyers, clients));
    if (ready) await insertReadyPeople(tx, ready);
    await profilesChanged(tx, ...lawyers.map(({ rows }) => rows.lawyer.id));
    return true;
  });
  if (loaded) {
    await refreshTimes(now);
    await countFigures(now);
  }
  return loaded;
}

function storedNotaries(now: number, lawyers: readonly DemoLawyer[]): Promise<NotaryRows[]> {
  // Nobody is mailed this link: the administrator decides, or the verifier with the next one.
  const tokenHash = hashToken(newToken());
  return withDocuments(demoNotaries(now, lawyers, tokenHash), lawyers);
}
