'use client';

import { useQuery } from '@tanstack/react-query';
import { BadgeCheck, Settings } from 'lucide';
import Link from 'next/link';
import { Avatar } from '@/components/ui/display/avatar';
import { LoadingRegion, Skeleton } from '@/components/ui/feedback/skeleton';
import { buttonClass } from '@/components/ui/forms/button-class';
import { Icon } from '@/components/ui/icons/icon';
import { accountQuery } from '@/lib/client/accounts/settings';
import type { Account } from '@/lib/contract/accounts/settings';
import { fullName } from '@/lib/domain/accounts/full-name';

/** Who is signed in, with the way to the settings. */
export function ProfileCard() {
  const { data, isPending } = useQuery(accountQuery());
  if (isPending) {
    return (
      <LoadingRegion label="Loading your profile">
        <Skeleton className="mt-8 h-21 w-full" />
      </LoadingRegion>
    );
  }
  return data && <Card user={data.user} />;
}

function Card({ user }: Pick<Account, 'user'>) {
  const name = fullName(user);
  return (
    <section
      aria-label="Your profile"
      className="mt-8 flex items-center gap-3 rounded border bg-white p-4 sm:gap-4 sm:px-5"
    >
      <Avatar name={name} pictureUrl={user.picture_url} loading="eager" />
      <div className="min-w-0 flex-1">
        <p className="leading-6 font-semibold wrap-anywhere">{name}</p>
        <p className="flex flex-wrap items-center gap-x-3 text-sm text-neutral-700">
          <span className="min-w-0 truncate">{user.email}</span>
          {user.email_verified && (
            <span className="inline-flex items-center gap-1 font-medium text-teal-800">
              <Icon of={BadgeCheck} className="size-4" />
              Email verified
            </span>
          )}
        </p>
      </div>
      <Link
        href="/customer-portal/account-settings"
        prefetch={false}
        className={`${buttonClass({ variant: 'outline' })} max-sm:px-3`}
      >
        <Icon of={Settings} className="size-5" />
        <span className="max-sm:sr-only">Account settings</span>
      </Link>
    </section>
  );
}
