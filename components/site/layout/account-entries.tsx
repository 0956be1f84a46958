'use client';

import { Bookmark, FileText, LogOut, Settings, Video } from 'lucide';
import type { ReactNode } from 'react';
import { AdministrationLink } from '@/components/accounts/administration-link';
import { useLogout } from '@/components/accounts/authentication/use-logout';
import { ACCOUNT_SAVED_PATH } from '@/components/lawyers/addresses';
import { Icon } from '@/components/ui/icons/icon';
import {
  Dropdown,
  DropdownDivider,
  DropdownItem,
  DropdownLink,
} from '@/components/ui/overlays/dropdown';

interface AccountEntriesProps {
  trigger: ReactNode;
  opening: 'pointer' | 'keyboard';
}

export function AccountEntries({ trigger, opening }: AccountEntriesProps) {
  const logout = useLogout();
  return (
    <Dropdown trigger={trigger} opening={opening}>
      <DropdownLink href="/customer-portal" icon={<Icon of={Video} />}>
        Meetings
      </DropdownLink>
      <DropdownLink href="/customer-portal/work-items" icon={<Icon of={FileText} />}>
        Engagement Agreements
      </DropdownLink>
      <DropdownLink href={ACCOUNT_SAVED_PATH} icon={<Icon of={Bookmark} />}>
        Saved lawyers
      </DropdownLink>
      <AdministrationLink Row={DropdownLink} />
      <DropdownDivider />
      <DropdownLink href="/customer-portal/account-settings" icon={<Icon of={Settings} />}>
        Account Settings
      </DropdownLink>
      <DropdownItem icon={<Icon of={LogOut} />} onSelect={logout}>
        Logout
      </DropdownItem>
    </Dropdown>
  );
}
