import type { ReactNode } from 'react';
import { StateFigure } from '@/components/ui/feedback/state-figure';
import { buttonClass } from '@/components/ui/forms/button-class';
import { LeafMark } from '@/components/ui/icons/leaf-mark';
import { SITE } from '@/lib/site';

interface ErrorPageProps {
  title: string;
  children: string;
  /** Shown only on request: a stack, or the number under which the server logged the error. */
  details?: string;
}

/** Fallback for a page. Its links are plain ones: they load the main page in full. */
export function ErrorPage({ title, children, details }: ErrorPageProps) {
  return (
    <main
      id="main"
      className="mx-auto grid max-w-page grid-cols-[minmax(0,1fr)] content-center justify-items-start px-4 py-16 lg:min-h-[60dvh] lg:px-6"
    >
      <StateFigure broken={details !== undefined} />
      <h1 className="mt-8 text-3xl lg:text-4xl">{title}</h1>
      <p className="mt-3 max-w-text text-lg text-neutral-700">{children}</p>
      <p className="mt-8 flex flex-wrap gap-3">
        <a href="/" className={buttonClass({ size: 'large' })}>
          Back to the main page
        </a>
        <a href="/lawyers-online" className={buttonClass({ size: 'large', variant: 'outline' })}>
          Find a lawyer
        </a>
        <a href="/help" className={buttonClass({ size: 'large', variant: 'quiet' })}>
          Get help
        </a>
      </p>
      {details && (
        <details className="mt-10 w-full max-w-text border-t pt-2">
          <summary className="inline-flex min-h-tap items-center rounded text-sm font-medium text-neutral-700 underline underline-offset-4">
            Technical details
          </summary>
          <pre className="mt-2 rounded border bg-white p-4 text-xs whitespace-pre-wrap wrap-anywhere">
            {details}
          </pre>
        </details>
      )}
    </main>
  );
}

export function FailedPage({ details, children }: { details: string; children?: ReactNode }) {
  return (
    <>
      <PlainBar />
      <ErrorPage title="Ops... Something went wrong! Sorry!" details={details}>
        We could not show this page. Nothing you booked or paid for is lost.
      </ErrorPage>
      {children}
    </>
  );
}

/** A bar with only the name, for pages where the header itself may have failed. */
function PlainBar() {
  return (
    <header className="border-b">
      <div className="mx-auto flex h-header max-w-page items-center px-4 lg:px-6">
        <a
          href="/"
          className="inline-flex min-h-tap items-center gap-2 rounded font-serif text-2xl font-medium text-teal-900"
        >
          <LeafMark />
          {SITE.name}
        </a>
      </div>
    </header>
  );
}

/** Returns the stack of an error, or its digest in production. */
export function errorDetails(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const digest = 'digest' in error && typeof error.digest === 'string' ? error.digest : null;
  return [digest && `Reference: ${digest}`, error.stack ?? error.message]
    .filter(Boolean)
    .join('\n');
}
