import { ChevronLeft, ChevronRight, type IconNode } from 'lucide';
import { TimesZone } from '@/components/ui/display/own-time';
import { IconButton } from '@/components/ui/forms/button';
import { Icon } from '@/components/ui/icons/icon';

interface CardTimesHeadProps {
  /** `Nov 23 to 27` */
  range: string;
  /** Epoch milliseconds. */
  now: number;
  /** Null where there is nothing to turn to. */
  onEarlier: (() => void) | null;
  onLater: (() => void) | null;
}

/** Which days are shown, and the way to the others; a narrow card has no room for it, and scrolls. */
export function CardTimesHead({ range, now, onEarlier, onLater }: CardTimesHeadProps) {
  return (
    <div className="flex items-center justify-between gap-3 px-4 pt-1.5 @lg:min-h-13 @lg:pt-0 @lg:pr-2">
      <p className="text-xs text-neutral-700 @lg:text-sm">
        {/* In a narrow card each day has its date. */}
        <span aria-live="polite" className="@max-lg:sr-only">
          {range}
        </span>{' '}
        <TimesZone instant={now} />
      </p>
      <div className="hidden @lg:flex @lg:noscript:hidden">
        <Turn label="Earlier days" onPress={onEarlier} icon={ChevronLeft} />
        <Turn label="Later days" onPress={onLater} icon={ChevronRight} />
      </div>
    </div>
  );
}

interface TurnProps {
  label: string;
  onPress: (() => void) | null;
  icon: IconNode;
}

/** Not `disabled` at the ends: the focus would fall off the button that was just pressed. */
function Turn({ label, onPress, icon }: TurnProps) {
  return (
    <IconButton
      aria-label={label}
      aria-disabled={onPress === null}
      className="aria-disabled:text-neutral-400 aria-disabled:hover:bg-transparent"
      onClick={onPress ?? undefined}
    >
      <Icon of={icon} className="size-5" />
    </IconButton>
  );
}
