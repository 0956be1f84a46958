import { SOCIAL_NAMES, SOCIAL_SERVICES, type SocialService } from '@/lib/domain/accounts/social';
import { env } from './env';
import type { Env } from './settings';

const KEYS = { google: 'GOOGLE_CLIENT_ID', facebook: 'FACEBOOK_APP_ID' } as const;

/** Returns the services for social sign-in under these settings; by default those of this process. */
export function socialServices(
  settings: Pick<Env, (typeof KEYS)[SocialService]> = env,
): readonly SocialService[] {
  return SOCIAL_SERVICES.filter((service) => settings[KEYS[service]] !== undefined);
}

export function socialNames(): readonly string[] {
  return socialServices().map((service) => SOCIAL_NAMES[service]);
}
