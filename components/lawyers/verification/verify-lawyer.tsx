'use client';
import { CircleCheck, CircleX } from 'lucide';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Notice } from '@/components/ui/feedback/notice';
import { FieldGroup } from '@/components/ui/forms/field';
import { RadioCard } from '@/components/ui/forms/radio-card';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { TextareaField } from '@/components/ui/forms/textarea';
import { Icon } from '@/components/ui/icons/icon';
import {
  DECIDE_VERIFICATION_FAILURE,
  useDecideVerification,
} from '@/lib/client/lawyers/verification';
import { ApiError } from '@/lib/client/platform/api-error';
import { messageFor } from '@/lib/client/platform/messages';
import type { VerificationRequest } from '@/lib/contract/lawyers/verification';
import { COPY } from '@/lib/contract/platform/copy';
import { formatDayTime } from '@/lib/domain/platform/clock-labels';
import { RETENTION_DAYS } from '@/lib/domain/platform/retention';
import { CodeForm } from './code-form';
import { ComparedFacts } from './compared-facts';
import { DocumentView } from './document-view';
import { identityFacts, type StatedFact } from './fact-check';
import { SUBJECT_COPY } from './subject-copy';
import { useVerdicts } from './use-verdicts';

interface VerifyLawyerProps {
  token: string;
  request: VerificationRequest;
}

export function VerifyLawyer({ token, request }: VerifyLawyerProps) {
  const [opened, setOpened] = useState(request.documents ? request : null);
  const [decided, setDecided] = useState<'APPROVED' | 'REJECTED' | null>(null);
  if (decided) return <Decided status={decided} request={request} />;
  if (!opened)
    return (
      <div className="max-w-form">
        <Facts rows={[...statedFacts(request), ...aboutRequest(request)]} />
        <CodeForm token={token} subject={request.subject} onOpen={setOpened} />
      </div>
    );
  return <Documents token={token} request={opened} onDecided={setDecided} />;
}

function statedFacts(request: VerificationRequest): readonly StatedFact[] {
  const { facts, display_name: name } = request;
  if (facts?.length) return facts.map(({ label, value }) => [label, value] as const);
  return identityFacts({ ...request, name });
}

function aboutRequest({ subject, bar_year, submitted_at, expires_at }: VerificationRequest) {
  const admitted = [['Admitted', String(bar_year)] as const];
  return [
    ...(subject === 'identity' ? admitted : []),
    ['Handed in', formatDayTime(Date.parse(submitted_at))],
    ['Link open until', formatDayTime(Date.parse(expires_at))],
  ] as const;
}

function Facts({ rows }: { rows: readonly (readonly [string, string])[] }) {
  return (
    <dl className="mt-5 divide-y border-y">
      {rows.map(([name, value]) => (
        <div key={name} className="grid gap-x-4 py-2.5 sm:grid-cols-[14rem_minmax(0,1fr)]">
          <dt className="text-neutral-600">{name}</dt>
          <dd className="font-medium wrap-anywhere tabular">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

interface DocumentsProps {
  token: string;
  request: VerificationRequest;
  onDecided: (status: 'APPROVED' | 'REJECTED') => void;
}

function Documents({ token, request, onDecided }: DocumentsProps) {
  return (
    <>
      {request.roll_number_taken && (
        <Notice
          tone="waiting"
          className="mt-5"
          title="Another lawyer was verified with this roll number"
        >
          One of the two may be someone else. Please compare the names carefully.
        </Notice>
      )}
      <div className="mt-5 grid gap-8 lg:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid content-start gap-6">
          {request.documents?.map((document) => (
            <DocumentView key={document._id} document={document} />
          ))}
        </div>
        <div className="lg:sticky lg:top-6 lg:self-start">
          <DecisionForm token={token} request={request} onDecided={onDecided} />
          <Facts rows={aboutRequest(request)} />
        </div>
      </div>
    </>
  );
}

interface DecidedProps {
  status: 'APPROVED' | 'REJECTED';
  request: VerificationRequest;
}

function Decided({ status, request: { subject, display_name: name } }: DecidedProps) {
  const texts = SUBJECT_COPY[subject];
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const approved = status === 'APPROVED';
  return (
    <div ref={box} tabIndex={-1} className="mt-5 outline-none">
      <Notice
        icon={<Icon of={approved ? CircleCheck : CircleX} className="mt-0.5 size-5" />}
        title={approved ? texts.approved(name) : texts.rejected(name)}
      >
        {approved
          ? `We emailed the lawyer. This link and its code no longer work, and ${texts.deleted} in ${RETENTION_DAYS.identityDocuments} days.`
          : `We emailed your reason to the lawyer, who can send ${texts.again} again. This link and its code no longer work.`}
      </Notice>
    </div>
  );
}

const MAX_REASON_LENGTH = 500;

interface DecisionFormProps {
  token: string;
  request: VerificationRequest;
  onDecided: (status: 'APPROVED' | 'REJECTED') => void;
}

function DecisionForm({ token, request, onDecided }: DecisionFormProps) {
  const texts = SUBJECT_COPY[request.subject];
  const decide = useDecideVerification();
  const facts = statedFacts(request);
  const { verdicts, onVerdict, allMatch, reason: proposed } = useVerdicts(facts);
  const [isRejected, setRejected] = useState(false);
  const [typed, setTyped] = useState<string | null>(null);
  const reason = typed ?? proposed;
  const [checked, setChecked] = useState(false);
  const rejects = isRejected || proposed !== '';
  const decision = rejects ? 'reject' : allMatch ? 'approve' : null;
  const noReason = rejects && reason.trim() === '';

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (!decision || noReason) return;
    decide.mutate(
      { token, decision, reason: rejects ? reason : undefined },
      { onSuccess: ({ status }) => onDecided(status) },
    );
  };

  // The documents stay open here for ten minutes only; what was typed stays.
  const needsCode = decide.error instanceof ApiError && decide.error.fields.code !== undefined;

  return (
    <>
      <form className="grid gap-6" noValidate method="post" onSubmit={submit}>
        <ComparedFacts
          facts={facts}
          verdicts={verdicts}
          hasRoll={request.subject === 'identity'}
          onVerdict={onVerdict}
        />
        <FieldGroup
          label={texts.question}
          help={texts.compare}
          error={checked && !decision ? COPY.validation.required : undefined}
        >
          <div className="grid gap-2">
            <RadioCard
              name="decision"
              label="Approve"
              help={
                allMatch ? texts.approves(request.display_name) : 'Open once everything matches.'
              }
              disabled={!allMatch}
              checked={decision === 'approve'}
              onChange={() => setRejected(false)}
            />
            <RadioCard
              name="decision"
              label="Reject"
              help="We email the reason to the lawyer, who can try again."
              checked={rejects}
              onChange={() => setRejected(true)}
            />
          </div>
        </FieldGroup>
        {rejects && (
          <TextareaField
            label="Reason"
            help="The lawyer will read this: say what was wrong and what to send instead."
            maxLength={MAX_REASON_LENGTH}
            count={{ length: reason.length, max: MAX_REASON_LENGTH }}
            error={checked && noReason ? COPY.validation.required : undefined}
            value={reason}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
        {decide.isError && (
          <Notice tone="bad" title={messageFor(DECIDE_VERIFICATION_FAILURE, decide.error)} />
        )}
        <SubmitButton
          size="large"
          variant={rejects ? 'danger' : 'primary'}
          className="sm:justify-self-start"
          pending={decide.isPending || decide.isSuccess}
          pendingLabel="Saving"
        >
          {rejects ? 'Reject' : 'Confirm'}
        </SubmitButton>
      </form>
      {needsCode && (
        <CodeForm token={token} subject={request.subject} onOpen={() => decide.reset()} />
      )}
    </>
  );
}
