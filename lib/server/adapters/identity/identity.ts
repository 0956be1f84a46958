import 'server-only';
import type { SocialService } from '@/lib/domain/accounts/social';
import { socialServices } from '@/lib/social-sign-in';
import { facebook } from './facebook';
import { google } from './google';
import type { IdentityPort } from './port';

const SERVICES: Readonly<Record<SocialService, IdentityPort>> = { google, facebook };

export function identityService(name: SocialService): IdentityPort | null {
  return socialServices().includes(name) ? SERVICES[name] : null;
}
