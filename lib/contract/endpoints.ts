import * as account from './account';
import * as auth from './auth';
import type { Endpoint } from './endpoint';
import * as lawyerSignup from './lawyer-signup';
import * as lawyers from './lawyers';
import * as meetings from './meetings';
import * as notifications from './notifications';
import * as payments from './payments';
import * as reviews from './reviews';
import * as social from './social';
import * as system from './system';
import * as verification from './verification';

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
