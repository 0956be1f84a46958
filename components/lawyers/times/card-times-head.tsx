import { ChevronLeft, ChevronRight, type IconNode } from 'lucide';
import { TimesZone } from '@/components/ui/display/own-time';
import { IconButton } from '@/components/ui/forms/button';
import { Icon } from '@/components/ui/icons/icon';

interface CardTimesHeadProps {
  /** `November 23 to 27` */
  range: string;
  /** Epoch milliseconds. */
  now: number;
  /** Null where there is nothing to turn to. */
  onEarlier: (() => void) | null;
  onLater: (() => void) | null;
}

/** Which days are shown, and the way to the others. */
export function CardTimesHead({ range, now, onEarlier, onLater }: CardTimesHeadProps) {
  return (
    <div className="flex min-h-13 items-center justify-between gap-3 pr-2 pl-4">
      <p className="text-sm text-neutral-700 in-data-abroad:min-h-10">
        <span aria-live="polite">{range}</span> <TimesZone instant={now} twoLines />
      </p>
      <div className="flex noscript:hidden">
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
