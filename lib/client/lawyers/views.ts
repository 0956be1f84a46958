import type { countProfileView } from '@/lib/contract/lawyers/views';

const PATH: (typeof countProfileView)['path'] = '/api/v1/lawyers/{id}/views';

/** Lawyers whose profile this document has shown. It is lost with the page: visitors are not tracked. */
const counted = new Set<string>();

/** Counts a profile view: once for each document, and not before the page is visible. */
export function countView(lawyerId: string): void {
  if (counted.has(lawyerId)) return;
  if (document.visibilityState === 'hidden') {
    document.addEventListener('visibilitychange', () => countView(lawyerId), { once: true });
    return;
  }
  counted.add(lawyerId);
  navigator.sendBeacon(PATH.replace('{id}', encodeURIComponent(lawyerId)));
}
