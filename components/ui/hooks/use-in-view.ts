import { useEffect, useState } from 'react';

/**
 * Whether an element of the page is in view; false while there is none.
 * @param margin grows or shrinks the window by which that is told, as `rootMargin` has it
 */
export function useInView(id: string, margin = '0px'): boolean {
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    const element = document.getElementById(id);
    if (!element) return;
    const observer = new IntersectionObserver(
      (entries) => setInView(entries.at(-1)?.isIntersecting ?? false),
      { rootMargin: margin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [id, margin]);
  return isInView;
}
