import { type FormEvent, useState } from 'react';
import { Price } from '@/components/ui/display/price';
import { focusOnMount } from '@/components/ui/feedback/focus-on-mount';
import { Notice } from '@/components/ui/feedback/notice';
import { Button } from '@/components/ui/forms/button';
import { TextField } from '@/components/ui/forms/input';
import { messageFor } from '@/lib/client/platform/messages';
import {
  DELETE_TEMPLATE_FAILURE,
  SAVE_TEMPLATE_FAILURE,
  useDeleteTemplate,
  useSaveTemplate,
} from '@/lib/client/work-items/templates';
import type { WorkItemTemplate } from '@/lib/contract/work-items/templates';
import { TITLE_MAX } from '@/lib/domain/work-items/work-item';
import { Question } from './question';

type Step = 'use' | 'rename' | 'replace' | 'delete';

interface TemplateRowProps {
  template: WorkItemTemplate;
  written: WorkItemTemplate['terms'] | null;
  isDirty: boolean;
  onUse: () => void;
}

export function TemplateRow({ template, written, isDirty, onUse }: TemplateRowProps) {
  const { _id: id, name, terms } = template;
  const [step, setStep] = useState<Step | null>(null);
  const save = useSaveTemplate();
  const remove = useDeleteTemplate();
  const done = { onSuccess: () => setStep(null) };
  const label = (text: string) => (
    <>
      {text}
      <span className="sr-only"> {name}</span>
    </>
  );
  return (
    <li className="p-4">
      <p className="font-semibold break-words">{name}</p>
      <p className="text-sm break-words text-neutral-600">
        {terms.title}, <Price centavos={terms.price} />
      </p>
      {step === null && (
        <div className="mt-2 -ml-3 flex flex-wrap">
          <Button variant="quiet" size="small" onClick={() => (isDirty ? setStep('use') : onUse())}>
            {label('Use')}
          </Button>
          <Button variant="plain" size="small" onClick={() => setStep('rename')}>
            {label('Rename')}
          </Button>
          {written && (
            <Button variant="plain" size="small" onClick={() => setStep('replace')}>
              {label('Overwrite')}
            </Button>
          )}
          <Button variant="plain" size="small" onClick={() => setStep('delete')}>
            {label('Delete')}
          </Button>
        </div>
      )}
      {step === 'use' && (
        <Question
          text="Replace what you have typed with this template?"
          yes="Replace it"
          onYes={onUse}
          onNo={() => setStep(null)}
        />
      )}
      {step === 'rename' && (
        <Rename
          name={name}
          pending={save.isPending}
          onName={(next) => save.mutate({ id, body: { name: next, terms } }, done)}
          onNo={() => setStep(null)}
        />
      )}
      {step === 'replace' && written && (
        <Question
          text="Replace this template with what is written now?"
          yes="Overwrite"
          pending={save.isPending}
          onYes={() => save.mutate({ id, body: { name, terms: written } }, done)}
          onNo={() => setStep(null)}
        />
      )}
      {step === 'delete' && (
        <Question
          text="Delete this template? Your agreements do not change."
          yes="Delete"
          pending={remove.isPending}
          onYes={() => remove.mutate(id)}
          onNo={() => setStep(null)}
        />
      )}
      {save.error && (
        <Notice tone="bad" className="mt-3" title={messageFor(SAVE_TEMPLATE_FAILURE, save.error)} />
      )}
      {remove.error && (
        <Notice
          tone="bad"
          className="mt-3"
          title={messageFor(DELETE_TEMPLATE_FAILURE, remove.error)}
        />
      )}
    </li>
  );
}

interface RenameProps {
  name: string;
  pending: boolean;
  onName: (name: string) => void;
  onNo: () => void;
}

function Rename({ name, pending, onName, onNo }: RenameProps) {
  const [typed, setTyped] = useState(name);
  const rename = (event: FormEvent) => {
    event.preventDefault();
    if (typed.trim() !== '' && !pending) onName(typed.trim());
  };
  return (
    <form className="mt-2 grid grid-cols-1 gap-2" noValidate method="post" onSubmit={rename}>
      <TextField
        ref={focusOnMount}
        label="Name of the template"
        autoComplete="off"
        maxLength={TITLE_MAX}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small" pending={pending} pendingLabel="Saving">
          Save the name
        </Button>
        <Button size="small" variant="outline" onClick={onNo}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
