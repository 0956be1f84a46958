import 'server-only';
import type { VerificationRequest } from '@/lib/contract/lawyers/verification';
import { isoInstant } from '@/lib/domain/platform/time';
import { serializeDocument } from './serialize';
import type { openedRequest } from './verifier-service';

/** A request as the verifier sees it. */
export function serializeRequest({
  row,
  lawyer,
  inside,
}: Awaited<ReturnType<typeof openedRequest>>): VerificationRequest {
  return {
    subject: row.subject,
    display_name: lawyer.displayName,
    roll_number: lawyer.rollNumber,
    bar_year: lawyer.barYear,
    submitted_at: isoInstant(row.submittedAt.getTime()),
    expires_at: isoInstant(row.tokenExpiresAt.getTime()),
    ibp_number: inside ? lawyer.ibpNumber : null,
    facts: inside && [...inside.facts],
    roll_number_taken: inside?.rollNumberTaken ?? null,
    documents: inside?.documents.map(serializeDocument) ?? null,
  };
}
