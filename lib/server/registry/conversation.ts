import 'server-only';
import type { Party } from '@/lib/domain/meetings/meeting';
import type { Executor } from '@/lib/server/platform/db/pool';
import type { Query } from '@/lib/server/platform/db/queries';

export type ConversationKind = 'meeting' | 'work-item';

export interface ConversationRef {
  readonly kind: ConversationKind;
  readonly id: string;
}

/** The messages and attachments of a client and a lawyer about one subject. */
export interface Conversation extends ConversationRef {
  readonly client: Participant;
  readonly lawyer: Participant;
  /** Whether they can write to each other at this instant (epoch ms). */
  readonly isOpen: (now: number) => boolean;
  readonly closed: string;
  /** Path below the portal of a side: `/meeting/…`. */
  readonly path: string;
  /** Name of the subject in mails: `meeting`. */
  readonly noun: string;
  /** Facts that mails to this side name besides the other party; never anything that was written. */
  factsFor(to: Party['side']): readonly (readonly [label: string, value: string])[];
}

export interface Participant {
  readonly userId: string;
  readonly email: string;
  readonly name: string;
  readonly greeting: string;
}

/** All conversations of one kind, registered by the feature that owns their subjects. */
export interface ConversationSource {
  readonly kind: ConversationKind;
  /** @throws AppError not_found when it is another person's */
  own(exec: Executor, party: Party, id: string): Promise<Conversation>;
  find(exec: Executor, id: string): Promise<Conversation>;
  /**
   * Builds a query of the conversations that a party can read: `kind`, `id`, `other_id` (user id of the other
   * person), `title`, `at`, `closes_at`, until when one can write (null: no end yet), assuming that both accounts
   * exist, and `confirmed_until`, the end of a confirmed meeting (else null).
   */
  readonly placesOf: (party: Party) => Query;
  /** Returns the ids of the conversations in which the user is one of the two. */
  idsOf(exec: Executor, userId: string): Promise<string[]>;
  /** The key of an id in the export. */
  readonly exportedAs: string;
}
