import 'server-only';
import type { AuditEvent } from '@/lib/domain/platform/audit';
import type { Executor } from '../db/pool';
import * as store from './store';

/** What is written down for good. The subject is a verification or a payout, or the user whose it is. */
type AuditEvent =
  | 'verification_code_sent'
  | 'identity_document_viewed'
  | 'verification_approved'
  | 'verification_rejected'
  | 'verification_ended'
  | 'bank_account_changed'
  | 'tax_data_changed'
  | 'tax_document_changed'
  | 'tax_document_viewed'
  | 'refund_account_given'
  | 'refund_account_viewed'
  | 'refund_retried'
  | 'refund_made_manual'
  | 'refund_paid_by_hand'
  | 'absence_decided'
  | 'dispute_decided'
  | 'payout_approved'
  | 'payout_declined'
  | 'payout_retried'
  | 'review_report_decided'
  | 'setting_changed'
  | 'webhook_replayed'
  | 'job_retried'
  | 'job_discarded'
  | 'administrator_granted'
  | 'administrator_revoked'
  | 'second_factor_set_up'
  | 'second_factor_reset'
  | 'administration_opened'
  | 'recovery_code_used'
  | 'recovery_codes_renewed'
  | 'user_viewed'
  | 'user_suspended'
  | 'user_restored'
  | 'user_signed_out'
  | 'verification_mail_resent';

/**
 * Who did it; the verifier and who runs a command on the server have no account, and what a job does by the clock is the
 * system's.
 */
export type AuditActor =
  | { readonly role: 'verifier' | 'operator' | 'system' }
  | { readonly role: 'owner' | 'admin'; readonly userId: string };

/**
 * Writes down what happened, in the caller's transaction where there is one. The subject is the row that it was done to, or
 * the user whose it is. Ids only: rows stay for ever.
 */
export async function record(
  exec: Executor,
  event: AuditEvent,
  by: AuditActor,
  about: { subject: string; detail?: string; now: number },
): Promise<void> {
  await store.insertEvent(exec, {
    at: new Date(about.now),
    event,
    actor: by.role,
    userId: 'userId' in by ? by.userId : null,
    subject: about.subject,
    detail: about.detail,
  });
}
