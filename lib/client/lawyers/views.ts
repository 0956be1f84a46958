import type { countProfileView } from '@/lib/contract/lawyers/views';

const PATH: (typeof countProfileView)['path'] = '/api/v1/lawyers/{id}/views';

/** Lawyers whose profile this document has shown. It is forgotten with the page: nothing tells one visitor from another. */
const counted = new Set<string>();

/** Tells the server that a profile is being read: once for each document, and not before the page is in view. */
export function countView(lawyerId: string): void {
  if (counted.has(lawyerId)) return;
  if (document.visibilityState === 'hidden') {
    document.addEventListener('visibilitychange', () => countView(lawyerId), { once: true });
    return;
  }
  counted.add(lawyerId);
  navigator.sendBeacon(PATH.replace('{id}', encodeURIComponent(lawyerId)));
}
