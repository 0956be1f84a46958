'use client';

import { FileText } from 'lucide';
import { ConfirmAction } from '@/components/platform/confirm-action';
import { Notice } from '@/components/ui/feedback/notice';
import { buttonClass } from '@/components/ui/forms/button-class';
import { Icon } from '@/components/ui/icons/icon';
import { useRemoveTaxDocument } from '@/lib/client/lawyers/tax';
import { messageFor } from '@/lib/client/platform/messages';
import type { TaxDocument } from '@/lib/contract/lawyers/tax';
import { formatDay } from '@/lib/domain/platform/clock-labels';
import { fileSize } from '@/lib/domain/platform/files/file-size';

/** The certificate that is stored, to be opened or removed. */
export function SavedDocument({ document }: { document: TaxDocument }) {
  const { name, size, added_at, url } = document;
  return (
    <div className="grid gap-3 rounded border bg-white p-4">
      <div className="flex gap-3">
        <Icon of={FileText} className="size-6 shrink-0 text-neutral-600" />
        <div className="min-w-0">
          <p className="font-semibold wrap-anywhere">{name}</p>
          <p className="text-sm text-neutral-600 tabular">
            {fileSize(size)}, added on {formatDay(Date.parse(added_at))}
          </p>
        </div>
      </div>
      <div className="flex flex-wrap gap-3">
        <a
          href={url}
          download={name}
          rel="noreferrer"
          className={buttonClass({ variant: 'outline', size: 'small' })}
        >
          Download<span className="sr-only"> the certificate</span>
        </a>
        <RemoveDocument name={name} />
      </div>
    </div>
  );
}

function RemoveDocument({ name }: { name: string }) {
  const remove = useRemoveTaxDocument();
  return (
    <ConfirmAction
      label={
        <>
          Remove<span className="sr-only"> the certificate</span>
        </>
      }
      look={{ size: 'small' }}
      title="Remove the certificate?"
      confirm="Remove it"
      confirmVariant="danger"
      pendingLabel="Removing"
      keep="Keep it"
      failure={
        remove.isError && (
          <Notice tone="bad" title={messageFor('removeTaxDocument', remove.error)} />
        )
      }
      mutation={remove}
      run={() => remove.mutateAsync()}
    >
      {`“${name}” will be permanently deleted. Your TIN and registered name stay.`}
    </ConfirmAction>
  );
}
