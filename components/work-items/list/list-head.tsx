import { FilePlus } from 'lucide';
import Link from 'next/link';
import { buttonClass } from '@/components/ui/forms/button-class';
import { Icon } from '@/components/ui/icons/icon';
import { proposalPath, type Reader } from '../work-item-paths';

interface ListHeadProps {
  reader: Reader;
  isNew: boolean;
}

export function ListHead({ reader, isNew }: ListHeadProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <h1 className="text-2xl sm:text-3xl">Engagement agreements</h1>
      {reader === 'lawyer' && !isNew && <NewAgreement />}
    </div>
  );
}

export function NewAgreement() {
  return (
    <Link href={proposalPath()} prefetch={false} className={buttonClass({ variant: 'action' })}>
      <Icon of={FilePlus} className="size-5" />
      New agreement
    </Link>
  );
}
