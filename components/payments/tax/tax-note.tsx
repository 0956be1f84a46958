import type { ReactNode } from 'react';
import { Notice } from '@/components/ui/feedback/notice';
import { textLinkClass } from '@/components/ui/layout/text-link';
import { LAW_CHECKED, LAWS, type LawKey } from '@/lib/catalogue/laws';
import { dayKeyStart, formatDay } from '@/lib/domain/platform/clock-labels';

/** What is withheld by platforms, by which rule, and when we last looked. */
export function TaxNote({ className }: { className?: string }) {
  return (
    <Notice title="Tax that platforms withhold" className={className ?? ''}>
      <p>
        Under <Law of="platformWithholding">Revenue Regulations No. 16-2023</Law>, a platform
        withholds 1% on half of what it passes on to a seller, services included, once the total of
        the year is above ₱500,000. <Law of="platformWithholdingCircular">RMC No. 8-2024</Law> asks
        it for the seller’s certificate of registration (BIR Form 2303).
      </p>
      <p className="mt-2">
        What was withheld from your payouts is in the table below; it is a credit against your
        income tax. These sums help you with your return. They are no tax advice, and invoices to
        clients are yours to issue. Compared with these texts on{' '}
        <time dateTime={LAW_CHECKED}>{formatDay(dayKeyStart(LAW_CHECKED))}</time>.
      </p>
    </Notice>
  );
}

function Law({ of, children }: { of: LawKey; children: ReactNode }) {
  const { url, dated } = LAWS[of];
  return (
    <>
      <a href={url} rel="noopener" className={textLinkClass}>
        {children}
      </a>{' '}
      ({dated})
    </>
  );
}
