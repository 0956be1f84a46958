import { focusOnMount } from '@/components/ui/feedback/focus-on-mount';
import { Button } from '@/components/ui/forms/button';

interface QuestionProps {
  text: string;
  yes: string;
  pending?: boolean;
  onYes: () => void;
  onNo: () => void;
}

export function Question({ text, yes, pending, onYes, onNo }: QuestionProps) {
  return (
    <div ref={focusOnMount} tabIndex={-1} className="mt-2">
      <p className="text-sm">{text}</p>
      <div className="mt-2 flex flex-wrap gap-2">
        <Button size="small" pending={pending} pendingLabel="Saving" onClick={onYes}>
          {yes}
        </Button>
        <Button size="small" variant="outline" onClick={onNo}>
          No
        </Button>
      </div>
    </div>
  );
}
