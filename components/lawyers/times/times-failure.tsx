import { RotateCw } from 'lucide';
import { Button } from '@/components/ui/forms/button';
import { Icon } from '@/components/ui/icons/icon';

interface TimesFailureProps {
  title: string;
  reason: string | null;
  onRetry: () => void;
}

export function TimesFailure({ title, reason, onRetry }: TimesFailureProps) {
  return (
    <div role="alert" className="grid justify-items-start gap-2 px-4 pt-2 pb-5">
      <p className="font-semibold text-red-700">{title}</p>
      <p className="text-sm text-neutral-700">{reason}</p>
      <Button variant="outline" size="small" onClick={onRetry}>
        <Icon of={RotateCw} className="size-4" />
        Try again
      </Button>
    </div>
  );
}
