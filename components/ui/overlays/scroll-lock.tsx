import { useLayoutEffect } from 'react';

let locks = 0;

/** Stops the page from scrolling while mounted, and keeps the space of its scrollbar so that nothing moves. */
export function ScrollLock() {
  useLayoutEffect(() => {
    const root = document.documentElement;
    if (locks === 0) {
      root.style.setProperty('--scrollbar', `${window.innerWidth - root.clientWidth}px`);
      root.dataset.scrollLock = '';
    }
    locks += 1;
    return () => {
      locks -= 1;
      if (locks === 0) delete root.dataset.scrollLock;
    };
  }, []);
  return null;
}
