import 'server-only';
import type { VerificationSubject } from '@/lib/domain/lawyers/verification';
import type { TextKind } from '@/lib/domain/notifications/texts';
import type { MemberRight } from '@/lib/domain/platform/members';
import type { TimeRange } from '@/lib/domain/platform/time';
import type { StoredFile } from '@/lib/server/adapters/storage/port';
import type { Backfills } from '@/lib/server/platform/backfills/service';
import type { Executor, Transaction } from '@/lib/server/platform/db/pool';
import type { Query } from '@/lib/server/platform/db/queries';
import type { Operation } from '@/lib/server/platform/pipeline/operation';
import type { Cron, Tasks } from '@/lib/server/platform/queue/tasks';
import type { Browser } from '@/lib/server/platform/session/entry';
import type { NamedFiles } from '@/lib/server/schema/columns';
import type { ConversationSource } from './conversation';
import type { DisagreementSource } from './disagreement';
import type { Payable } from './payable';
import type { WorkSource } from './work';

/**
 * What others walk of a feature: the router's checks, OpenAPI, the workers, export and deletion, settlement. It is in
 * `<feature>/feature.ts`; lib/server/features.ts lists all of them in the order in which they may import each other.
 */
export interface Feature {
  readonly name: string;
  readonly operations: readonly Operation[];
  readonly tasks?: Tasks;
  readonly cron?: Cron;
  readonly backfills?: Backfills;
  /** Every table of the feature that has a user's or a lawyer's id, and those that hold personal data without one. */
  readonly personalData?: readonly PersonalData[];
  /** Every column of the feature that `encrypt` fills: what is under an old key is encrypted again by this. */
  readonly encrypted?: readonly EncryptedColumn[];
  /** Every column of the feature that names a stored file: what a backup copies and a check looks for. */
  readonly files?: readonly NamedFiles[];
  /** What is wrong with its rows as a whole, a sentence for each kind; none where all is well. Changes nothing. */
  readonly inconsistencies?: (exec: Executor) => Promise<readonly string[]>;
  /** What a held installation sends and pays once it is released; of it, what is from before an earlier instant. Epoch ms. */
  readonly backlog?: (exec: Executor, now: number, before: number) => Promise<readonly Backlog[]>;
  readonly account?: AccountHooks;
  readonly payables?: readonly Payable[];
  readonly conversations?: readonly ConversationSource[];
  /**
   * Files that a lawyer and a client share, as a query: `kind` (of the conversation about it), `about_id`, `title`, `id`,
   * `name`, `size`, `content_type`, `owner_id` and `created_at`. Only what the lawyer may read.
   */
  readonly clientFiles?: (lawyerId: string, clientId: string) => Query;
  readonly disagreements?: readonly DisagreementSource[];
  /** What of it waits for a person until it is done. */
  readonly work?: readonly WorkSource[];
  /** The time zone, of the tz database, in which a client last booked abroad: mails to them have both times. */
  readonly clientZone?: (exec: Executor, clientId: string) => Promise<string | null>;
  readonly calendar?: Calendar;
  readonly calendarFeed?: CalendarFeed;
  /** What people see of these lawyers may have changed: name, picture, check of the IBP ID, suspension, visibility. */
  readonly lawyersChanged?: (exec: Executor, lawyerIds: readonly string[]) => Promise<void>;
  readonly verifiedSubject?: VerifiedSubject;
  readonly texts?: TextHooks;
  /** Whether a membership of a practice stands, with a right where it takes one: a mail that comes from it is else not sent. */
  readonly membershipStands?: (exec: Executor, membership: Membership) => Promise<boolean>;
}

/** The operations among what a module exports: a slice also exports what others ask of its service. */
export function operationsOf(module: object): Operation[] {
  return Object.values(module).filter(isOperation);
}

export function isOperation(value: unknown): value is Operation {
  return typeof value === 'object' && value !== null && 'endpoint' in value && 'run' in value;
}

/** Tables with personal data, and what becomes of it. */
export interface PersonalData {
  /** Their names in the database. */
  readonly tables: readonly string[];
  /** What a user's export holds of them; undefined when there is nothing for this user. */
  readonly exported?: (exec: Executor, userId: string) => Promise<ExportSection | undefined>;
  /** Erases the personal data of a deleted account. Returns the storage keys to delete. */
  readonly erase?: (tx: Transaction, account: ErasedAccount, now: number) => Promise<string[]>;
  /** What of them outlives the account, why and for how long. */
  readonly retained?: string;
}

/** A column whose type is `encryptedText`. */
export interface EncryptedColumn {
  /** Names in the database. */
  readonly table: string;
  readonly column: string;
  /** Its primary key, in order, and behind it what else the purpose names. */
  readonly key: readonly string[];
  /** The purpose under which the value of this row is encrypted. */
  readonly purpose: (...key: string[]) => string;
  /** A column with a keyed hash of what is encrypted, made of the plain text, and the constraint that keeps it unique, if one does. */
  readonly hash?: {
    readonly column: string;
    readonly unique?: string;
    readonly of: (plain: string) => string;
  };
}

/** One kind of thing that waits to leave. */
export interface Backlog {
  /** In the plural. */
  readonly what: string;
  readonly count: number;
  /** Centavos of all of them, for money. */
  readonly amount?: number;
  readonly oldest: Date | null;
  /** How many of them are from before the earlier instant. */
  readonly old: number;
  /** How many of them come too late, and will not be sent. */
  readonly late?: number;
}

export interface ErasedAccount {
  readonly id: string;
  /** Its address until now. */
  readonly email: string;
}

export interface ExportSection {
  /** Its name in data.json. */
  readonly name: string;
  readonly data: unknown;
  readonly files?: readonly ExportFile[];
}

export interface ExportFile {
  /** Path in the archive. */
  readonly path: string;
  open(): Promise<StoredFile | null>;
}

/** What a later feature does when something happens to an account. */
export interface AccountHooks {
  /** The account has a new picture. */
  readonly pictureChanged?: (tx: Transaction, userId: string, picture: string) => Promise<void>;
  /** Somebody has signed in or up in a browser, whose cookies may hold what belongs to the account from then on. */
  readonly entered?: (
    user: { readonly id: string; readonly type: 'CUSTOMER' | 'LAWYER' },
    browser: Browser,
  ) => Promise<void>;
  /** The owner wants the account deleted: what is public of it disappears at once. */
  readonly deletionPlanned?: (tx: Transaction, userId: string) => Promise<void>;
  /** Why the account cannot be deleted yet, in words for its owner; null when it can. */
  readonly deletionWaits?: (exec: Executor, userId: string, now: number) => Promise<string | null>;
}

/** What of a lawyer the verifier checks beside the IDs, through the same queue, link and code. */
export interface VerifiedSubject {
  readonly subject: Exclude<VerificationSubject, 'identity'>;
  /** What the document is compared with, in order, as the verifier reads it. */
  readonly facts: (
    exec: Executor,
    lawyerId: string,
  ) => Promise<readonly { label: string; value: string }[]>;
  /** The verifier has approved what the facts say. */
  readonly approved: (tx: Transaction, lawyerId: string, now: number) => Promise<void>;
}

/** What a feature has in the calendar of a lawyer that overlaps a time, held or agreed. */
export type Calendar = (
  exec: Executor,
  lawyerId: string,
  during: TimeRange,
  now: number,
) => Promise<CalendarEntry[]>;

/** What a feature knows of text messages about its meetings. */
export interface TextHooks {
  /**
   * Whether something is ahead of a user that texts would be about, as a condition on the placeholders `userId` and `now`: nobody
   * else is sent a code.
   */
  readonly expects?: Query;
  /** Whether a text still says what is so. What decides about it stays as it is until `tx` ends. */
  readonly status?: (tx: Transaction, text: QueuedText, now: number) => Promise<TextStatus>;
}

export interface QueuedText {
  readonly userId: string;
  readonly meetingId: string;
  readonly kind: TextKind;
  readonly startsAt: Date;
}

/** `later` may become so again. */
export type TextStatus = 'due' | 'later' | 'over';

/** By which somebody works for a practice. */
export interface Membership {
  readonly id: string;
  readonly right?: MemberRight;
}

export interface CalendarEntry extends TimeRange {
  readonly id: string;
  /** With whom. */
  readonly person: string;
}

/** What a feature has in the calendar of a lawyer since a moment, as other calendar programs are told of it. */
export type CalendarFeed = (
  exec: Executor,
  lawyerId: string,
  since: number,
) => Promise<PublishedEvent[]>;

export interface PublishedEvent extends TimeRange {
  /** The one under which mails announced it, if they did. */
  readonly uid: string;
  readonly sequence: number;
  readonly cancelled: boolean;
  /** When it was last agreed or changed, epoch ms. */
  readonly stamp: number;
  /** With whom. */
  readonly person: string;
  readonly url: string;
}
