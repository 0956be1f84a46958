import { Checkbox } from '@/components/ui/forms/checkbox';
import type { UploadQueue } from '@/lib/client/meetings/upload-queue';

/** Whether pictures are sent with their metadata: off by default. */
export function KeepOriginal({ queue }: { queue: UploadQueue }) {
  return (
    <Checkbox
      className="mt-1"
      label="Keep the originals of pictures, with place and time"
      help="Otherwise we remove where and when they were taken."
      onChange={(event) => queue.keepOriginals(event.target.checked)}
    />
  );
}
