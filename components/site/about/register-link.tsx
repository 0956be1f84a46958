import Link from 'next/link';
import { type ButtonLook, buttonClass } from '@/components/ui/forms/button-class';

/** For visitors: never visible to a signed-in user, not for a single frame (app/globals.css). */
export function RegisterLink(look: ButtonLook) {
  return (
    // The attribute is on an element without a class: a class of the link that sets `display` would win.
    <span data-only-for="visitor">
      <Link
        href="/signup/customer"
        prefetch={false}
        className={buttonClass({ size: 'large', ...look })}
      >
        Register
      </Link>
    </span>
  );
}
