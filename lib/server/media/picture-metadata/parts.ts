import 'server-only';

/** Maximum number of parts, far more than cameras and programs create; each costs memory. */
const MAX_PARTS = 100_000;

/**
 * Limits the number of parts.
 * @throws when a picture has more parts than pictures have
 */
export function requireFew(parts: number): void {
  if (parts > MAX_PARTS) throw new Error('too many parts');
}
