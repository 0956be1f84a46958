import { classNames } from '@/components/ui/class-names';
import { initials } from '@/components/ui/display/avatar';
import { SafeImage } from '@/components/ui/display/safe-image';

interface PortraitProps {
  name: string;
  pictureUrl: string | null;
  /** Lawyers are square, everyone else is round. */
  square: boolean;
  small: boolean;
}

/** Who it is while there is no picture that moves; as large as a stage asks for. The name stands beside it. */
export function Portrait({ name, pictureUrl, square, small }: PortraitProps) {
  const frame = classNames(
    'grid shrink-0 place-items-center bg-teal-100 font-semibold text-teal-900',
    square ? 'rounded' : 'rounded-full',
    small ? 'size-12' : 'size-32 text-4xl lg:size-44 lg:text-5xl short:size-28',
  );
  const letters = <span aria-hidden="true">{initials(name)}</span>;
  if (!pictureUrl) return <span className={frame}>{letters}</span>;
  return (
    <SafeImage
      src={pictureUrl}
      alt=""
      className={frame}
      width={small ? 48 : 176}
      loading="eager"
      fallback={letters}
    />
  );
}
