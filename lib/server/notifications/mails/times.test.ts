import { modulesIn, type SourceFile } from '@/lib/testing/source-files';

/**
 * Who writes Philippine time alone on the server, how often, and why no client abroad reads it so. Whatever else is written
 * for a client, in a mail, a notification or a push, has both times (`bothTimes`, `timeFor`).
 */
const PHILIPPINE_TIME_ALONE: Readonly<Record<string, readonly [times: number, why: string]>> = {
  'lib/server/admin/incidents/mails.tsx': [1, 'to the operator'],
  'lib/server/admin/records/search.ts': [1, 'read by administrators'],
  'lib/server/cases/proceedings/mails.tsx': [1, 'to the operator'],
  'lib/server/lawyers/events/mails.tsx': [1, 'to the lawyer'],
  'lib/server/meetings/booking/confirmation-service.ts': [1, 'to the lawyer and members'],
  'lib/server/meetings/associates/service.ts': [4, 'to the lawyer and the associate'],
  'lib/server/meetings/guests/invitations-service.ts': [1, 'to the lawyer'],
  'lib/server/meetings/calls/participants.ts': [1, 'message of a refusal; the page has both'],
  'lib/server/meetings/records/mails.tsx': [3, 'to the lawyer'],
  'lib/server/meetings/records/service.ts': [1, 'name of what is paid for, on the receipt'],
  'lib/server/meetings/reminders/notifications-service.ts': [1, 'to the associate'],
  'lib/server/meetings/summaries/operations.ts': [1, 'document'],
  'lib/server/meetings/work/conflicts-service.ts': [1, 'to the lawyer'],
  'lib/server/notaries/requests/mails.tsx': [1, 'at an office in the Philippines'],
  'lib/server/payments/checkout/payer-mails.tsx': [1, 'to whoever paid, whose zone nobody knows'],
  'lib/server/payments/refunds/notifications-mails.tsx': [1, 'to the operator'],
  'lib/server/payments/statements/receipts.ts': [1, 'document'],
  'lib/server/work-items/proposals/agreement-document.ts': [1, 'document'],
};

const FORMATS = /\b(?:formatDayTime|formatTime|dayAndTime)\(/g;

test('what is written for a client has the time there beside Philippine time', () => {
  const found = modulesIn('lib/server').map((module) => [module.path, alone(module)] as const);
  const allowed = Object.entries(PHILIPPINE_TIME_ALONE).map(([file, [times]]) => [file, times]);
  expect(Object.fromEntries(found.filter(([, times]) => times > 0))).toEqual(
    Object.fromEntries(allowed),
  );
});

/** Counts the times without another one behind them. */
function alone({ text }: SourceFile): number {
  const lines = text.split('\n').filter((line) => !isBoth(line));
  return lines.join('\n').match(FORMATS)?.length ?? 0;
}

/** A clock with the other time behind it, or a declaration. */
function isBoth(line: string): boolean {
  return /timeThere\(|timeElsewhere\(|^export function/.test(line);
}
