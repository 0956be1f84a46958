/** Runs it when the page has loaded and the browser has nothing more urgent to do. Returns how to stop waiting. */
export function onceIdle(run: () => void): () => void {
  const stopped = new AbortController();
  const go = () => {
    if (!stopped.signal.aborted) run();
  };
  const wait = () => {
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in window) requestIdleCallback(go, { timeout: 2_000 });
    else setTimeout(go, 200);
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true, signal: stopped.signal });
  return () => stopped.abort();
}
