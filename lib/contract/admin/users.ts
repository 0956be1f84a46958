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

/** Most characters of a search. */
export const USER_QUERY_MAX = 100;

/** A POST: names and addresses stay out of addresses, and so out of logs and histories. */
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

/** What is ahead of a lawyer. */
const ahead = z.object({
  /** Confirmed and not over, and times that wait for their payment. */
  meetings: z.int(),
  holds: z.int(),
  /** Goes back to clients when all of them are cancelled. */
  refund: centavos,
  /** Agreements that nobody has paid for: proposals and those that wait for the first payment. */
  proposals: z.int(),
  /** Agreements in work. */
  open_agreements: z.array(
    z.object({ _id: id, title: z.string(), client: z.string(), price: centavos }),
  ),
});

export const adminUser = row
  .extend({
    phone: z.string().nullable(),
    last_seen_at: instant.nullable(),
    /** Devices that are signed in. */
    sessions: z.int(),
    suspension_reason: z.string().nullable(),
    deletion_due_at: instant.nullable(),
    lawyer: z
      .object({
        _id: id,
        display_name: z.string(),
        /** Whether the lawyer shows it, the check of the IDs stands, and clients see it. */
        public: z.boolean(),
        verified: z.boolean(),
        listed: z.boolean(),
      })
      .nullable(),
    meetings: z.int(),
    agreements: z.int(),
    open_cases: z.int(),
    /** Of a client: paid and given back. Of a lawyer: by and to clients. */
    payments: z.object({ received: centavos, refunded: centavos }),
    /** Of a lawyer, what a suspension can cancel. */
    ahead: ahead.nullable(),
    second_factor: z.boolean(),
    /** Asked for by an administrator, until another one agrees. */
    factor_removal: z
      .object({ asked_by: z.string(), asked_at: instant, mine: z.boolean() })
      .nullable(),
    /** Of the administrator who reads it. */
    own: z.boolean(),
    /** Neither the administrator's own account nor another administrator's. */
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
    /** Its owner reads it. */
    reason: text(SUSPENSION_REASON_MAX),
    cancel_meetings: z.boolean(),
  }),
  status: 200,
  response: z
    .object({
      suspended_at: instant,
      /** What was ahead; with `cancel_meetings` all but the open agreements is being cancelled. */
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
