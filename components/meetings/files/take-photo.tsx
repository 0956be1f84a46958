import { Camera } from 'lucide';
import { buttonClass } from '@/components/ui/forms/button-class';
import { Icon } from '@/components/ui/icons/icon';
import { meetingFiles } from '@/lib/client/meetings/files';
import type { Meeting } from '@/lib/contract/meetings/meetings';
import { useAddedFiles } from './use-added-files';

/** Opens the camera of a phone, elsewhere the choice of a picture, and adds the photo to the files of the meeting. */
export function TakePhoto({
  meeting: { _id, files },
}: {
  meeting: Pick<Meeting, '_id' | 'files'>;
}) {
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  const { add, rows } = useAddedFiles(
    { kind: meetingFiles, id: _id },
    { count: files.length, bytes },
  );
  return (
    <div className="mt-4">
      <label
        className={`${buttonClass({ variant: 'outline' })} relative has-focus-visible:is-focus`}
      >
        <Icon of={Camera} className="size-5" />
        <span className="pointer-fine:hidden">Take a photo now</span>
        <span className="hidden pointer-fine:inline">Add a photo</span>
        <input
          type="file"
          accept="image/*"
          capture="environment"
          multiple
          className="sr-only"
          onChange={({ target }) => {
            const chosen = Array.from(target.files ?? []);
            target.value = '';
            if (chosen.length > 0) void add(chosen);
          }}
        />
      </label>
      {rows && <ul className="mt-2 divide-y">{rows}</ul>}
      {files.length > 0 && (
        <p className="mt-2 text-sm text-neutral-700">
          {`${files.length === 1 ? '1 file is' : `${files.length} files are`} with this meeting.`}
        </p>
      )}
    </div>
  );
}
