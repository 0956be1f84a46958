import * as z from 'zod';
import { endpoint } from '@/lib/contract/platform/endpoint';
import { SOCIAL_SERVICES } from '@/lib/domain/accounts/social';
import { callbackUrl } from './fields';

const tag = 'Auth';
const params = z.object({ id: z.enum(SOCIAL_SERVICES) });
const callbackParam = z.string().max(4000).optional();

export const startSocial = endpoint({
  method: 'GET',
  path: '/api/v1/auth/oauth/{id}',
  access: 'public',
  tag,
  summary: 'Go to Google or Facebook to sign in; 404 where it is not configured',
  params,
  query: z.object({ callback_url: callbackUrl }),
  status: 303,
  responseKind: 'redirect',
  errors: ['not_found'],
});

export const finishSocial = endpoint({
  method: 'GET',
  path: '/api/v1/auth/oauth/{id}/callback',
  access: 'public',
  tag,
  summary:
    'Back from Google or Facebook: signs in, or leads to the sign-in page with what went wrong',
  params,
  query: z.object({
    code: callbackParam,
    state: callbackParam,
    iss: callbackParam,
    error: callbackParam,
    error_description: callbackParam,
  }),
  status: 303,
  responseKind: 'redirect',
  errors: ['not_found'],
});
