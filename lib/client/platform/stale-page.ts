const KEY = 'reloaded-at';
/** Minimum time between reloads: if one did not help, another would not either. */
const PAUSE_MS = 300_000;

/** Whether enough time has passed; never where storage is unavailable. */
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
 * Reloads an open page when a script or style of its release no longer exists, since its buttons would fail. Does
 * nothing while offline. Typed text is in a draft, or the browser asks first.
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
