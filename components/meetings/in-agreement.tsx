import Link from 'next/link';
import { usePractice } from '@/components/platform/practice';
import { textLinkAloneClass } from '@/components/ui/layout/text-link';
import type { Meeting } from '@/lib/contract/meetings/meetings';
import type { Side } from './meeting-labels';
import { agreementPath } from './meeting-path';

export const PART_OF_AGREEMENT = 'Part of your agreement';

interface InAgreementProps {
  meeting: Pick<Meeting, 'work_item_id'>;
  side: Side;
}

export function InAgreement({ meeting, side }: InAgreementProps) {
  return (
    <div className="border-t p-4 text-sm">
      <p>{PART_OF_AGREEMENT}. Nothing is charged for it.</p>
      <AgreementLink meeting={meeting} side={side} />
    </div>
  );
}

export function AgreementLink({ meeting: { work_item_id: id }, side }: InAgreementProps) {
  const practice = usePractice();
  if (id === null || practice) return null;
  return (
    <Link href={agreementPath(side, id)} prefetch={false} className={textLinkAloneClass}>
      Open the agreement
    </Link>
  );
}
