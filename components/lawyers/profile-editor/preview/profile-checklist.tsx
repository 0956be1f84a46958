import { CircleCheck, CircleDashed } from 'lucide';
import Link from 'next/link';
import { Icon } from '@/components/ui/icons/icon';
import { textLinkAloneClass } from '@/components/ui/layout/text-link';
import type { OwnProfile } from '@/lib/contract/lawyers/own-profile';
import { PartsDone } from '../section-nav';
import { PART_LINKS } from './parts';

/** What clients wait for: the parts of the profile, each with the way to it. */
export function ProfileChecklist({ missing }: Pick<OwnProfile, 'missing'>) {
  return (
    <section aria-labelledby="needed">
      <h3 id="needed" className="font-semibold">
        What is needed
      </h3>
      <div className="mt-2 max-w-80">
        <PartsDone missing={missing} />
      </div>
      <ul className="mt-2 grid gap-x-6 sm:grid-cols-2">
        {PART_LINKS.map(({ part, label, href }) => (
          <PartRow key={part} {...{ label, href }} done={!missing.includes(part)} />
        ))}
      </ul>
    </section>
  );
}

function PartRow({ label, href, done }: { label: string; href: string; done: boolean }) {
  return (
    <li className="flex items-center gap-2.5">
      {done ? (
        <Icon of={CircleCheck} className="size-5 text-teal-700" />
      ) : (
        <Icon of={CircleDashed} className="size-5 text-amber-600" />
      )}
      <Link href={href} className={textLinkAloneClass}>
        {label}
        <span className="sr-only">, {done ? 'complete' : 'to do'}</span>
      </Link>
    </li>
  );
}
