'use client';

import { Download, FileText } from 'lucide';
import { addedBy } from '@/components/meetings/files/attached-file';
import { PermittedLink } from '@/components/platform/practice';
import { EmptySection } from '@/components/ui/feedback/nothing-here';
import { iconButtonClass } from '@/components/ui/forms/button-class';
import { Icon } from '@/components/ui/icons/icon';
import { textLinkClass } from '@/components/ui/layout/text-link';
import type { SharedFile } from '@/lib/contract/meetings/clients';
import { FILES_OF_A_CLIENT } from '@/lib/domain/meetings/client';
import { formatDay } from '@/lib/domain/platform/clock-labels';
import { fileSize } from '@/lib/domain/platform/files/file-size';
import { sharedPath } from './client-paths';

interface ClientFilesProps {
  files: readonly SharedFile[];
  clientName: string;
}

export function ClientFiles({ files, clientName }: ClientFilesProps) {
  return (
    <section aria-labelledby="client-files" className="min-w-0">
      <h2 id="client-files" className="flex scroll-mt-24 items-baseline gap-2 text-xl">
        Files
        <span className="font-sans text-base font-normal text-neutral-600 tabular">
          {files.length}
        </span>
      </h2>
      {files.length === 0 ? (
        <div className="mt-3">
          <EmptySection>
            No files yet. What either of you adds to a meeting or an agreement is also listed here.
          </EmptySection>
        </div>
      ) : (
        <ul className="mt-3 divide-y rounded border bg-white">
          {files.map((file) => (
            <Row key={file._id} file={file} clientName={clientName} />
          ))}
        </ul>
      )}
      {files.length === FILES_OF_A_CLIENT && (
        <p className="mt-3 text-sm text-neutral-600">
          These are the newest {FILES_OF_A_CLIENT}. Older ones are on the pages of their meetings
          and agreements.
        </p>
      )}
    </section>
  );
}

function Row({ file, clientName }: { file: SharedFile; clientName: string }) {
  const { name, size, url, about, added_at: addedAt } = file;
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3 py-2.5 pr-2 pl-4 sm:pl-5">
      <span className="grid size-10 place-items-center rounded bg-teal-50 text-teal-800">
        <Icon of={FileText} className="size-5" />
      </span>
      <div className="min-w-0">
        <p className="truncate font-medium" title={name}>
          {name}
        </p>
        <p className="text-sm text-neutral-600 tabular">
          {fileSize(size)}, added by {addedBy(file, clientName)} on {formatDay(Date.parse(addedAt))}
          , for{' '}
          <PermittedLink href={sharedPath(about)} className={textLinkClass}>
            {about.title}
          </PermittedLink>
        </p>
      </div>
      <a href={url} download={name} aria-label={`Download ${name}`} className={iconButtonClass}>
        <Icon of={Download} className="size-5" />
      </a>
    </li>
  );
}
