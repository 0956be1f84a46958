/** When this tab last reloaded itself. */
const KEY = 'reloaded-at';
/** Where a reload did not help, another would not either. */
const PAUSE_MS = 300_000;

/** Once in a while; never where that cannot be remembered. */
function mayReload(now: number): boolean {
  try {
    if (now - Number(sessionStorage.getItem(KEY)) < PAUSE_MS) return false;
    sessionStorage.setItem(KEY, String(now));
    return true;
  } catch {
    return false;
  }
}

/**
 * Reloads an open page where a script or style of its release is nowhere any more: what was pressed could not answer. Without a
 * connection nothing is known, and nothing done. What was typed is a draft, or the browser asks first.
 */
export function reloadWhenStale(reload = () => location.reload()): void {
  const look = ({ target }: Event) => {
    const { src, href = src } = target as Partial<HTMLScriptElement & HTMLLinkElement>;
    if (!href?.startsWith(`${location.origin}/_next/static/`)) return;
    fetch(href, { method: 'HEAD' }).then(
      ({ status }) => status === 404 && mayReload(Date.now()) && reload(),
      () => {},
    );
  };
  // Errors of elements do not bubble.
  addEventListener('error', look, true);
}
