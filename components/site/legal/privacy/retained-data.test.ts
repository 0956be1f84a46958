import { RETENTION_DAYS } from '@/lib/domain/platform/retention';
import { retainedData } from './retained-data';

/** Where the policy states the retention period of each. */
const SAID_UNDER: Readonly<Record<keyof typeof RETENTION_DAYS, string>> = {
  accountGrace: 'Your account',
  sessions: 'Your sessions',
  linkTokens: 'Links in emails',
  mails: 'Emails and notices to you',
  notifications: 'Emails and notices to you',
  texts: 'Text messages to your phone',
  textCodes: 'Text messages to your phone',
  textReplies: 'Text messages to your phone',
  liveEvents: 'Emails and notices to you',
  callEvents: 'Video calls',
  eventDeliveries: 'If you are a lawyer: events for your own programs',
  paymentEvents: 'Your payments',
  refundAccounts: 'Refunds that we transfer by hand',
  payerEmails: 'If you pay for somebody else',
  unpaidPayerEmails: 'If you pay for somebody else',
  exports: 'A copy of your data, when you ask for one',
  identityDocuments: 'If you are a lawyer: your IDs',
  profileViews: 'How often profiles are opened',
  guestNames: 'Guests of a video meeting',
  followUps: 'Follow-ups that a lawyer offers',
  notaryRequests: 'Appointment requests to a notary public',
  removedTimeOff: 'If you are a lawyer: your calendar',
  helpQuestions: 'Questions to our support',
  drafts: 'Drafts and texts of your own',
  answers: 'Repeated requests',
};

test.each(Object.entries(SAID_UNDER))('%s are kept as long as it says', (of, title) => {
  const days = RETENTION_DAYS[of as keyof typeof RETENTION_DAYS];
  const { howLong = '' } = retainedData([]).find((kept) => kept.title === title) ?? {};
  expect(howLong).toContain(days === 1 ? '24 hours' : `${days} days`);
});
