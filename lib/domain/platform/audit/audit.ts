export const AUDIT_ROLES = ['admin', 'verifier', 'owner', 'operator', 'system'] as const;
export type AuditRole = (typeof AUDIT_ROLES)[number];

export const AUDIT_ROLE_NAMES: Readonly<Record<AuditRole, string>> = {
  admin: 'Administrator',
  verifier: 'Verifier',
  owner: 'Account owner',
  operator: 'Operator',
  system: 'System',
};

/** Labels of the events in the audit log. */
export const AUDIT_EVENT_NAMES = {
  verification_code_sent: 'Code mailed to the verifier',
  identity_document_viewed: 'ID or commission document viewed',
  verification_approved: 'Verification approved',
  verification_rejected: 'Verification rejected',
  verification_ended: 'Verification ended',
  commission_changed: 'Notarial commission changed',
  commission_document_changed: 'Document of a notarial commission changed',
  commission_ended: 'Notarial commission ended',
  notary_visibility_changed: 'Notary profile shown or hidden',
  bank_account_changed: 'Bank account changed',
  tax_data_changed: 'Tax data changed',
  tax_document_changed: 'Tax document changed',
  tax_declaration_changed: 'Sworn declaration for tax changed',
  tax_declaration_viewed: 'Sworn declaration for tax viewed',
  tax_certificate_viewed: 'Certificate of tax withheld viewed',
  tax_return_viewed: 'Return of tax withheld downloaded',
  tax_document_viewed: 'Tax document viewed',
  api_token_made: 'Token for a program made',
  api_token_revoked: 'Token for a program revoked',
  calendar_connected: 'Google Calendar connected',
  calendar_disconnected: 'Google Calendar disconnected',
  calendar_access_lost: 'Access to Google Calendar lost',
  invoice_sent: 'Invoice for a payment sent',
  refund_account_given: 'Account for a refund given',
  refund_account_changed: 'Account for a refund changed',
  refund_account_viewed: 'Account for a refund viewed',
  refund_retried: 'Refund tried again',
  refund_made_manual: 'Refund put into the manual queue',
  refund_paid_by_hand: 'Refund paid by hand',
  case_viewed: 'Case read',
  case_question_asked: 'Question asked in a case',
  absence_decided: 'Absence decided',
  dispute_decided: 'Disputed agreement decided',
  review_report_decided: 'Reported review decided',
  help_question_assigned: 'Question to the support assigned',
  help_question_answered: 'Question to the support answered',
  help_question_closed: 'Question to the support closed',
  help_file_viewed: 'File beside a question to the support viewed',
  unclaimed_payment_closed: 'Unclaimed payment closed',
  payout_approved: 'Payout approved',
  payout_declined: 'Payout declined',
  payout_retried: 'Payout tried again',
  setting_changed: 'Setting changed',
  tax_corrected: 'Tax withheld corrected',
  tax_pack_changed: 'Withholding of tax changed',
  fee_seller_changed: 'Seller on fee invoices changed',
  fee_invoice_corrected: 'Fee invoice corrected',
  webhook_replayed: 'Webhook processed again',
  job_retried: 'Job tried again',
  job_discarded: 'Job discarded',
  search_made: 'Searched in the administration',
  user_viewed: 'Account viewed',
  person_note_added: 'Note on a person added',
  user_suspended: 'Account suspended',
  user_restored: 'Suspension ended',
  user_signed_out: 'Account signed out everywhere',
  verification_mail_resent: 'Verification mail sent again',
  administrator_granted: 'Administrator added',
  administrator_revoked: 'Administrator removed',
  second_factor_set_up: 'Authenticator app added',
  second_factor_removed: 'Authenticator app removed',
  second_factor_reset: 'Second factor reset',
  second_factor_undone: 'Second factor removed by the mailed link',
  factor_removal_asked: 'Removal of a second factor asked for',
  factor_removal_taken_back: 'Removal of a second factor taken back',
  passkey_added: 'Passkey added',
  passkey_removed: 'Passkey removed',
  administration_opened: 'Second factor given',
  recovery_code_used: 'Recovery code used',
  recovery_codes_renewed: 'Recovery codes renewed',
} as const;
export type AuditEvent = keyof typeof AUDIT_EVENT_NAMES;

export const AUDIT_EVENTS = Object.keys(AUDIT_EVENT_NAMES) as [AuditEvent, ...AuditEvent[]];

export function auditEventName(event: string): string {
  const known = AUDIT_EVENTS.find((one) => one === event);
  if (known) return AUDIT_EVENT_NAMES[known];
  const words = event.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
