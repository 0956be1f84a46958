import { Download, ExternalLink } from 'lucide';
import { buttonClass } from '@/components/ui/forms/button-class';
import { Icon } from '@/components/ui/icons/icon';
import type { SentInvoice } from '@/lib/contract/payments/invoices';
import { fileSize } from '@/lib/domain/platform/files/file-size';

interface InvoiceSourceProps {
  invoice: Pick<SentInvoice, 'number' | 'link' | 'file'>;
  className?: string;
}

export function InvoiceSource({ invoice: { number, link, file }, className }: InvoiceSourceProps) {
  const look = buttonClass({ variant: 'outline', size: 'small' });
  const of = <span className="sr-only"> invoice {number}</span>;
  if (file)
    return (
      <div className={className}>
        <p className="mb-2 text-sm wrap-anywhere">
          {file.name} <span className="text-neutral-600 tabular">{fileSize(file.size)}</span>
        </p>
        <a href={file.url} download={file.name} rel="noreferrer" className={look}>
          <Icon of={Download} className="size-4" />
          Download{of}
        </a>
      </div>
    );
  if (!link) return null;
  return (
    <div className={className}>
      <p className="mb-2 text-sm wrap-anywhere">
        Leads to <strong>{new URL(link).host}</strong>, another site that we did not check.
      </p>
      <a href={link} target="_blank" rel="noopener noreferrer" className={look}>
        <Icon of={ExternalLink} className="size-4" />
        Open{of}
      </a>
    </div>
  );
}
