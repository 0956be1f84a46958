interface PageLife {
  /** The page is closed, reloaded, or set aside for the back button. */
  leave(): void;
  /** It came back from there as it was. */
  comeBack(): void;
  /** It is looked at again, maybe after a sleep of the device. */
  wake(): void;
  networkChanged(): void;
}

/** Tells what happens to the page that a call lives in. Returns how to stop. */
export function watchPage({ leave, comeBack, wake, networkChanged }: PageLife): () => void {
  const shown = ({ persisted }: PageTransitionEvent) => {
    if (persisted) comeBack();
  };
  const visible = () => {
    if (document.visibilityState === 'visible') wake();
  };
  window.addEventListener('pagehide', leave);
  window.addEventListener('pageshow', shown);
  window.addEventListener('online', networkChanged);
  document.addEventListener('visibilitychange', visible);
  document.addEventListener('resume', wake);
  return () => {
    window.removeEventListener('pagehide', leave);
    window.removeEventListener('pageshow', shown);
    window.removeEventListener('online', networkChanged);
    document.removeEventListener('visibilitychange', visible);
    document.removeEventListener('resume', wake);
  };
}
