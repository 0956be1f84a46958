interface PageLife {
  leave(): void;
  comeBack(): void;
  /** Visible again, maybe after the device slept. */
  wake(): void;
  networkChanged(): void;
}

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
