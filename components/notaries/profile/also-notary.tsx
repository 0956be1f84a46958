import { Stamp } from 'lucide';
import Link from 'next/link';
import { Icon } from '@/components/ui/icons/icon';
import { textLinkAloneClass } from '@/components/ui/layout/text-link';
import type { Notary } from '@/lib/contract/notaries/notaries';
import { notaryPath } from '../addresses';
import { cityLabel } from '../wording';

export function AlsoNotary({ notary: { _id, city } }: { notary: Pick<Notary, '_id' | 'city'> }) {
  return (
    <p className="flex items-center gap-2.5">
      <Icon of={Stamp} className="size-5 text-neutral-500" />
      <Link href={notaryPath(_id)} prefetch={false} className={textLinkAloneClass}>
        Also a notary public in {cityLabel(city)}
      </Link>
    </p>
  );
}
