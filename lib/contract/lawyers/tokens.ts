import * as z from 'zod';
import { FACTOR_ERRORS } from '@/lib/contract/accounts/second-factor';
import { endpoint } from '@/lib/contract/platform/endpoint';
import { id, instant, rowId, text } from '@/lib/contract/platform/fields';
import { TOKEN_DAYS } from '@/lib/domain/platform/api-tokens';
import { MEMBER_RIGHTS } from '@/lib/domain/platform/members';
import { chosenRights, memberRights } from './members';

const access = 'lawyer';
const tag = 'Tokens of programs';

export const apiToken = z
  .object({
    _id: id,
    name: z.string(),
    rights: memberRights,
    state: z.enum(['active', 'expired', 'ended']),
    created_at: instant,
    expires_at: instant,
    /** Last call, to some minutes. */
    used_at: instant.nullable(),
    ended_at: instant.nullable(),
  })
  .meta({ id: 'ApiToken' });
export type ApiToken = z.output<typeof apiToken>;

export const listTokens = endpoint({
  method: 'GET',
  path: '/api/v1/lawyers/tokens',
  access,
  tag,
  summary:
    'The tokens of the practice that work, the latest first, and the last 20 that no longer do',
  status: 200,
  response: z.object({ results: z.array(apiToken) }),
  errors: [],
});

export const tokenInput = z
  .object({
    name: text(60),
    rights: chosenRights,
    days: z.literal(TOKEN_DAYS),
  })
  .meta({ id: 'ApiTokenInput' });

/** A new token with its secret, which is never shown again. */
export const newToken = apiToken.extend({ token: z.string() }).meta({ id: 'NewApiToken' });

export const createToken = endpoint({
  method: 'POST',
  path: '/api/v1/lawyers/tokens',
  access,
  tag,
  summary: 'Make a token; it is in this answer and never again',
  body: tokenInput,
  status: 201,
  response: newToken,
  errors: [...FACTOR_ERRORS, 'bad_transition'],
});

export const endToken = endpoint({
  method: 'DELETE',
  path: '/api/v1/lawyers/tokens/{id}',
  access,
  tag,
  summary: 'Revoke a token, at once and everywhere; may be repeated',
  params: z.object({ id: rowId }),
  status: 204,
  errors: [],
});

export const getToken = endpoint({
  method: 'GET',
  path: '/api/v1/token',
  access,
  member: [...MEMBER_RIGHTS],
  tag,
  summary: 'The token of this call: its name, rights and end; not found without one',
  status: 200,
  response: apiToken
    .extend({ lawyer_id: id, lawyer_name: z.string() })
    .meta({ id: 'CurrentToken' }),
  errors: ['not_found'],
});
