import Link from 'next/link';
import { Notice } from '@/components/ui/feedback/notice';
import { textLinkAloneClass } from '@/components/ui/layout/text-link';
import { ApiError } from '@/lib/client/platform/api-error';
import { OTHER_LINKS, PART_LINKS, type PartLink, REGISTRATION_LINK } from './parts';

/** Returns the obstacles to publishing a profile that the server named. */
export function obstaclesIn(error: Error | null): PartLink[] {
  if (!(error instanceof ApiError)) return [];
  return [...PART_LINKS, REGISTRATION_LINK, ...OTHER_LINKS].filter(({ part }) =>
    Object.hasOwn(error.fields, part),
  );
}

export function Obstacles({ links }: { links: readonly PartLink[] }) {
  return (
    <Notice tone="bad" title="Clients can’t see your profile yet. Still to do:">
      <ul>
        {links.map(({ part, label, href }) => (
          <li key={part}>
            <Link
              href={href}
              prefetch={false}
              className={`${textLinkAloneClass} text-red-800! decoration-red-300! hover:decoration-red-800!`}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </Notice>
  );
}
