'use client';

import { zodResolver } from '@hookform/resolvers/zod';
import { LifeBuoy } from 'lucide';
import { useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod';
import { showFieldErrors } from '@/components/accounts/authentication/server-errors';
import { Notice } from '@/components/ui/feedback/notice';
import { FileDrop } from '@/components/ui/forms/file-drop';
import { FileRow } from '@/components/ui/forms/file-row';
import { TextField } from '@/components/ui/forms/input';
import { SelectField } from '@/components/ui/forms/select';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { TextareaField } from '@/components/ui/forms/textarea';
import { Icon } from '@/components/ui/icons/icon';
import type { HelpEntry } from '@/lib/catalogue/help';
import { ASK_FOR_HELP_FAILURE, useAskForHelp } from '@/lib/client/cases/help';
import { ApiError } from '@/lib/client/platform/api-error';
import { useAttachmentAccept } from '@/lib/client/platform/attachment-accept';
import { formDraft } from '@/lib/client/platform/drafts';
import { messageFor } from '@/lib/client/platform/messages';
import { type AskedForHelp, type HelpInput, helpInput } from '@/lib/contract/cases/help';
import { FIELD_MESSAGES } from '@/lib/contract/field-message';
import { COPY } from '@/lib/contract/platform/copy';
import {
  HELP_FILE_BYTES,
  HELP_SITUATIONS,
  HELP_TEXT_MAX,
  type HelpSituation,
} from '@/lib/domain/cases/help';
import { SituationSteps } from './situation-steps';

type HelpFields = z.input<typeof helpInput>;

const typed = z.object({
  situation: z.enum(HELP_SITUATIONS).optional().catch(undefined),
  reference: z.string().nullish(),
  question: z.string(),
  email: z.string().optional(),
});

/** Unsent draft of the question, per user or visitor. */
const helpDraft = formDraft('help', typed);

const NOTHING = { reference: '', question: '', email: '' };
const NAMES = ['situation', 'reference', 'question', 'email'] as const;

/** A help situation with the links of the page that the form was opened from. */
export type OfferedSituation = Pick<HelpEntry, 'side' | 'title' | 'steps' | 'links' | 'we'> & {
  readonly id: HelpSituation;
};

interface HelpFormProps {
  situations: readonly OfferedSituation[];
  about: HelpSituation | undefined;
  reference: string | undefined;
  /** Null for a visitor. */
  userId: string | null;
  supportEmail: string;
  onAsked: (asked: AskedForHelp) => void;
}

export function HelpForm(props: HelpFormProps) {
  const { situations, userId, supportEmail, onAsked } = props;
  const accept = useAttachmentAccept();
  const ask = useAskForHelp();
  const [id] = useState(() => crypto.randomUUID());
  const [file, setFile] = useState<File>();
  const { form, forget } = useHelpForm(props);
  const { register, watch, formState, setError } = form;
  const { errors } = formState;
  const [situation, question] = watch(['situation', 'question']);
  const chosen = situations.find((one) => one.id === situation);
  // A visitor may be either.
  const apart = situations.some(({ side }) => side === 'client') ? 'lawyer' : null;
  const tooLarge = file && file.size > HELP_FILE_BYTES ? TOO_LARGE : fileRefusal(ask.error);
  const submit = form.handleSubmit((values) => {
    if (!userId && !values.email) {
      setError('email', { message: COPY.validation.requiredEmail }, { shouldFocus: true });
      return;
    }
    if (file && file.size > HELP_FILE_BYTES) return;
    ask.mutate(
      { ...values, id, files: file ? [file] : [] },
      {
        onSuccess: (asked) => {
          forget();
          onAsked(asked);
        },
        onError: (error) => void showFieldErrors(error, NAMES, setError),
      },
    );
  });
  return (
    <form
      aria-label="Your question"
      className="grid gap-5"
      noValidate
      method="post"
      onSubmit={submit}
    >
      <SelectField
        label="What is it about?"
        error={errors.situation?.message}
        {...register('situation')}
      >
        <option value="">Please choose</option>
        <Options of={situations.filter(({ side }) => side !== apart)} />
        {apart && (
          <optgroup label="For lawyers">
            <Options of={situations.filter(({ side }) => side === apart)} />
          </optgroup>
        )}
        <option value="other">Something else</option>
      </SelectField>
      {chosen && (
        <section
          aria-labelledby="do-now"
          className="rounded border border-teal-200 bg-teal-50 p-4 sm:p-5"
        >
          <h2 id="do-now" className="mb-2 flex items-center gap-2 text-lg">
            <Icon of={LifeBuoy} className="size-5 text-teal-800" />
            What you can do now
          </h2>
          <SituationSteps {...chosen} />
        </section>
      )}
      {!userId && (
        <TextField
          label="Your email address"
          type="email"
          autoComplete="email"
          help="Our answer goes there. Have an account? Use its address."
          error={errors.email?.message}
          {...register('email')}
        />
      )}
      <TextareaField
        label="What happened?"
        rows={5}
        help="What you did, what you saw, and what you need. Never a password, PIN or one-time code."
        count={{ length: question.trim().length, max: HELP_TEXT_MAX }}
        error={errors.question?.message}
        {...register('question')}
      />
      <TextField
        label="Reference of the meeting or payment"
        optional
        help="Filled in where you came from one. It is in our emails, too."
        autoComplete="off"
        error={errors.reference?.message}
        {...register('reference')}
      />
      <FileDrop
        label="A picture or document"
        optional
        multiple={false}
        accept={accept}
        help={`Such as a screenshot or a receipt, up to ${HELP_FILE_BYTES / 1024 / 1024} MB.`}
        error={tooLarge}
        onFiles={([first]) => {
          ask.reset();
          setFile(first);
        }}
      >
        {file && (
          <FileRow
            name={file.name}
            size={file.size}
            state={{ kind: 'waiting' }}
            onRemove={() => {
              ask.reset();
              setFile(undefined);
            }}
          />
        )}
      </FileDrop>
      {ask.isError && (
        <Notice tone="bad" title={messageFor(ASK_FOR_HELP_FAILURE, ask.error)}>
          You can also write to <a href={`mailto:${supportEmail}`}>{supportEmail}</a>.
        </Notice>
      )}
      <SubmitButton
        variant="action"
        size="large"
        className="sm:justify-self-start"
        pending={ask.isPending}
        pendingLabel="Sending"
      >
        Send the question
      </SubmitButton>
    </form>
  );
}

function Options({ of }: { of: readonly OfferedSituation[] }) {
  return of.map(({ id, title }) => (
    <option key={id} value={id}>
      {title}
    </option>
  ));
}

const TOO_LARGE = `This file is larger than ${HELP_FILE_BYTES / 1024 / 1024} MB. Please choose a smaller one.`;

function fileRefusal(error: Error | null): string | undefined {
  return error instanceof ApiError ? error.fields.files : undefined;
}

function useHelpForm({ about, reference, userId }: HelpFormProps) {
  const key = reference ?? 'any';
  const owner = userId ?? 'visitor';
  const form = useForm<HelpFields, unknown, HelpInput>({
    resolver: zodResolver(helpInput, FIELD_MESSAGES),
    defaultValues: { ...NOTHING, situation: about, reference: reference ?? '' },
  });
  const { reset, subscribe } = form;
  useEffect(() => {
    const draft = helpDraft.read(key, owner);
    // What the address says of the situation is what is meant now.
    if (draft) reset({ ...draft, ...(about && { situation: about }) }, { keepDefaultValues: true });
    return subscribe({
      formState: { values: true },
      callback: ({ values }) => helpDraft.save(key, owner, { ...NOTHING, ...values }),
    });
  }, [key, owner, about, reset, subscribe]);
  return { form, forget: () => helpDraft.clear(key) };
}
