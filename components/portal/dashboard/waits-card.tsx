import Link from 'next/link';
import { plural } from '@/components/meetings/meeting-labels';
import { Icon } from '@/components/ui/icons/icon';
import { useMarkSeen } from '@/lib/client/notifications/notifications';
import type { Wait } from './waits';

interface WaitsCardProps {
  waits: readonly Wait[];
}

/** What waits for the lawyer; each row leads to where it is done. */
export function WaitsCard({ waits }: WaitsCardProps) {
  const markSeen = useMarkSeen();
  return (
    <section aria-labelledby="waits" className="rounded border bg-white">
      <div className="flex items-baseline justify-between gap-3 p-5">
        <h2 id="waits" className="text-xl">
          Needs your attention
        </h2>
        {waits.length > 0 && (
          <p className="text-sm text-neutral-600 tabular">{plural(waits.length, 'item')}</p>
        )}
      </div>
      {waits.length === 0 && (
        <p className="-mt-3 px-5 pb-5 text-neutral-700">You’re all caught up.</p>
      )}
      {waits.length > 0 && (
        <ul>
          {waits.map(({ notice, ...wait }) => (
            <Row key={wait.key} wait={wait} onOpen={() => notice && markSeen.mutate(notice)} />
          ))}
        </ul>
      )}
    </section>
  );
}

function Row({ wait, onOpen }: { wait: Wait; onOpen: () => void }) {
  return (
    <li className="relative flex items-center gap-4 border-t px-5 py-3.5 hover:bg-neutral-50">
      <span className="grid size-10 shrink-0 place-items-center rounded bg-teal-50 text-teal-800">
        <Icon of={wait.icon} className="size-5" />
      </span>
      <div className="min-w-0 flex-1">
        <p className="font-semibold wrap-anywhere">
          <Link href={wait.href} className="stretch rounded" onClick={onOpen}>
            {wait.title}
          </Link>
        </p>
        <p className="text-sm text-neutral-600 wrap-anywhere">{wait.detail}</p>
      </div>
      {wait.age && <p className="shrink-0 text-sm text-neutral-600">{wait.age}</p>}
    </li>
  );
}
