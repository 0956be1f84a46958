import * as z from 'zod';
import { FIELD_COPY } from '@/lib/contract/platform/copy';
import { endpoint } from '@/lib/contract/platform/endpoint';
import { email, id, instant, phoneOrNone, rowId } from '@/lib/contract/platform/fields';
import { MAX_PICTURE_BYTES } from '@/lib/domain/platform/files/upload-limits';
import { password } from './fields';
import { checkLastName, nameFields, readLastName } from './names';
import { user } from './users';

const tag = 'Account';

export const account = z
  .object({
    user,
    /** An address awaiting verification. */
    pending_email: z.string().nullable(),
    has_password: z.boolean(),
    deletes_at: instant.nullable(),
    export: z.object({
      state: z.enum(['none', 'preparing', 'ready']),
      /** When a finished file is deleted. */
      expires_at: instant.nullable(),
    }),
  })
  .meta({ id: 'Account' });
export type Account = z.output<typeof account>;

export const session = z
  .object({
    _id: id,
    /** `Chrome on Android` */
    device: z.string(),
    created_at: instant,
    seen_at: instant,
    current: z.boolean(),
  })
  .meta({ id: 'Session' });
export type Session = z.output<typeof session>;

const settingsFields = z.object({
  first_name: nameFields.first_name.optional(),
  last_name: nameFields.last_name.unwrap().optional(),
  one_name: nameFields.one_name,
  phone: phoneOrNone.nullish(),
  email: email.optional(),
  current_password: password.optional(),
});

/** Omitted fields stay unchanged; an empty phone number removes it, `one_name` the last name. */
export const settingsInput = settingsFields
  .check(checkLastName, readLastName)
  .meta({ id: 'AccountSettings' });

/** All name fields, required each time. */
export const nameForm = z
  .object({ ...nameFields, phone: phoneOrNone })
  .check(checkLastName, readLastName);

export const emailForm = settingsFields.pick({ email: true, current_password: true }).required();

export const getAccount = endpoint({
  method: 'GET',
  path: '/api/v1/auth/account/settings',
  access: 'session',
  tag,
  summary: 'The account of the signed-in user, with its pending changes',
  status: 200,
  response: account,
  errors: [],
});

export const changeSettings = endpoint({
  method: 'PUT',
  path: '/api/v1/auth/account/settings',
  access: 'session',
  tag,
  summary: 'Change names, phone or email; a new email replaces the old one once it is verified',
  body: settingsInput,
  status: 200,
  response: user,
  errors: ['wrong_password', 'email_taken', 'rate_limited'],
});

export const setPicture = endpoint({
  method: 'POST',
  path: '/api/v1/auth/account/picture',
  access: 'session',
  tag,
  summary:
    'Set the picture: JPEG, PNG or WebP, 5 MB, 24 million pixels, cut to a square and re-encoded',
  bodyKind: 'multipart',
  maxFileBytes: MAX_PICTURE_BYTES,
  body: z.object({
    picture: z.array(z.file()).length(1, FIELD_COPY.onePicture),
  }),
  status: 201,
  response: z.object({ picture_url: z.string() }),
  errors: ['too_many_pixels'],
});

export const removePicture = endpoint({
  method: 'DELETE',
  path: '/api/v1/auth/account/picture',
  access: 'session',
  tag,
  summary: 'Remove the picture; initials are shown instead',
  status: 204,
  errors: [],
});

export const listSessions = endpoint({
  method: 'GET',
  path: '/api/v1/auth/sessions',
  access: 'session',
  tag,
  summary: 'Sessions of the user, last used first',
  status: 200,
  response: z.object({ results: z.array(session) }),
  errors: [],
});

/** The password, unless a second factor was given recently; the current session can be ended without either. */
const endSessionsInput = z
  .object({ current_password: password.optional() })
  .optional()
  .meta({ id: 'EndSessions' });

export const revokeSession = endpoint({
  method: 'POST',
  path: '/api/v1/auth/sessions/{id}/end',
  access: 'session',
  tag,
  summary: 'Sign one device out',
  params: z.object({ id: rowId }),
  body: endSessionsInput,
  status: 204,
  errors: ['wrong_password', 'rate_limited', 'not_found'],
});

export const revokeOtherSessions = endpoint({
  method: 'POST',
  path: '/api/v1/auth/sessions/end',
  access: 'session',
  tag,
  summary: 'Sign every other device out',
  body: endSessionsInput,
  status: 204,
  errors: ['wrong_password', 'rate_limited'],
});

export const requestExport = endpoint({
  method: 'POST',
  path: '/api/v1/auth/account/export',
  access: 'user',
  member: 'own',
  tag,
  summary: 'Request an export of all data of the account; a mail says when it is ready',
  status: 204,
  errors: [],
});

export const downloadExport = endpoint({
  method: 'GET',
  path: '/api/v1/auth/account/export',
  access: 'user',
  member: 'own',
  tag,
  summary: 'The file with all data of the account, for seven days',
  status: 200,
  responseKind: 'file',
  errors: ['not_found'],
});

export const requestDeletion = endpoint({
  method: 'POST',
  path: '/api/v1/auth/account/deletion',
  access: 'session',
  tag,
  summary: 'Schedule the deletion of the account in 14 days; revokes every other session',
  body: z.object({ current_password: password.optional() }),
  status: 201,
  response: z.object({ deletes_at: instant }),
  errors: ['wrong_password', 'bad_transition', 'rate_limited'],
});

export const cancelDeletion = endpoint({
  method: 'DELETE',
  path: '/api/v1/auth/account/deletion',
  access: 'session',
  tag,
  summary: 'Cancel the deletion of the account',
  status: 204,
  errors: [],
});
