import Link from 'next/link';
import { type ButtonLook, buttonClass } from '@/components/ui/button-class';

/** For people without an account: not even for a frame for somebody who is signed in (app/globals.css). */
export function RegisterLink(look: ButtonLook) {
  return (
    <Link
      href="/signup/customer"
      prefetch={false}
      data-only-for="visitor"
      className={buttonClass({ size: 'large', ...look })}
    >
      Register
    </Link>
  );
}
