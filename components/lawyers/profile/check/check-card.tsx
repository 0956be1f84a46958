import { ScanLine } from 'lucide';
import Link from 'next/link';
import { checkPath } from '@/components/lawyers/addresses';
import { QrCode } from '@/components/ui/display/qr-code';
import { buttonClass } from '@/components/ui/forms/button-class';
import { Icon } from '@/components/ui/icons/icon';
import { SITE } from '@/lib/site';

interface CheckCardProps {
  lawyerId: string;
  name: string;
  siteUrl: string;
}

export function CheckCard({ lawyerId, name, siteUrl }: CheckCardProps) {
  return (
    <section aria-labelledby="check" className="rounded border bg-white p-4 sm:p-5">
      <h2 id="check" className="text-xl">
        A code for your letters and cards
      </h2>
      <div className="mt-2 flex items-center gap-4">
        <QrCode
          url={`${siteUrl}${checkPath(lawyerId)}`}
          label={`QR code of the check of ${name}`}
          className="-ml-2 size-32 shrink-0 max-lg:hidden"
        />
        <p className="text-sm text-neutral-700">
          Whoever scans it from a letter or card is told by {SITE.name} whether your profile is real
          and your IDs were checked.
        </p>
      </div>
      <Link
        href={checkPath(lawyerId)}
        prefetch={false}
        className={`${buttonClass({ variant: 'outline', wide: true })} mt-3`}
      >
        <Icon of={ScanLine} className="size-5" />
        Open the check
      </Link>
    </section>
  );
}
