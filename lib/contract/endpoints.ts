import * as auth from '@/lib/contract/accounts/authentication';
import * as account from '@/lib/contract/accounts/settings';
import * as social from '@/lib/contract/accounts/social';
import * as lawyers from '@/lib/contract/lawyers/lawyers';
import * as reviews from '@/lib/contract/lawyers/reviews';
import * as lawyerSignup from '@/lib/contract/lawyers/signup';
import * as verification from '@/lib/contract/lawyers/verification';
import * as meetings from '@/lib/contract/meetings/meetings';
import * as notifications from '@/lib/contract/notifications/notifications';
import * as payments from '@/lib/contract/payments/payments';
import type { Endpoint } from '@/lib/contract/platform/endpoint';
import * as system from '@/lib/contract/site/system';

/** Every endpoint of /api/v1: what OpenAPI describes and the drift and authorisation tests walk. */
export const ENDPOINTS: readonly Endpoint[] = [
  account,
  auth,
  lawyerSignup,
  lawyers,
  meetings,
  notifications,
  payments,
  reviews,
  social,
  system,
  verification,
].flatMap((module) => Object.values(module as Record<string, unknown>).filter(isEndpoint));

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === 'object' && value !== null && 'access' in value && 'method' in value;
}
