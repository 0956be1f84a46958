import { Button } from '@/components/ui/forms/button';

interface OtherVersionProps {
  text: string;
  where: 'field' | 'fields';
  pending: boolean;
  onMine: () => void;
  onOther: () => void;
}

export function OtherVersion({ text, where, pending, onMine, onOther }: OtherVersionProps) {
  return (
    <>
      <p>What you wrote is still in the {where}. Saved there:</p>
      <blockquote className="mt-2 max-h-48 overflow-y-auto rounded-inner border bg-white p-3 break-words whitespace-pre-line text-neutral-900">
        {text}
      </blockquote>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button size="small" pending={pending} pendingLabel="Saving" onClick={onMine}>
          Save mine instead
        </Button>
        <Button size="small" variant="outline" onClick={onOther}>
          Take the other
        </Button>
      </div>
    </>
  );
}
