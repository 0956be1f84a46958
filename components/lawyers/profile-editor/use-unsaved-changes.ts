import { useEffect } from 'react';
import { STAYED_EVENT } from '@/lib/inline/tap-events';

const QUESTION = 'Your changes are not saved. Leave without saving?';

/**
 * Asks for confirmation while `dirty` before the page is left: by closing the tab, by entering an address or by an
 * internal link.
 */
export function useUnsavedChanges(dirty: boolean): void {
  useEffect(() => {
    if (!dirty) return;
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    // In front of every link's own listener: those of the frame around the page do not know of the form.
    const onClick = (event: MouseEvent) => {
      if (!leadsAway(event) || window.confirm(QUESTION)) return;
      event.preventDefault();
      event.stopPropagation();
      window.dispatchEvent(new Event(STAYED_EVENT));
    };
    window.addEventListener('beforeunload', onUnload);
    document.addEventListener('click', onClick, { capture: true });
    return () => {
      window.removeEventListener('beforeunload', onUnload);
      document.removeEventListener('click', onClick, { capture: true });
    };
  }, [dirty]);
}

/** Whether a click follows a link by client-side navigation; the browser itself asks about all others. */
function leadsAway(event: MouseEvent): boolean {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || event.button !== 0) return false;
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return false;
  if ((link.target && link.target !== '_self') || link.hasAttribute('download')) return false;
  const { origin, pathname, search } = window.location;
  if (link.origin !== origin) return false;
  return link.pathname !== pathname || link.search !== search;
}
