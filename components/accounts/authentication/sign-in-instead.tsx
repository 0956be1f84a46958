import Link from 'next/link';
import { textLinkClass } from '@/components/ui/layout/text-link';
import { withCallbackUrl } from './destination';

/** Below the address, when there is an account with it. */
export function SignInInstead({ callbackUrl }: { callbackUrl: string | null }) {
  return (
    <>
      Is it yours?{' '}
      <Link href={withCallbackUrl('/login', callbackUrl)} className={textLinkClass}>
        Sign in instead
      </Link>
    </>
  );
}
