import 'server-only';

/** Parses the id that a browser repeats when it reconnects; other programs may send anything. */
export function lastEventId(header: string | null): number | undefined {
  return header && /^\d{1,15}$/.test(header) ? Number(header) : undefined;
}
