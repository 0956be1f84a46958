import 'server-only';

/** Far more than cameras and programs make; each costs memory. */
const MOST_PARTS = 100_000;

/** @throws when a picture has more parts than pictures have */
export function requireFew(parts: number): void {
  if (parts > MOST_PARTS) throw new Error('too many parts');
}
