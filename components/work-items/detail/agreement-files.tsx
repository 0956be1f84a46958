'use client';

import { Check } from 'lucide';
import { AddFiles } from '@/components/meetings/files/add-files';
import { AttachedFile, addedBy } from '@/components/meetings/files/attached-file';
import { counterpart } from '@/components/meetings/meeting-labels';
import { Icon } from '@/components/ui/icons/icon';
import { agreementFiles } from '@/lib/client/work-items/files';
import type { WorkItem } from '@/lib/contract/work-items/work-items';
import type { Reader } from '../work-item-paths';

interface AgreementFilesProps {
  item: WorkItem;
  reader: Reader;
}

export function AgreementFiles({ item, reader }: AgreementFilesProps) {
  const { files: all, can_add_files: open, deliveries } = item;
  // Delivered files stand with their delivery.
  const delivered = deliveries.flatMap(({ file_ids }) => file_ids);
  const files = all.filter(({ _id }) => !delivered.includes(_id));
  const holder = { kind: agreementFiles, id: item._id };
  const bytes = all.reduce((sum, file) => sum + file.size, 0);
  const otherName = counterpart(item, reader).name;
  return (
    <section id="files" aria-labelledby="files-title" className="scroll-mt-20 border-t py-7">
      <h2 id="files-title" className="flex items-baseline gap-2 text-xl">
        <span>Files</span>
        {files.length > 0 && (
          <span className="font-sans text-base font-normal text-neutral-600 tabular">
            {files.length}
          </span>
        )}
      </h2>
      {files.length > 0 && (
        <ul className="mt-2 divide-y">
          {files.map((file) => (
            <AttachedFile
              key={file._id}
              holder={holder}
              file={file}
              open={open}
              from={<From name={addedBy(file, otherName)} />}
            />
          ))}
        </ul>
      )}
      {open ? (
        <AddFiles holder={holder} taken={{ count: all.length, bytes }} />
      ) : (
        files.length === 0 && <p className="mt-2 text-neutral-700">No files were added.</p>
      )}
    </section>
  );
}

function From({ name }: { name: string }) {
  return (
    <>
      {' '}
      <span className="inline-flex items-center gap-1 text-teal-800">
        <Icon of={Check} className="size-4" />
        from {name}
      </span>
    </>
  );
}
