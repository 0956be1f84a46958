import type { IconNode } from 'lucide';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icons/icon';

type ControlLook = 'plain' | 'off' | 'active' | 'leave';

interface ControlButtonProps extends ComponentProps<'button'> {
  icon: IconNode;
  look?: ControlLook;
  badge?: ReactNode;
}

const LOOKS: Record<ControlLook, string> = {
  plain: 'w-12 sm:w-13 bg-teal-800 text-white group-hover:bg-teal-700',
  off: 'w-12 sm:w-13 bg-white text-teal-950 group-hover:bg-teal-100',
  active: 'w-12 sm:w-13 bg-lime-400 text-teal-950 group-hover:bg-lime-300',
  leave: 'w-14 sm:w-16 bg-red-600 text-white group-hover:bg-red-700',
};

export function ControlButton(props: ControlButtonProps) {
  const { icon, look = 'plain', badge, className, children, ...rest } = props;
  return (
    <button
      {...rest}
      type="button"
      className={classNames(
        'group grid min-w-12 justify-items-center gap-1 rounded text-xs whitespace-nowrap text-teal-50 sm:min-w-16',
        className,
      )}
    >
      <span
        className={classNames(
          'relative grid h-12 place-items-center rounded-full transition-colors sm:h-13 short:h-12',
          LOOKS[look],
        )}
      >
        <Icon of={icon} className="size-5" />
        {badge}
      </span>
      {children}
    </button>
  );
}

export function ControlBadge({
  children,
  warns = false,
}: {
  children: ReactNode;
  warns?: boolean;
}) {
  return (
    <span
      aria-hidden="true"
      className={classNames(
        'absolute -top-0.5 -right-0.5 grid h-5 min-w-5 place-items-center rounded-full px-1 text-xs font-semibold text-teal-950',
        warns ? 'bg-amber-300' : 'bg-lime-400',
      )}
    >
      {children}
    </span>
  );
}
