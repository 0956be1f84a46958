import type { ReactNode } from 'react';
import { LinkField } from '@/components/ui/forms/link-field';
import { Card } from '@/components/ui/layout/card';

/** What a lawyer passes on: drawn by the server, so that the browser need not know how to draw codes. */
export interface Shared {
  /** Public address of the own profile. */
  url: string;
  /** The same as a QR code. */
  code: ReactNode;
}

/** The way for clients to the profile, to be passed on by its lawyer. */
export function ShareCard({ url, code }: Shared) {
  return (
    <Card>
      <section aria-labelledby="share">
        <h2 id="share" className="text-xl">
          Share your link
        </h2>
        <p className="mt-1 max-w-text text-neutral-700">
          Your open times and prices are behind it. Put it in your email signature and on your other
          pages, and print the code on cards and letters.
        </p>
        <div className="mt-4 grid items-start gap-x-5 gap-y-4 sm:grid-cols-[auto_minmax(0,1fr)]">
          {code}
          <LinkField label="Your public address" url={url} title="Book a consultation with me" />
        </div>
      </section>
    </Card>
  );
}
