import { type FormEvent, useState } from 'react';
import { Notice } from '@/components/ui/feedback/notice';
import { Button } from '@/components/ui/forms/button';
import { TextField } from '@/components/ui/forms/input';
import { messageFor } from '@/lib/client/platform/messages';
import { useSaveTemplate } from '@/lib/client/work-items/templates';
import { TEXTS } from '@/lib/contract/platform/texts';
import type { WorkItemTemplate } from '@/lib/contract/work-items/templates';
import { TITLE_MAX } from '@/lib/domain/work-items/work-item';

/** Keeps what is written as a new template. */
export function KeepTemplate({ written }: { written: WorkItemTemplate['terms'] | null }) {
  const save = useSaveTemplate();
  const [name, setName] = useState('');
  const [isMissing, setMissing] = useState(false);
  if (!written) {
    return (
      <p className="text-sm text-neutral-700">
        To keep what you write as a template, fill in title, text and price first.
      </p>
    );
  }
  const keep = (event: FormEvent) => {
    event.preventDefault();
    setMissing(name.trim() === '');
    if (name.trim() === '' || save.isPending) return;
    save.mutate({ body: { name: name.trim(), terms: written } }, { onSuccess: () => setName('') });
  };
  return (
    <form className="grid grid-cols-1 gap-3" noValidate method="post" onSubmit={keep}>
      <TextField
        label="Keep what is written as a template named"
        autoComplete="off"
        maxLength={TITLE_MAX}
        error={isMissing ? TEXTS.validation.required : undefined}
        value={name}
        onChange={({ target }) => setName(target.value)}
      />
      {save.error && <Notice tone="bad" title={messageFor('saveTemplate', save.error)} />}
      <div>
        <Button type="submit" pending={save.isPending} pendingLabel="Saving">
          Keep as a template
        </Button>
      </div>
    </form>
  );
}
