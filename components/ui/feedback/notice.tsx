import { CircleAlert, Clock, type IconNode, Info } from 'lucide';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names';
import { Icon } from '../icons/icon';

type NoticeTone = 'info' | 'waiting' | 'bad';

interface NoticeProps extends Omit<ComponentProps<'div'>, 'title' | 'role'> {
  tone?: NoticeTone;
  title: ReactNode;
  icon?: ReactNode;
  children?: ReactNode;
}

const TONES: Record<NoticeTone, { box: string; mark: IconNode }> = {
  info: { box: 'border-teal-200 bg-teal-50 text-teal-900', mark: Info },
  waiting: { box: 'border-amber-300 bg-amber-50 text-amber-900', mark: Clock },
  bad: { box: 'border-red-300 bg-red-50 text-red-800', mark: CircleAlert },
};

/** An inline message. Red interrupts a screen reader, the others are polite. */
export function Notice({ tone = 'info', title, icon, children, className, ...rest }: NoticeProps) {
  const { box, mark } = TONES[tone];
  return (
    <div
      {...rest}
      role={tone === 'bad' ? 'alert' : 'status'}
      className={classNames('flex gap-3 rounded border p-4', box, className)}
    >
      {icon ?? <Icon of={mark} className="mt-0.5 size-5" />}
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{title}</p>
        {children && <div className="mt-1 text-sm">{children}</div>}
      </div>
    </div>
  );
}
