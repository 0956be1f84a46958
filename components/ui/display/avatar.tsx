import { classNames } from '../class-names';
import { SafeImage } from './safe-image';

type AvatarSize = 'small' | 'medium' | 'large' | 'extra-large' | 'huge' | 'card';

interface AvatarProps {
  name: string;
  pictureUrl?: string | null;
  /** Lawyers are square, everyone else is round. */
  square?: boolean;
  size?: AvatarSize;
  /** `eager` for pictures in the initial viewport. */
  loading?: 'eager' | 'lazy';
  className?: string;
}

const SIZES: Record<AvatarSize, string> = {
  small: 'size-9 text-sm',
  medium: 'size-12 text-base',
  large: 'size-16 text-xl',
  'extra-large': 'size-20 text-2xl',
  huge: 'size-24 text-2xl lg:size-32 lg:text-3xl',
  // Given by the card (app/globals.css).
  card: '',
};

/** Widths of the frames, by which the browser chooses the file. */
const FRAMES: Record<AvatarSize, { width: number; sizes?: string }> = {
  small: { width: 36 },
  medium: { width: 48 },
  large: { width: 64 },
  'extra-large': { width: 80 },
  huge: { width: 128, sizes: '(min-width: 64rem) 128px, 96px' },
  card: { width: 64 },
};

/** Picture or initials, always beside the written name, so it is hidden from screen readers. */
export function Avatar(props: AvatarProps) {
  const { name, pictureUrl, square = false, size = 'medium', loading, className } = props;
  const frame = classNames('avatar', SIZES[size], square ? 'rounded' : 'rounded-full', className);
  if (!pictureUrl) {
    return (
      <span
        className={classNames('inline-grid shrink-0 place-items-center', frame)}
        aria-hidden="true"
      >
        {initials(name)}
      </span>
    );
  }
  const fallback = <span aria-hidden="true">{initials(name)}</span>;
  return (
    <SafeImage
      src={pictureUrl}
      alt=""
      className={frame}
      {...FRAMES[size]}
      loading={loading}
      fallback={fallback}
    />
  );
}

/** Returns `AF` for Anna Ferrer, `MS` for Maria Luisa Santos; a title such as `Atty.` does not count. */
export function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => word !== '' && !word.endsWith('.'));
  const first = words.at(0) ?? '';
  const last = words.length > 1 ? (words.at(-1) ?? '') : '';
  return (firstLetter(first) + firstLetter(last)).toUpperCase();
}

function firstLetter(word: string): string {
  return Array.from(word)[0] ?? '';
}
