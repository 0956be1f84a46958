import { sql } from 'drizzle-orm';
import { customType, timestamp } from 'drizzle-orm/pg-core';

export const citext = customType<{ data: string }>({ dataType: () => 'citext' });

/** Output of `encrypt` in lib/server/platform/crypto/encryption.ts, which only `decrypt` reads. */
export type EncryptedText = string & { readonly encrypted: true };

/**
 * Text that is never stored plain. Each such column is in the `encrypted` of its feature
 * (lib/server/registry/feature.ts), or its values would be missed when keys are rotated.
 */
export const encryptedText = customType<{ data: EncryptedText }>({ dataType: () => 'text' });

export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

export const yearNow = sql.raw("extract(year from now() at time zone 'Asia/Manila')");

export interface NamedFiles {
  readonly table: string;
  readonly column: string;
  readonly folder?: string;
  readonly size?: string;
  /** Name endings of an original and of a file made from it on request. */
  readonly remade?: readonly [ending: string, ofMade: string];
}
