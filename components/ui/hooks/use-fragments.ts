import { useEffect, useEffectEvent } from 'react';

/**
 * Calls `onFragment` with the id that the address names after `#`: when the page opens, and whenever a link of this
 * page or the address itself names one. Next changes the address without an event, so links are heard too.
 */
export function useFragments(onFragment: (id: string) => void) {
  const open = useEffectEvent((hash: string) => {
    if (hash.length > 1) onFragment(hash.slice(1));
  });
  useEffect(() => {
    open(window.location.hash);
    const onHash = () => open(window.location.hash);
    const onPress = ({ target }: MouseEvent) => {
      const link = target instanceof Element && target.closest('a');
      if (link && link.pathname === window.location.pathname) open(link.hash);
    };
    window.addEventListener('hashchange', onHash);
    document.addEventListener('click', onPress);
    return () => {
      window.removeEventListener('hashchange', onHash);
      document.removeEventListener('click', onPress);
    };
  }, []);
}
