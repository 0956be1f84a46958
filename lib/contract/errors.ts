/** Every error key of /api/v1 and its status (contract.md, Conventions). */
export const ERROR_STATUS = {
  invalid_input: 400,
  idempotency_mismatch: 400,
  price_changed: 400,
  wrong_password: 400,
  no_session: 401,
  bad_credentials: 401,
  bad_signature: 401,
  email_not_verified: 403,
  wrong_role: 403,
  proof_required: 403,
  cross_site: 403,
  not_found: 404,
  method_not_allowed: 405,
  schedule_conflict: 409,
  bad_transition: 409,
  version_changed: 409,
  email_taken: 409,
  too_early: 409,
  too_late: 409,
  meeting_cancelled: 409,
  too_large: 413,
  unsupported_type: 415,
  payment_method_unavailable: 422,
  meeting_limit: 429,
  free_limit: 429,
  rate_limited: 429,
  internal: 500,
  unavailable: 503,
} as const;

export type ErrorKey = keyof typeof ERROR_STATUS;

/** Keys any endpoint may answer, whatever it lists itself. */
export const COMMON_ERRORS = ['invalid_input', 'rate_limited', 'internal', 'unavailable'] as const;
