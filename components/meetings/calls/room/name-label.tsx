import { Mic, MicOff } from 'lucide';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icons/icon';

interface NameLabelProps {
  name: string;
  /** Whether the person can be heard. */
  microphone: boolean;
  small?: boolean;
}

/** Who is in a picture, and whether they can be heard. */
export function NameLabel({ name, microphone, small = false }: NameLabelProps) {
  return (
    <figcaption
      className={classNames(
        'absolute z-10 flex items-center bg-teal-950 font-medium',
        small
          ? 'bottom-1.5 left-1.5 max-w-[calc(100%-0.75rem)] gap-1 rounded-inner px-2 py-0.5 text-xs'
          : 'bottom-3 left-3 max-w-[calc(100%-1.5rem)] gap-2 rounded px-3 py-1.5 text-sm',
      )}
    >
      {(!small || !microphone) && (
        <Icon
          of={microphone ? Mic : MicOff}
          className={classNames(
            small ? 'size-3.5' : 'size-4',
            microphone ? 'text-lime-400' : 'text-red-300',
          )}
        />
      )}
      <span className="truncate">{name}</span>
      {!microphone && <span className="sr-only">muted</span>}
    </figcaption>
  );
}
