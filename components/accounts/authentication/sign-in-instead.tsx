import Link from 'next/link';
import { textLinkClass } from '@/components/ui/layout/text-link';
import { type SafePath, sitePath, withCallback } from '@/lib/domain/platform/safe-path';

export function SignInInstead({ callbackUrl }: { callbackUrl: SafePath | null }) {
  return (
    <span>
      Is it yours?{' '}
      <Link href={withCallback(sitePath`/login?sign_in=1`, callbackUrl)} className={textLinkClass}>
        Sign in instead
      </Link>
    </span>
  );
}
