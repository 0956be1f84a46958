'use client';

import { useRouter } from 'next/navigation';
import type { ComponentProps, MouseEvent } from 'react';

interface SoftLinkProps extends ComponentProps<'a'> {
  /** An address of the product. */
  href: string;
}

/**
 * A link that is followed without loading the page anew, and no more than that: a page of results has some two hundred
 * of them, and each of Next's own, which can fetch ahead, costs the phone ten times as much to revive.
 */
export function SoftLink({ href, ...rest }: SoftLinkProps) {
  const router = useRouter();
  const follow = (event: MouseEvent) => {
    if (!isPlain(event)) return;
    event.preventDefault();
    router.push(href);
  };
  return <a href={href} onClick={follow} {...rest} />;
}

/** Whether the press asks for nothing but to go there: not for another tab, another window, a download. */
function isPlain(event: MouseEvent): boolean {
  const { button, metaKey, ctrlKey, shiftKey, altKey } = event;
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
