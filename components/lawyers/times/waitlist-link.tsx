import Link from 'next/link';
import { waitlistPath } from '@/components/lawyers/addresses';
import { textLinkAloneClass } from '@/components/ui/layout/text-link';

interface WaitlistLinkProps {
  lawyerId: string;
  name?: string;
}

export function WaitlistLink({ lawyerId, name }: WaitlistLinkProps) {
  return (
    <Link
      href={waitlistPath(lawyerId)}
      prefetch={false}
      // For people with an account, as the times.
      rel="nofollow"
      className={textLinkAloneClass}
    >
      <span>Tell me when a time is free</span>
      {name && <span className="sr-only"> with {name}</span>}
    </Link>
  );
}
