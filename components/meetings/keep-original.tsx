import { Checkbox } from '@/components/ui/forms/checkbox';
import type { UploadQueue } from '@/lib/client/meetings/upload-queue';

/** Whether pictures are sent with their metadata: off by default. */
export function KeepOriginal({ queue }: { queue: UploadQueue }) {
  return (
    <Checkbox
      className="mt-1"
      label="Keep the original, with the place and time where it was taken"
      help="Otherwise we remove them from pictures."
      onChange={(event) => queue.keepOriginals(event.target.checked)}
    />
  );
}
