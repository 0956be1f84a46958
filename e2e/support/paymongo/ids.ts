import { randomBytes } from 'node:crypto';

/** An id as PayMongo makes them: `cs_CbFCTDfxvMFNjwjVi26Uzhtj` */
export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(24).toString('base64url').replace(/[-_]/g, '').slice(0, 24)}`;
}

/** Instants of the first version of the API: seconds. */
export function unixSeconds(ms: number): number {
  return Math.floor(ms / 1000);
}
