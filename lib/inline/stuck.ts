import { HYDRATED_EVENT, STUCK } from './tap-events';

const TIMEOUT_MS = 8_000;

/**
 * Explains why the page does not respond, 8 seconds after it has loaded, if it is still not hydrated and one of our
 * scripts failed: it threw an error (as it does at once in a browser that does not know its syntax), or did not load.
 * Slow scripts are waited for.
 */
export function watchScripts(): void {
  let hydrated = false;
  let reason: string | undefined;

  function show(shown: boolean) {
    const text = reason && document.getElementById(reason);
    if (text) text.hidden = !shown;
  }

  const onError = (event: Event) => {
    if (event.target instanceof HTMLScriptElement) reason ||= STUCK.missing;
    else if (event instanceof ErrorEvent && event.filename.startsWith(location.origin))
      reason = STUCK.old;
  };
  addEventListener('error', onError, true);
  addEventListener(HYDRATED_EVENT, () => {
    hydrated = true;
    show(false);
  });
  addEventListener('load', () => {
    setTimeout(() => !hydrated && show(true), TIMEOUT_MS);
  });
}
