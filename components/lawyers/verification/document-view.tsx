'use client';

import { Download } from 'lucide';
import { buttonClass } from '@/components/ui/forms/button-class';
import { Icon } from '@/components/ui/icons/icon';
import type { IdentityDocument } from '@/lib/contract/lawyers/verification';
import { fileSize } from '@/lib/domain/platform/files/file-size';
import { DocumentPages } from './document-pages';
import { DocumentPicture } from './document-picture';
import { documentName } from './documents';

export function DocumentView({ document }: { document: IdentityDocument }) {
  const { name, kind, size, url, content_type } = document;
  return (
    <figure className="min-w-0">
      <figcaption className="font-semibold">{documentName(kind)}</figcaption>
      {content_type === 'image/jpeg' ? (
        <DocumentPicture src={url} name={documentName(kind)} />
      ) : (
        <DocumentPages src={url} name={documentName(kind)} />
      )}
      <a
        href={url}
        download={name}
        rel="noreferrer"
        className={`${buttonClass({ variant: 'outline', wide: true })} mt-2`}
      >
        <Icon of={Download} className="size-5" />
        Download<span className="sr-only"> the {documentName(kind)}</span>
        <span className="text-sm font-normal text-neutral-600 tabular">{fileSize(size)}</span>
      </a>
    </figure>
  );
}
