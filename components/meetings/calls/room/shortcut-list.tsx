'use client';

import { Switch } from '@/components/ui/forms/switch';
import { type ShortcutKey, useShortcutsOn } from './use-shortcuts';

/** What each key does; those without a control here are left out. */
export function ShortcutList({ shown }: { shown: readonly (readonly [ShortcutKey, string])[] }) {
  const [on, setOn] = useShortcutsOn();
  return (
    <>
      <Switch
        atEnd
        label="Single keys"
        help="They work while you are not typing."
        checked={on}
        onChange={({ target }) => setOn(target.checked)}
      />
      {on && (
        <dl className="mt-1 grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-2">
          {shown.map(([key, what]) => (
            <div key={key} className="col-span-2 grid grid-cols-subgrid items-center">
              <dt>
                <kbd className="grid size-8 place-items-center rounded-inner border border-neutral-400 bg-white font-sans text-sm font-semibold uppercase">
                  {key}
                </kbd>
              </dt>
              <dd>{what}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}
