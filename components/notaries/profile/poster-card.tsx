import { QrCode } from '@/components/lawyers/profile/check/qr-code';
import { SITE } from '@/lib/site';

interface PosterCardProps {
  /** Of this page, in full. */
  url: string;
  /** Whose page it is. */
  name: string;
}

/** The code for the wall of the office, by which anyone can check the commission. */
export function PosterCard({ url, name }: PosterCardProps) {
  return (
    <section aria-labelledby="poster" className="rounded border bg-white p-4 sm:p-5">
      <h2 id="poster" className="text-xl">
        Check this notary public yourself
      </h2>
      <div className="mt-2 flex items-center gap-4">
        <QrCode
          url={url}
          label={`QR code of the page of ${name}`}
          className="-ml-2 size-32 shrink-0"
        />
        <p className="text-sm text-neutral-700">
          The code on a poster or letter opens this page. Without a commission that was checked and
          has not ended, there is no page on {SITE.name}.
        </p>
      </div>
    </section>
  );
}
