import { Download } from 'lucide';
import type { ReactNode } from 'react';
import { buttonClass } from '@/components/ui/forms/button-class';
import { LinkField } from '@/components/ui/forms/link-field';
import { Icon } from '@/components/ui/icons/icon';
import { Card } from '@/components/ui/layout/card';
import { CODE_FORMATS, getBookingCode } from '@/lib/contract/lawyers/booking-link';
import { Snippets } from './snippets';

/** Share link of a lawyer; its QR code is rendered on the server, so that the browser needs no QR library. */
export interface Shared {
  url: string;
  code: ReactNode;
}

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
          <div className="grid gap-2">
            {code}
            <p className="flex gap-2">
              {CODE_FORMATS.map((format) => (
                <a
                  key={format}
                  href={`${getBookingCode.path}?format=${format}`}
                  download
                  className={`${buttonClass({ variant: 'outline', size: 'small' })} grow`}
                >
                  <Icon of={Download} className="size-4" />
                  <span className="sr-only">Download the QR code as</span> {format.toUpperCase()}
                </a>
              ))}
            </p>
          </div>
          <LinkField label="Your booking link" url={url} title="Book a consultation with me" />
        </div>
        <Snippets url={url} />
      </section>
    </Card>
  );
}
