import { isHeic } from '@/lib/domain/media/attachment-kinds';

const ONE =
  'The other side may not be able to open this photo (HEIC). To send JPEG, choose it on the iPhone itself, or set Settings, Camera, Formats to Most Compatible.';
const SEVERAL = ONE.replace('this photo', 'these photos').replace('choose it', 'choose them');

/** Warns that not every device opens these photos, and how to send JPEG instead. */
export function HeicNote({ names }: { names: readonly string[] }) {
  const count = names.filter(isHeic).length;
  if (count === 0) return null;
  return <p className="mt-2 text-sm text-neutral-700">{count === 1 ? ONE : SEVERAL}</p>;
}
