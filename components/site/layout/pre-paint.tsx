'use client';

/** Compiled by the build (`lib/inline/pre-paint-script.ts`), for the server alone. */
declare const COMPILED_SCRIPT: string;

/**
 * The inline script before the first paint. A component of the browser, which leaves it as it came: rendered on the
 * server, the script would be in each page a second time, as its data.
 */
export function PrePaint() {
  return (
    <script suppressHydrationWarning>{typeof window === 'undefined' ? COMPILED_SCRIPT : ''}</script>
  );
}
