import 'server-only';
import type { VerificationSubject } from '@/lib/domain/lawyers/verification';
import type { TextKind } from '@/lib/domain/notifications/texts';
import type { MemberRight } from '@/lib/domain/platform/members';
import type { TimeRange } from '@/lib/domain/platform/time';
import type { StoredFile } from '@/lib/server/adapters/storage/port';
import type { Backfills } from '@/lib/server/platform/backfills/service';
import type { Executor, Transaction } from '@/lib/server/platform/db/pool';
import type { Query } from '@/lib/server/platform/db/queries';
import type { RouteHandler } from '@/lib/server/platform/pipeline/http';
import type { Operation } from '@/lib/server/platform/pipeline/operation';
import type { Cron, Tasks } from '@/lib/server/platform/queue/tasks';
import type { Browser } from '@/lib/server/platform/session/entry';
import type { NamedFiles } from '@/lib/server/schema/columns';
import type { ConversationSource } from './conversation';
import type { DisagreementSource, MessagesBetween } from './disagreement';
import type { Payable } from './payable';
import type { WorkSource } from './work';

/**
 * The parts of a feature used elsewhere: by the router's checks, OpenAPI, the workers, export and deletion,
 * settlement. It is in `<feature>/feature.ts`; lib/server/features.ts lists all of them in the order in which they
 * may import each other.
 */
export interface Feature {
  readonly name: string;
  readonly operations: readonly Operation[];
  /** Handlers below /api that are no operations, since they speak another protocol. */
  readonly handlers?: readonly RouteHandler[];
  readonly tasks?: Tasks;
  readonly cron?: Cron;
  readonly backfills?: Backfills;
  /** Every table of the feature with a user's or a lawyer's id, and those that hold personal data without one. */
  readonly personalData?: readonly PersonalData[];
  /** Every column that `encrypt` fills, so that values under an old key are encrypted again. */
  readonly encrypted?: readonly EncryptedColumn[];
  /** Every column that names a stored file, for backups and checks. */
  readonly files?: readonly NamedFiles[];
  /** Finds inconsistencies in its rows, a sentence for each kind; none where all is well. Changes nothing. */
  readonly inconsistencies?: (exec: Executor) => Promise<readonly string[]>;
  /**
   * Returns what a held installation will send and pay once it is released, and the part from before an earlier
   * instant. Epoch ms.
   */
  readonly backlog?: (exec: Executor, now: number, before: number) => Promise<readonly Backlog[]>;
  readonly account?: AccountHooks;
  readonly payables?: readonly Payable[];
  readonly conversations?: readonly ConversationSource[];
  /**
   * Builds a query of the files that a lawyer and a client share: `kind` (of the conversation about it), `about_id`,
   * `title`, `id`, `name`, `size`, `content_type`, `owner_id` and `created_at`. Only files that the lawyer may read.
   */
  readonly clientFiles?: (lawyerId: string, clientId: string) => Query;
  /**
   * Query of the parties of a lawyer's (`own`) latest matters of this feature, with which checks for a conflict of
   * interest compare names. Columns: ConflictParty.
   */
  readonly conflictParties?: Query;
  readonly messagesBetween?: MessagesBetween;
  /** Returns which of these messages, of these users, are evidence, and therefore stay as they are. One statement. */
  readonly evidenceAmong?: (
    exec: Executor,
    ids: readonly string[],
    userIds: readonly string[],
  ) => Promise<readonly string[]>;
  readonly disagreements?: readonly DisagreementSource[];
  /** Tasks of the feature that wait for a person. */
  readonly work?: readonly WorkSource[];
  /** Returns the time zone (tz database) in which a client last booked abroad; mails to them name both times. */
  readonly clientZone?: (exec: Executor, clientId: string) => Promise<string | null>;
  readonly calendar?: Calendar;
  readonly calendarFeed?: CalendarFeed;
  /** Appointments of a lawyer outside of calls, for the day of the lawyer's first page. */
  readonly appointments?: Appointments;
  /**
   * Called when the public data of these lawyers may have changed: name, picture, check of the IBP ID, suspension,
   * visibility.
   */
  readonly lawyersChanged?: (exec: Executor, lawyerIds: readonly string[]) => Promise<void>;
  readonly verifiedSubject?: VerifiedSubject;
  readonly texts?: TextHooks;
  /**
   * Whether a membership of a practice is valid and has the right, if one is named; a mail that depends on it is not
   * sent otherwise.
   */
  readonly membershipStands?: (exec: Executor, membership: Membership) => Promise<boolean>;
}

/** Returns the operations among a module's exports; a slice also exports service functions for others. */
export function operationsOf(module: object): Operation[] {
  return Object.values(module).filter(isOperation);
}

export function isOperation(value: unknown): value is Operation {
  return typeof value === 'object' && value !== null && 'endpoint' in value && 'run' in value;
}

export interface PersonalData {
  readonly tables: readonly string[];
  readonly exported?: (exec: Executor, userId: string) => Promise<ExportSection | undefined>;
  /** Erases the personal data of a deleted account. Returns the storage keys to delete. */
  readonly erase?: (tx: Transaction, account: ErasedAccount, now: number) => Promise<string[]>;
  /** Data that outlive the account, with the reason and the period. */
  readonly retained?: string;
}

export interface EncryptedColumn {
  readonly table: string;
  readonly column: string;
  /** The primary key, in order, followed by the other parts of the purpose. */
  readonly key: readonly string[];
  /** Returns the purpose under which the value of this row is encrypted. */
  readonly purpose: (...key: string[]) => string;
  /** A column with a keyed hash of the plain text, and the constraint that keeps it unique, if any. */
  readonly hash?: {
    readonly column: string;
    readonly unique?: string;
    readonly of: (plain: string) => string;
  };
}

export interface Backlog {
  readonly what: string;
  readonly count: number;
  /** Total in centavos, for money. */
  readonly amount?: number;
  readonly oldest: Date | null;
  readonly old: number;
  /** How many have expired and will not be sent. */
  readonly late?: number;
}

export interface ErasedAccount {
  readonly id: string;
  readonly email: string;
}

export interface ExportSection {
  readonly name: string;
  readonly data: unknown;
  readonly files?: readonly ExportFile[];
}

export interface ExportFile {
  readonly path: string;
  open(): Promise<StoredFile | null>;
}

/** Reactions of a later feature to events of an account. */
export interface AccountHooks {
  /** Whether this token was mailed to the address alone and is open, so that who has it reads the mailbox. */
  readonly provesAddress?: (
    exec: Executor,
    mailed: { readonly token: string; readonly email: string },
    now: number,
  ) => Promise<boolean>;
  readonly pictureChanged?: (tx: Transaction, userId: string, picture: string) => Promise<void>;
  /** Called after a sign-in or sign-up in a browser, whose cookies may hold data for the account. */
  readonly entered?: (
    user: { readonly id: string; readonly type: 'CUSTOMER' | 'LAWYER' },
    browser: Browser,
  ) => Promise<void>;
  /** Hides the account's public data at once when its owner requests deletion. */
  readonly deletionPlanned?: (tx: Transaction, userId: string) => Promise<void>;
  /** Returns those of these lawyers whose TIN and registered name the books need, also after the account is deleted. */
  readonly taxDataNeeded?: (
    exec: Executor,
    lawyerIds: readonly string[],
    now: number,
  ) => Promise<readonly string[]>;
  /** Returns why the account cannot be deleted yet, in words for its owner; null when it can. */
  readonly deletionWaits?: (exec: Executor, userId: string, now: number) => Promise<string | null>;
}

export interface VerifiedSubject {
  readonly subject: Exclude<VerificationSubject, 'identity'>;
  /** Facts that the verifier compares the document with, in order. */
  readonly facts: (
    exec: Executor,
    lawyerId: string,
  ) => Promise<readonly { label: string; value: string }[]>;
  /** Called when the verifier has approved the facts. */
  readonly approved: (tx: Transaction, lawyerId: string, now: number) => Promise<void>;
}

export type Calendar = (
  exec: Executor,
  lawyerId: string,
  during: TimeRange,
  now: number,
) => Promise<CalendarEntry[]>;

export type Appointments = (
  exec: Executor,
  lawyerId: string,
  during: TimeRange,
) => Promise<CalendarEntry[]>;

export interface TextHooks {
  /**
   * Condition for sending a code, on the placeholders `userId` and `now`: the user has something ahead that texts
   * would be about.
   */
  readonly expects?: Query;
  /** Whether a text still applies; the rows that decide about it stay locked until `tx` ends. */
  readonly status?: (tx: Transaction, text: QueuedText, now: number) => Promise<TextStatus>;
}

export interface QueuedText {
  readonly userId: string;
  readonly meetingId: string;
  readonly kind: TextKind;
  readonly startsAt: Date;
}

/** `later`: may apply again. */
export type TextStatus = 'due' | 'later' | 'over';

export interface Membership {
  readonly id: string;
  readonly right?: MemberRight;
}

export interface CalendarEntry extends TimeRange {
  readonly id: string;
  readonly person: string;
}

export type CalendarFeed = (
  exec: Executor,
  lawyerId: string,
  since: number,
) => Promise<PublishedEvent[]>;

export interface PublishedEvent extends TimeRange {
  /** UID under which mails announced it, if they did. */
  readonly uid: string;
  readonly sequence: number;
  readonly cancelled: boolean;
  /** Epoch ms of the last agreement or change. */
  readonly stamp: number;
  readonly person: string;
  readonly url: string;
}
