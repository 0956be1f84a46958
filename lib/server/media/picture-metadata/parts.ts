import 'server-only';

/** Far more than cameras and programs make; each costs memory. */
const MAX_PARTS = 100_000;

/** @throws when a picture has more parts than pictures have */
export function requireFew(parts: number): void {
  if (parts > MAX_PARTS) throw new Error('too many parts');
}
