import Link from 'next/link';
import { textLinkClass } from '@/components/ui/layout/text-link';
import type { SafePath } from '@/lib/domain/platform/safe-path';
import { signInPath } from './destination';

export function SignInInstead({ callbackUrl }: { callbackUrl: SafePath | null }) {
  return (
    <span>
      Is it yours?{' '}
      <Link href={signInPath(callbackUrl)} className={textLinkClass}>
        Sign in instead
      </Link>
    </span>
  );
}
