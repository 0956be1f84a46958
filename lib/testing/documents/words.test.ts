import ts from 'typescript';
import { modulesIn, nodesOf, readModule } from '../source-files';

/** Identifiers that are gone, by what their things are called now: words of the trade and of docs/words.md, which one can search for. */
const GONE: Readonly<Record<string, string>> = {
  'notify…, …Notification, notified': `
    tell tellBoth tellClient tellLawyer tellMembers tellAssociate tellState toldOf toldTo toldBy toldClient
    toldLawyer Told TELLING TELL_AFTER announceCancelled announceConfirmed announceEnded announceMoved
    announceRefund announceInvoice announcePayout announceReported announceFailed News NewsText newsFor newsOf
    newsText newsMail RefundNews FirstNotices noticesOf renderNewsMail paidNews findNews`,
  'announcement, for a screen reader': 'news setNews',
  'stored, cached, RETENTION_MS': `
    Kept KeptMeeting KEPT_MS KEPT_AT keptOf keptMatches setKept useKeptDraft forgetKeptMeetings
    NextMeetingsKept toldStory`,
  'status, state, or what it is: open, overlapping, confirmed': `
    TextStanding standingFor standingIn standingMeeting setStanding StandingOffer StandingOffers
    StandingMeetings serializeStanding`,
  'sync, reconcile, handleNotification, disconnect': `
    lookAtGoogle agree heardOfChange queueLook queueLooks nextGoogleLook queueTakeBack takeBackGoogle
    TAKE_BACK_MS`,
  'COPY, FIELD_COPY …: texts go to phones':
    'TEXTS FIELD_TEXTS SEARCH_TEXTS TRANSPORT_TEXTS SETTING_TEXTS SubjectTexts',
  'quickReply, quickReplies': `
    OwnText OwnTexts OwnTextKind OWN_TEXT_MAX MAX_OWN_TEXTS ownTexts ownTextsQuery useAddOwnText
    useDeleteOwnText`,
  'ConversationSource, ConversationRef': `
    Conversations ConversationOf ConversationPlace conversationsOf WrittenPage registeredConversations
    meetingConversations agreementConversations`,
};

const modules = [
  ...['app', 'components', 'demo', 'e2e', 'lib', 'scripts', 'server'].flatMap((folder) =>
    modulesIn(folder, { tests: true }),
  ),
  readModule('middleware.ts'),
  readModule('instrumentation.ts'),
];

test.each(Object.entries(GONE))('what is called %s has no other name', (_word, names) => {
  const gone = new Set(names.trim().split(/\s+/));
  const named = new RegExp(`\\b(?:${[...gone].join('|')})\\b`);
  const isGone = (node: ts.Node) => ts.isIdentifier(node) && gone.has(node.text);
  const used = modules
    .filter(({ text }) => named.test(text))
    .flatMap((module) =>
      nodesOf(module, isGone).map((node) => `${module.path}: ${node.getText()}`),
    );
  expect(used).toEqual([]);
});
