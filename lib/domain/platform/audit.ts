/** In which role something in the audit log was done. */
export const AUDIT_ROLES = ['admin', 'verifier', 'owner', 'operator', 'system'] as const;
export type AuditRole = (typeof AUDIT_ROLES)[number];

/** What each role is called. */
export const AUDIT_ROLE_NAMES: Readonly<Record<AuditRole, string>> = {
  admin: 'Administrator',
  verifier: 'Verifier',
  owner: 'Account owner',
  operator: 'Operator',
  system: 'System',
};

/** Events of the audit log in words, for a filter and a list. */
export const AUDIT_EVENT_NAMES: Readonly<Record<string, string>> = {
  verification_code_sent: 'Code mailed to the verifier',
  identity_document_viewed: 'Identity document viewed',
  verification_approved: 'Verification approved',
  verification_rejected: 'Verification rejected',
  verification_ended: 'Verification ended',
  bank_account_changed: 'Bank account changed',
  absence_decided: 'Absence case decided',
  dispute_decided: 'Disputed agreement decided',
  user_viewed: 'Account viewed',
  user_suspended: 'Account suspended',
  user_restored: 'Suspension ended',
  user_signed_out: 'Account signed out everywhere',
  verification_mail_resent: 'Verification mail sent again',
};

/** An event in words; one that has none reads as its key does. */
export function auditEventName(event: string): string {
  const words = event.replaceAll('_', ' ');
  return AUDIT_EVENT_NAMES[event] ?? words.charAt(0).toUpperCase() + words.slice(1);
}
