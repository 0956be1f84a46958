import 'server-only';
import { env } from '@/lib/env';

function secure(): boolean {
  return env.SITE_URL.startsWith('https://');
}

/** Adds `__Host-`, which binds a cookie to this host and to https; browsers refuse it over plain http. */
export function hostCookieName(name: string): string {
  return secure() ? `__Host-${name}` : name;
}

/**
 * Reads the value of a cookie from a Cookie header. Two different values are none: one of them was planted, and there
 * is no way to know which.
 */
export function readCookie(header: string | null, name: string): string | null {
  const values = new Set<string>();
  for (const pair of header?.split(';') ?? []) {
    const at = pair.indexOf('=');
    if (at > 0 && pair.slice(0, at).trim() === name) values.add(pair.slice(at + 1).trim());
  }
  const [value] = values;
  return values.size === 1 && value ? value : null;
}

export function cookieLine(name: string, value: string, maxAge: number, httpOnly = true): string {
  const parts = [`${name}=${value}`, 'Path=/', `Max-Age=${maxAge}`, 'SameSite=Lax'];
  if (httpOnly) parts.push('HttpOnly');
  if (secure()) parts.push('Secure');
  return parts.join('; ');
}
