import 'server-only';

/** The id that a browser repeats when it reconnects by itself; another program may send anything. */
export function lastEventId(header: string | null): number | undefined {
  return header && /^\d{1,15}$/.test(header) ? Number(header) : undefined;
}
