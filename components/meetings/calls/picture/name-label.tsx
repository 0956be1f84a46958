import { Mic, MicOff } from 'lucide';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icons/icon';

interface NameLabelProps {
  name: string;
  microphone: boolean;
  look?: keyof typeof LOOKS;
}

const LOOKS = {
  large:
    'absolute bottom-3 left-3 z-10 max-w-[calc(100%-1.5rem)] gap-2 rounded bg-teal-950 px-3 py-1.5 text-sm',
  small:
    'absolute bottom-1.5 left-1.5 z-10 max-w-[calc(100%-0.75rem)] gap-1 rounded-inner bg-teal-950 px-2 py-0.5 text-xs',
  line: 'min-w-0 flex-1 gap-2 text-sm',
};

export function NameLabel({ name, microphone, look = 'large' }: NameLabelProps) {
  const Element = look === 'line' ? 'p' : 'figcaption';
  const small = look === 'small';
  return (
    <Element className={classNames('flex items-center font-medium', LOOKS[look])}>
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
    </Element>
  );
}
