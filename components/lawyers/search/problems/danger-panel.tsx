import Link from 'next/link';
import { PUBLIC_HELP_PATH } from '@/lib/catalogue/legal-help/public-help-path';

export function DangerPanel() {
  return (
    <div className="rounded-inner bg-teal-50 p-3 text-teal-900">
      <p className="font-semibold">If somebody is in danger or was arrested, get help now.</p>
      <p>
        Call{' '}
        <a href="tel:911" className="font-semibold underline">
          911
        </a>{' '}
        for the police or an ambulance. The Public Attorney’s Office (PAO) helps without a fee:{' '}
        <Link href={PUBLIC_HELP_PATH} prefetch={false} className="font-semibold underline">
          see its numbers
        </Link>
        .
      </p>
    </div>
  );
}
