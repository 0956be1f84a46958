import type { IconNode } from 'lucide';
import type { ReactNode } from 'react';
import { YourTime } from '@/components/ui/display/own-time';
import { Icon } from '@/components/ui/icons/icon';
import { formatDate } from '@/lib/domain/platform/clock-labels';
import { timeRange } from '../meeting-labels';
import type { CallAbout } from './call-facts';

interface CallNoticeProps {
  icon: IconNode;
  title: string;
  children: ReactNode;
  about: CallAbout;
  actions: ReactNode;
  below?: ReactNode;
}

/** A page in place of the call: what is the matter, which meeting it is about, and what can be done. */
export function CallNotice({ icon, title, children, about, actions, below }: CallNoticeProps) {
  return (
    <div className="mx-auto w-full max-w-form">
      <div className="rounded border bg-white p-5 sm:p-8">
        <span className="grid size-12 place-items-center rounded bg-teal-50 text-teal-800">
          <Icon of={icon} className="size-6" />
        </span>
        <h1 className="mt-5 text-3xl">{title}</h1>
        <div className="mt-3 max-w-text text-neutral-700">{children}</div>
        <div className="mt-5 border-t pt-5">
          {about.subject && <p className="font-semibold wrap-anywhere">{about.subject}</p>}
          <p className="text-neutral-700">With {about.withName}</p>
          <p className="text-neutral-700 tabular">
            {formatDate(about.start)},{' '}
            <span className="whitespace-nowrap">{timeRange(about.start, about.end)}</span>
          </p>
          <YourTime instant={about.start} className="block text-neutral-600 tabular" />
        </div>
        {actions && <div className="mt-6 flex flex-wrap gap-3">{actions}</div>}
      </div>
      {below}
    </div>
  );
}
