'use client';

import { useForm } from 'react-hook-form';
import { Notice } from '@/components/ui/feedback/notice';
import { Saved } from '@/components/ui/feedback/saved';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { Switch } from '@/components/ui/forms/switch';
import { CHOOSE_TEXTS_FAILURE, useChooseTexts } from '@/lib/client/notifications/texts';
import { messageFor } from '@/lib/client/platform/messages';
import type { TextSettings } from '@/lib/contract/notifications/texts';
import { TEXT_KINDS, type TextKind } from '@/lib/domain/notifications/texts';

type Kinds = NonNullable<TextSettings['number']>['kinds'];
type Label = readonly [label: string, help: string];

const OTHER = { CUSTOMER: 'lawyer', LAWYER: 'client' } as const;

const labelsFor = (other: string): Readonly<Record<TextKind, Label>> => ({
  tomorrow: ['The day before', 'Never at night.'],
  soon: ['Ten minutes before', 'With the way to your meeting.'],
  waits: [`Your ${other} waits for you`, `When your ${other} is in the call and you are not.`],
});

interface TextKindsProps {
  userType: keyof typeof OTHER;
  kinds: Kinds;
}

export function TextKinds({ userType, kinds }: TextKindsProps) {
  const save = useChooseTexts();
  const form = useForm<Kinds>({ values: kinds, resetOptions: { keepDirtyValues: true } });
  const labels = labelsFor(OTHER[userType]);
  const submit = form.handleSubmit((wanted) =>
    save.mutate(wanted, { onSuccess: ({ number }) => form.reset(number?.kinds ?? wanted) }),
  );
  return (
    <form className="grid gap-3" noValidate method="post" onSubmit={submit}>
      <div>
        {TEXT_KINDS.map((kind) => {
          const [label, help] = labels[kind];
          return <Switch key={kind} label={label} help={help} {...form.register(kind)} />;
        })}
      </div>
      {save.isError && <Notice tone="bad" title={messageFor(CHOOSE_TEXTS_FAILURE, save.error)} />}
      <Saved show={save.isSuccess && !form.formState.isDirty}>
        <SubmitButton
          disabled={!form.formState.isDirty}
          pending={save.isPending}
          pendingLabel="Saving"
        >
          Save
        </SubmitButton>
      </Saved>
    </form>
  );
}
