import 'server-only';
import type { ExportSection } from '@/lib/server/registry/feature';
import type { UserRow } from './export-store';

/** What is stored of an account, under names that say what it is, without secrets and inner keys. */
export function accountData(user: UserRow) {
  return {
    type: user.type,
    first_name: user.firstName,
    last_name: user.lastName,
    email: user.email,
    phone: user.phone,
    email_verified_at: user.emailVerifiedAt,
    created_at: user.createdAt,
    suspended_at: user.suspendedAt,
    suspension_reason: user.suspensionReason,
    terms_accepted_at: user.termsAcceptedAt,
    terms_version: user.termsVersion,
    privacy_version: user.privacyVersion,
  };
}

/** What stands in data.json. */
export function writtenSections(sections: readonly ExportSection[], now: number): string {
  const data = Object.fromEntries(sections.map(({ name, data }) => [name, data]));
  return JSON.stringify({ written_at: new Date(now), ...data }, null, 2);
}
