import { useQuery } from '@tanstack/react-query';
import { Smartphone } from 'lucide';
import Link from 'next/link';
import { Icon } from '@/components/ui/icons/icon';
import { textLinkAloneClass } from '@/components/ui/layout/text-link';
import { textsQuery } from '@/lib/client/notifications/texts';
import type { Side } from '../meeting-labels';

export function TextOffer({ side }: { side: Side }) {
  const { data } = useQuery(textsQuery());
  const isOn = data?.number && data.number.stopped_at === null;
  if (!data?.available || isOn) return null;
  const portal = side === 'client' ? 'customer-portal' : 'lawyer-portal';
  return (
    <p className="mt-3">
      <Link
        href={`/${portal}/account-settings#texts`}
        prefetch={false}
        className={textLinkAloneClass}
      >
        <Icon of={Smartphone} className="size-4.5" />
        Get a text message before it starts
      </Link>
    </p>
  );
}
