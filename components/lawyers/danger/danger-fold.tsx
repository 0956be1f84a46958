import type { DangerKind } from '@/lib/catalogue/legal-problems/dangers/danger-kinds';
import { DangerPanel } from './danger-panel';

interface DangerFoldProps {
  kinds: readonly DangerKind[];
}

/** The panel in one line that opens, for pages that most read without being in danger. */
export function DangerFold({ kinds }: DangerFoldProps) {
  const held = kinds.includes('arrest') ? ', or arrested' : '';
  return (
    <details className="mt-4">
      <summary className="flex min-h-tap w-fit cursor-pointer items-center font-semibold text-red-700 underline underline-offset-4">
        <span>{`In danger${held}? Get help now`}</span>
      </summary>
      <DangerPanel kinds={kinds} className="mt-1 max-w-form" />
    </details>
  );
}
