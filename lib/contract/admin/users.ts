import * as z from 'zod';
import { endpoint } from '@/lib/contract/platform/endpoint';
import {
  centavos,
  id,
  instant,
  optionalText,
  page,
  paged,
  rowId,
  text,
} from '@/lib/contract/platform/fields';

const tag = 'Administration';

export const USER_TYPES = ['CUSTOMER', 'LAWYER'] as const;

const row = z.object({
  _id: id,
  name: z.string(),
  email: z.string(),
  type: z.enum(USER_TYPES),
  email_verified: z.boolean(),
  created_at: instant,
  suspended_at: instant.nullable(),
  administrator: z.boolean(),
});

export const userRow = row.meta({ id: 'AdminUserRow' });
export type UserRow = z.output<typeof userRow>;

export const USER_QUERY_MAX = 100;

/** A POST: names and email addresses stay out of URLs, and so out of logs and histories. */
export const listUsers = endpoint({
  method: 'POST',
  path: '/api/v1/admin/users/search',
  access: 'admin',
  tag,
  summary: 'Accounts, the newest first; by a part of the name or address',
  body: z.object({
    q: optionalText(USER_QUERY_MAX),
    type: z.enum(USER_TYPES).optional(),
    suspended: z.enum(['yes', 'no']).optional(),
    page,
  }),
  status: 200,
  response: paged(userRow).extend({ total: z.int() }).meta({ id: 'AdminUserPage' }),
  errors: [],
});

const ahead = z.object({
  meetings: z.int(),
  holds: z.int(),
  refund: centavos,
  /** Unpaid agreements: proposals and those awaiting the first payment. */
  proposals: z.int(),
  open_agreements: z.array(
    z.object({ _id: id, title: z.string(), client: z.string(), price: centavos }),
  ),
});

export const adminUser = row
  .extend({
    phone: z.string().nullable(),
    last_seen_at: instant.nullable(),
    sessions: z.int(),
    suspension_reason: z.string().nullable(),
    deletion_due_at: instant.nullable(),
    lawyer: z
      .object({
        _id: id,
        display_name: z.string(),
        public: z.boolean(),
        verified: z.boolean(),
        listed: z.boolean(),
        /** Sworn declarations for tax, the earliest year first. */
        declarations: z.array(z.object({ year: z.int(), stays_below: z.boolean() })),
      })
      .nullable(),
    meetings: z.int(),
    agreements: z.int(),
    open_cases: z.int(),
    payments: z.object({ received: centavos, refunded: centavos }),
    ahead: ahead.nullable(),
    second_factor: z.boolean(),
    /** Requested by an administrator, until another one approves. */
    factor_removal: z
      .object({ asked_by: z.string(), asked_at: instant, mine: z.boolean() })
      .nullable(),
    /** Requested by the administrator who reads it. */
    own: z.boolean(),
    can_change: z.boolean(),
  })
  .meta({ id: 'AdminUser' });
export type AdminUser = z.output<typeof adminUser>;

const params = z.object({ id: rowId });

export const getUser = endpoint({
  method: 'GET',
  path: '/api/v1/admin/users/{id}',
  access: 'admin',
  tag,
  summary: 'One account; each view is in the audit log',
  params,
  status: 200,
  response: adminUser,
  errors: [],
});

export const SUSPENSION_REASON_MAX = 1000;

export const suspendUser = endpoint({
  method: 'POST',
  path: '/api/v1/admin/users/{id}/suspend',
  access: 'admin',
  tag,
  summary:
    'Suspend an account: signed out everywhere, hidden at once; optionally cancel what is ahead',
  params,
  body: z.object({
    reason: text(SUSPENSION_REASON_MAX),
    cancel_meetings: z.boolean(),
  }),
  status: 200,
  response: z
    .object({
      suspended_at: instant,
      ahead: ahead.nullable(),
    })
    .meta({ id: 'AdminSuspension' }),
  errors: ['bad_transition'],
});

export const restoreUser = endpoint({
  method: 'POST',
  path: '/api/v1/admin/users/{id}/restore',
  access: 'admin',
  tag,
  summary: 'End a suspension; a lawyer who was public is shown again',
  params,
  status: 204,
  errors: ['bad_transition'],
});

export const signOutUser = endpoint({
  method: 'POST',
  path: '/api/v1/admin/users/{id}/sign-out',
  access: 'admin',
  tag,
  summary: 'Sign an account out on every device',
  params,
  status: 204,
  errors: ['bad_transition'],
});

export const resendVerificationMail = endpoint({
  method: 'POST',
  path: '/api/v1/admin/users/{id}/resend',
  access: 'admin',
  tag,
  summary: 'Mail an unverified address another verification link',
  params,
  status: 204,
  errors: ['bad_transition', 'rate_limited'],
});
