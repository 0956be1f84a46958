import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import type { StoredDocumentKind, VerificationSubject } from '@/lib/domain/lawyers/verification';
import { instant } from './columns';
import { lawyers } from './lawyers';

/**
 * One row for each submission of IDs, or of the document of a commission. The verifier's link, and the code that
 * opens the documents behind it, are stored hashed; a decision empties both.
 */
export const verifications = pgTable(
  'verifications',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    lawyerId: text('lawyer_id')
      .notNull()
      .references(() => lawyers.id, { onDelete: 'cascade', onUpdate: 'cascade' }),
    /** Subject of the check: the lawyer's IDs, or a subject of a later feature. */
    subject: text('subject').$type<VerificationSubject>().notNull().default('identity'),
    status: text('status').$type<'PENDING' | 'APPROVED' | 'REJECTED'>().notNull(),
    tokenHash: text('token_hash'),
    tokenExpiresAt: instant('token_expires_at').notNull(),
    codeHash: text('code_hash'),
    codeSentAt: instant('code_sent_at'),
    /** Wrong attempts at the code in force, and codes sent for this link. */
    codeTries: integer('code_tries').notNull().default(0),
    codesSent: integer('codes_sent').notNull().default(0),
    submittedAt: instant('submitted_at').notNull(),
    decidedAt: instant('decided_at'),
    reason: text('reason'),
  },
  (t) => [
    unique('verifications_token_unique').on(t.tokenHash),
    uniqueIndex('verifications_one_pending')
      .on(t.lawyerId, t.subject)
      .where(sql`status = 'PENDING'`),
    index('verifications_lawyer').on(t.lawyerId, t.subject, t.submittedAt),
    check('verifications_subject', sql`${t.subject} in ('identity', 'commission', 'tax')`),
    check('verifications_status', sql`${t.status} in ('PENDING', 'APPROVED', 'REJECTED')`),
    check(
      'verifications_decided',
      sql`(${t.status} = 'PENDING') = (${t.decidedAt} is null) and (${t.status} = 'PENDING') = (${t.tokenHash} is not null) and (${t.status} = 'PENDING' or ${t.codeHash} is null)`,
    ),
    check('verifications_reason', sql`(${t.status} = 'REJECTED') = (${t.reason} is not null)`),
  ],
);

export const identityDocuments = pgTable(
  'identity_documents',
  {
    id: uuid('id').primaryKey().defaultRandom(),
    verificationId: uuid('verification_id')
      .notNull()
      .references(() => verifications.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<StoredDocumentKind>().notNull(),
    name: text('name').notNull(),
    size: integer('size').notNull(),
    contentType: text('content_type').$type<'image/jpeg' | 'application/pdf'>().notNull(),
    storageKey: text('storage_key').notNull(),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (t) => [
    unique('identity_documents_kind_unique').on(t.verificationId, t.kind),
    unique('identity_documents_key_unique').on(t.storageKey),
    check(
      'identity_documents_kind',
      sql`${t.kind} in ('ibp_id', 'government_id', 'commission', 'bir_2303')`,
    ),
    check('identity_documents_type', sql`${t.contentType} in ('image/jpeg', 'application/pdf')`),
    check('identity_documents_size', sql`${t.size} > 0 and length(${t.name}) between 1 and 255`),
  ],
);
