import 'server-only';
import * as accountsAuthentication from '@/lib/contract/accounts/authentication';
import * as accountsPasskeySignIn from '@/lib/contract/accounts/passkey-sign-in';
import * as accountsSecondFactor from '@/lib/contract/accounts/second-factor';
import * as accountsSettings from '@/lib/contract/accounts/settings';
import * as accountsSocial from '@/lib/contract/accounts/social';
import * as adminAudit from '@/lib/contract/admin/audit';
import * as adminCases from '@/lib/contract/admin/cases';
import * as adminFactorRemoval from '@/lib/contract/admin/factor-removal';
import * as adminFeeInvoices from '@/lib/contract/admin/fee-invoices';
import * as adminJobs from '@/lib/contract/admin/jobs';
import * as adminLedger from '@/lib/contract/admin/ledger';
import * as adminOverview from '@/lib/contract/admin/overview';
import * as adminPayouts from '@/lib/contract/admin/payouts';
import * as adminPersonNotes from '@/lib/contract/admin/person-notes';
import * as adminRecords from '@/lib/contract/admin/records';
import * as adminRefunds from '@/lib/contract/admin/refunds';
import * as adminSearch from '@/lib/contract/admin/search';
import * as adminSecondFactor from '@/lib/contract/admin/second-factor';
import * as adminSettings from '@/lib/contract/admin/settings';
import * as adminTax from '@/lib/contract/admin/tax';
import * as adminTaxPack from '@/lib/contract/admin/tax-pack';
import * as adminUsers from '@/lib/contract/admin/users';
import * as adminVerifications from '@/lib/contract/admin/verifications';
import * as adminWebhooks from '@/lib/contract/admin/webhooks';
import * as casesCases from '@/lib/contract/cases/cases';
import * as casesHelp from '@/lib/contract/cases/help';
import * as lawyersAvailability from '@/lib/contract/lawyers/availability';
import * as lawyersBlockers from '@/lib/contract/lawyers/blockers';
import * as lawyersBookingLink from '@/lib/contract/lawyers/booking-link';
import * as lawyersCalendarFeed from '@/lib/contract/lawyers/calendar-feed';
import * as lawyersCalendarImports from '@/lib/contract/lawyers/calendar-imports';
import * as lawyersCareer from '@/lib/contract/lawyers/career';
import * as lawyersEvents from '@/lib/contract/lawyers/events';
import * as lawyersGoogleCalendar from '@/lib/contract/lawyers/google-calendar';
import * as lawyersLawyers from '@/lib/contract/lawyers/lawyers';
import * as lawyersMembers from '@/lib/contract/lawyers/members';
import * as lawyersNamedLawyers from '@/lib/contract/lawyers/named-lawyers';
import * as lawyersOwnProfile from '@/lib/contract/lawyers/own-profile';
import * as lawyersReviews from '@/lib/contract/lawyers/reviews';
import * as lawyersSavedLawyers from '@/lib/contract/lawyers/saved-lawyers';
import * as lawyersSearch from '@/lib/contract/lawyers/search';
import * as lawyersSignup from '@/lib/contract/lawyers/signup';
import * as lawyersTax from '@/lib/contract/lawyers/tax';
import * as lawyersTokens from '@/lib/contract/lawyers/tokens';
import * as lawyersVerification from '@/lib/contract/lawyers/verification';
import * as lawyersViews from '@/lib/contract/lawyers/views';
import * as lawyersWrittenWork from '@/lib/contract/lawyers/written-work';
import * as meetingsAbsences from '@/lib/contract/meetings/absences';
import * as meetingsAssociates from '@/lib/contract/meetings/associates';
import * as meetingsCalendar from '@/lib/contract/meetings/calendar';
import * as meetingsCalls from '@/lib/contract/meetings/calls';
import * as meetingsClients from '@/lib/contract/meetings/clients';
import * as meetingsComments from '@/lib/contract/meetings/comments';
import * as meetingsConflicts from '@/lib/contract/meetings/conflicts';
import * as meetingsDashboard from '@/lib/contract/meetings/dashboard';
import * as meetingsDrafts from '@/lib/contract/meetings/drafts';
import * as meetingsFollowUps from '@/lib/contract/meetings/follow-ups';
import * as meetingsGuests from '@/lib/contract/meetings/guests';
import * as meetingsHandOvers from '@/lib/contract/meetings/hand-overs';
import * as meetingsInbox from '@/lib/contract/meetings/inbox';
import * as meetingsIntake from '@/lib/contract/meetings/intake';
import * as meetingsMeetings from '@/lib/contract/meetings/meetings';
import * as meetingsQuickReplies from '@/lib/contract/meetings/quick-replies';
import * as meetingsQuote from '@/lib/contract/meetings/quote';
import * as meetingsReviews from '@/lib/contract/meetings/reviews';
import * as meetingsSteps from '@/lib/contract/meetings/steps';
import * as meetingsSummaries from '@/lib/contract/meetings/summaries';
import * as meetingsTimes from '@/lib/contract/meetings/times';
import * as meetingsWaitlist from '@/lib/contract/meetings/waitlist';
import * as notariesNotaries from '@/lib/contract/notaries/notaries';
import * as notariesOwnNotary from '@/lib/contract/notaries/own-notary';
import * as notariesRequests from '@/lib/contract/notaries/requests';
import * as notificationsMailLink from '@/lib/contract/notifications/mail-link';
import * as notificationsNotifications from '@/lib/contract/notifications/notifications';
import * as notificationsPreferences from '@/lib/contract/notifications/preferences';
import * as notificationsPush from '@/lib/contract/notifications/push';
import * as notificationsTexts from '@/lib/contract/notifications/texts';
import * as notificationsTextsOff from '@/lib/contract/notifications/texts-off';
import * as notificationsWork from '@/lib/contract/notifications/work';
import * as paymentsFeeInvoices from '@/lib/contract/payments/fee-invoices';
import * as paymentsInvoiceData from '@/lib/contract/payments/invoice-data';
import * as paymentsInvoices from '@/lib/contract/payments/invoices';
import * as paymentsPayers from '@/lib/contract/payments/payers';
import * as paymentsPayments from '@/lib/contract/payments/payments';
import * as paymentsPayouts from '@/lib/contract/payments/payouts';
import * as paymentsReceivedPayments from '@/lib/contract/payments/received-payments';
import * as paymentsRefundAccounts from '@/lib/contract/payments/refund-accounts';
import * as paymentsStatements from '@/lib/contract/payments/statements';
import * as paymentsTax from '@/lib/contract/payments/tax';
import type { Endpoint } from '@/lib/contract/platform/endpoint';
import * as siteSystem from '@/lib/contract/site/system';
import * as workItemsAcceptance from '@/lib/contract/work-items/acceptance';
import * as workItemsComments from '@/lib/contract/work-items/comments';
import * as workItemsCompletion from '@/lib/contract/work-items/completion';
import * as workItemsDocuments from '@/lib/contract/work-items/documents';
import * as workItemsFiles from '@/lib/contract/work-items/files';
import * as workItemsIncludedMeetings from '@/lib/contract/work-items/included-meetings';
import * as workItemsMilestones from '@/lib/contract/work-items/milestones';
import * as workItemsOrders from '@/lib/contract/work-items/orders';
import * as workItemsScheduling from '@/lib/contract/work-items/scheduling';
import * as workItemsServices from '@/lib/contract/work-items/services';
import * as workItemsTemplates from '@/lib/contract/work-items/templates';
import * as workItemsWorkItems from '@/lib/contract/work-items/work-items';

const MODULES: readonly object[] = [
  accountsAuthentication,
  accountsPasskeySignIn,
  accountsSecondFactor,
  accountsSettings,
  accountsSocial,
  adminAudit,
  adminCases,
  adminFactorRemoval,
  adminFeeInvoices,
  adminJobs,
  adminLedger,
  adminOverview,
  adminPayouts,
  adminPersonNotes,
  adminRecords,
  adminRefunds,
  adminSearch,
  adminSecondFactor,
  adminSettings,
  adminTax,
  adminTaxPack,
  adminUsers,
  adminVerifications,
  adminWebhooks,
  casesCases,
  casesHelp,
  lawyersAvailability,
  lawyersBlockers,
  lawyersBookingLink,
  lawyersCalendarFeed,
  lawyersCalendarImports,
  lawyersCareer,
  lawyersEvents,
  lawyersGoogleCalendar,
  lawyersLawyers,
  lawyersMembers,
  lawyersNamedLawyers,
  lawyersOwnProfile,
  lawyersReviews,
  lawyersSavedLawyers,
  lawyersSearch,
  lawyersSignup,
  lawyersTax,
  lawyersTokens,
  lawyersVerification,
  lawyersViews,
  lawyersWrittenWork,
  meetingsAbsences,
  meetingsAssociates,
  meetingsCalendar,
  meetingsCalls,
  meetingsClients,
  meetingsComments,
  meetingsConflicts,
  meetingsDashboard,
  meetingsDrafts,
  meetingsFollowUps,
  meetingsGuests,
  meetingsHandOvers,
  meetingsInbox,
  meetingsIntake,
  meetingsMeetings,
  meetingsQuickReplies,
  meetingsQuote,
  meetingsReviews,
  meetingsSteps,
  meetingsSummaries,
  meetingsTimes,
  meetingsWaitlist,
  notariesNotaries,
  notariesOwnNotary,
  notariesRequests,
  notificationsMailLink,
  notificationsNotifications,
  notificationsPreferences,
  notificationsPush,
  notificationsTexts,
  notificationsTextsOff,
  notificationsWork,
  paymentsFeeInvoices,
  paymentsInvoiceData,
  paymentsInvoices,
  paymentsPayers,
  paymentsPayments,
  paymentsPayouts,
  paymentsReceivedPayments,
  paymentsRefundAccounts,
  paymentsStatements,
  paymentsTax,
  siteSystem,
  workItemsAcceptance,
  workItemsComments,
  workItemsCompletion,
  workItemsDocuments,
  workItemsFiles,
  workItemsIncludedMeetings,
  workItemsMilestones,
  workItemsOrders,
  workItemsScheduling,
  workItemsServices,
  workItemsTemplates,
  workItemsWorkItems,
];

/** Constants of endpoints by method and path: the endpoint itself exists twice, once in each bundle of the build. */
const NAMES = new Map<string, string>(
  MODULES.flatMap((module) =>
    Object.entries(module as Record<string, unknown>).flatMap(([name, value]) =>
      isEndpoint(value) ? [[keyOf(value), name] as const] : [],
    ),
  ),
);

/** Returns the name of the constant of an endpoint. */
export function operationNameOf(endpoint: Endpoint): string | undefined {
  return NAMES.get(keyOf(endpoint));
}

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
}

function keyOf({ method, path }: Endpoint): string {
  return `${method} ${path}`;
}
