import 'server-only';
import { env } from '@/lib/env';

export function ownOrigin(): string {
  return new URL(env.SITE_URL).origin;
}
