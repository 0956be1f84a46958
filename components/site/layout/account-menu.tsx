'use client';

import { type KeyboardEvent, useEffect, useId, useState } from 'react';
import { Avatar } from '@/components/ui/display/avatar';
import { showToast } from '@/components/ui/feedback/toast-queue';
import { preload, useLater } from '@/components/ui/hooks/use-later';
import { Tooltip } from '@/components/ui/overlays/tooltip';
import type { StoredUser } from '@/lib/contract/accounts/users';
import { TRANSPORT_TEXTS } from '@/lib/contract/platform/first-texts';

type Person = Pick<StoredUser, 'first_name' | 'last_name' | 'picture_url'>;
type Opening = 'pointer' | 'keyboard';

const loadEntries = () => import('./account-entries').then(({ AccountEntries }) => AccountEntries);

/** Name and picture of a signed-in customer; the menu is preloaded on hover and focus. */
export function AccountMenu({ user }: { user: Person }) {
  const [opening, setOpening] = useState<Opening | null>(null);
  const { code: AccountEntries, failed, retry } = useLater(loadEntries, opening !== null);
  const tooltip = useId();
  const name = `${user.first_name} ${user.last_name}`;

  useEffect(() => {
    if (failed) showToast('error', TRANSPORT_TEXTS.noAnswer);
  }, [failed]);

  const open = (how: Opening) => {
    setOpening(how);
    retry();
  };
  const button = (
    <button
      type="button"
      aria-describedby={tooltip}
      aria-haspopup="menu"
      aria-busy={(opening !== null && !AccountEntries && !failed) || undefined}
      className="-mr-1.5 flex min-h-tap min-w-0 items-center gap-2.5 rounded px-1.5 transition-colors hover:bg-neutral-100 aria-busy:cursor-progress aria-busy:bg-neutral-100"
      onPointerEnter={() => preload(loadEntries)}
      onFocus={() => preload(loadEntries)}
      onClick={
        AccountEntries ? undefined : ({ detail }) => open(detail > 0 ? 'pointer' : 'keyboard')
      }
      onKeyDown={AccountEntries ? undefined : (event) => openByArrow(event, open)}
    >
      <span className="sr-only">Account menu of </span>
      <span className="max-w-60 truncate font-medium max-sm:sr-only">{name}</span>
      <Avatar name={name} pictureUrl={user.picture_url} size="small" loading="eager" />
    </button>
  );
  return (
    <Tooltip id={tooltip} text="Account settings">
      {AccountEntries && opening ? <AccountEntries trigger={button} opening={opening} /> : button}
    </Tooltip>
  );
}

function openByArrow(event: KeyboardEvent, open: (how: Opening) => void) {
  if (event.key !== 'ArrowDown') return;
  event.preventDefault();
  open('keyboard');
}
