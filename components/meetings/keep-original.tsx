import { Checkbox } from '@/components/ui/forms/checkbox';
import type { UploadQueue } from '@/lib/client/meetings/upload-queue';

/** Lets the user send pictures with their metadata: off by default. */
export function KeepOriginal({ queue }: { queue: UploadQueue }) {
  return (
    <Checkbox
      className="mt-1"
      label="Send pictures with the place and time they were taken"
      help="We remove both unless you choose this. They can matter, as after an accident."
      onChange={(event) => queue.keepOriginals(event.target.checked)}
    />
  );
}
