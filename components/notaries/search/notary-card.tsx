import { withTitle } from '@/components/lawyers/practice';
import { documentLabel, type NotarialDocument } from '@/lib/catalogue/notarial-documents';
import type { Notary } from '@/lib/contract/notaries/notaries';
import { formatMonth } from '@/lib/domain/platform/clock-labels';
import { formatPeso } from '@/lib/domain/platform/money';
import { notaryPath, notaryRequestPath } from '../addresses';
import { cityLabel } from '../wording';
import { NotaryCardView } from './notary-card-view';
import { openText, weekText } from './office-days';
import { lowestFee } from './wording';

interface NotaryCardProps {
  notary: Notary;
  /** Document to be notarized: the fee is then the one for it. */
  document?: NotarialDocument | null;
  /** Instant of the request, epoch milliseconds; null if the page may be read on another day. */
  now: number | null;
  headingLevel?: 'h2' | 'h3';
}

/** A notary: place, whether the office is open, lowest fee, and the way to ask for a time. */
export function NotaryCard({ notary, document = null, now, headingLevel }: NotaryCardProps) {
  const { display_name, office_address, office_hours, city } = notary;
  const fee = lowestFee(notary, document);
  return (
    <NotaryCardView
      href={notaryPath(notary._id)}
      requestHref={notaryRequestPath(notary._id)}
      name={withTitle(display_name)}
      picture={notary.picture_url}
      checked={formatMonth(Date.parse(notary.checked_at))}
      office={`${cityLabel(city)} · ${office_address}`}
      hours={now === null ? weekText(office_hours) : openText(office_hours, now)}
      feeOf={document === null ? 'Fees' : documentLabel(document)}
      fee={fee === null ? null : formatPeso(fee)}
      {...(headingLevel && { headingLevel })}
    />
  );
}
