import 'server-only';
import { env } from '@/lib/env';

/** Reads the origin of this site from the settings, such as `https://sangguni.ph`. */
export function ownOrigin(): string {
  return new URL(env.SITE_URL).origin;
}
