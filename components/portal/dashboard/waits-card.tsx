import Link from 'next/link';
import { plural } from '@/components/meetings/meeting-labels';
import { Icon } from '@/components/ui/icons/icon';
import type { Dashboard } from '@/lib/contract/meetings/dashboard';
import type { Wait } from './waits';

interface Head {
  title: string;
  /** Why clients do not see the profile, and what comes of doing what is listed below. */
  intro: string | null;
}

const NOT_PUBLIC = 'Your profile is not public';

const CHECKED = 'Your IDs are checked. Clients can find and book you once you finish these:';

const COMPLETE =
  'Your profile is complete. Clients can find and book you once your IDs are checked; we will email you.';

const MEANWHILE = 'While we check your IDs, complete your profile:';

const IDS_LEFT =
  'Your profile is complete. Clients can find and book you once your IDs are checked.';

interface WaitsCardProps {
  waits: readonly Wait[];
  profile: Dashboard['profile'];
  /** A lawyer whom clients have not seen yet. */
  isNew: boolean;
}

/** What keeps clients from the profile, where anything does; each row leads to where it is done. */
export function WaitsCard({ waits, profile, isNew }: WaitsCardProps) {
  const { title, intro } = waitsHead(profile, isNew);
  if (waits.length === 0 && !intro) return null;
  return (
    <section aria-labelledby="waits" className="rounded border bg-white">
      <div className="flex items-baseline justify-between gap-3 p-5">
        <h2 id="waits" className="text-xl">
          {title}
        </h2>
        {waits.length > 0 && (
          <p className="text-sm text-neutral-600 tabular">{plural(waits.length, 'item')}</p>
        )}
      </div>
      {intro && <p className="-mt-3 px-5 pb-5 text-neutral-700">{intro}</p>}
      {waits.length > 0 && (
        <ul>
          {waits.map((wait) => (
            <Row key={wait.key} wait={wait} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Row({ wait }: { wait: Wait }) {
  return (
    <li className="relative flex items-center gap-4 border-t px-5 py-3.5 hover:bg-neutral-50">
      <span className="grid size-10 shrink-0 place-items-center rounded bg-teal-50 text-teal-800">
        <Icon of={wait.icon} className="size-5" />
      </span>
      <div className="min-w-0 flex-1">
        <p className="font-semibold wrap-anywhere">
          <Link href={wait.href} className="stretch rounded">
            {wait.title}
          </Link>
        </p>
        <p className="text-sm text-neutral-600 wrap-anywhere">{wait.detail}</p>
      </div>
    </li>
  );
}

/** What stands above the list of things to do: for whom clients do not see, whether and how that changes. */
function waitsHead(profile: Dashboard['profile'], isNew: boolean): Head {
  const intro = introOf(profile);
  if (!isNew) return { title: profile.is_visible ? 'Your IDs' : NOT_PUBLIC, intro };
  const isChecked = profile.checked_at !== null;
  const waitsForUs = profile.status === 'PENDING' && profile.missing.length === 0;
  return {
    title: isChecked || waitsForUs ? `${NOT_PUBLIC} yet` : 'What to do first',
    intro,
  };
}

function introOf({ is_visible, is_public, status, missing, checked_at }: Dashboard['profile']) {
  if (is_visible) return null;
  const isComplete = missing.length === 0;
  if (checked_at !== null) return isComplete ? hiddenIntro(is_public) : CHECKED;
  if (status === 'PENDING') return isComplete ? COMPLETE : MEANWHILE;
  return isComplete ? IDS_LEFT : null;
}

function hiddenIntro(isPublic: boolean): string | null {
  return isPublic
    ? null
    : 'You have hidden it. Clients can find and book you again once you show it.';
}
