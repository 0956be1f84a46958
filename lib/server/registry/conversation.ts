import 'server-only';
import type { Party } from '@/lib/domain/meetings/meeting';
import type { Executor } from '@/lib/server/platform/db/pool';
import type { Query } from '@/lib/server/platform/db/queries';

/** What two people write to each other about; also the name of its live changes. */
export type ConversationKind = 'meeting' | 'work-item';

export interface ConversationRef {
  readonly kind: ConversationKind;
  readonly id: string;
}

/** What a client and a lawyer write to each other about one thing, and add to it. */
export interface Conversation extends ConversationRef {
  readonly client: Participant;
  readonly lawyer: Participant;
  /** Whether they can write to each other at this instant (epoch ms). */
  readonly isOpen: (now: number) => boolean;
  /** Said when they can't. */
  readonly closed: string;
  /** Below the portal of a side: `/meeting/…`. */
  readonly path: string;
  /** What mails call it: `meeting`. */
  readonly noun: string;
  /** What mails to this side say of it besides the name of the other. Nothing that was written. */
  factsFor(to: Party['side']): readonly (readonly [label: string, value: string])[];
}

export interface Participant {
  readonly userId: string;
  readonly email: string;
  /** As the other one reads it. */
  readonly name: string;
  /** How mails greet. */
  readonly greeting: string;
}

/** All conversations of one kind. The feature whose things they are about registers them. */
export interface ConversationSource {
  readonly kind: ConversationKind;
  /** @throws AppError not_found when it is another person's */
  own(exec: Executor, party: Party, id: string): Promise<Conversation>;
  /** The same, without a check of access. */
  find(exec: Executor, id: string): Promise<Conversation>;
  /**
   * Those that a party can read, as a query: `kind`, `id`, `other_id` (user id of the other person), `title`, `at` and
   * `closes_at`, until when one can write (null: no end yet), the accounts of both taken for granted.
   */
  readonly placesOf: (party: Party) => Query;
  /** Of which a user is one of the two. */
  idsOf(exec: Executor, userId: string): Promise<string[]>;
  /** The key of an id in the export. */
  readonly exportedAs: string;
}
