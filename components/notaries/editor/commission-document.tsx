'use client';
import { BadgeCheck } from 'lucide';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { useFormContext, useFormState } from 'react-hook-form';
import { IdField } from '@/components/lawyers/verification/id-field';
import { useSentFile } from '@/components/lawyers/verification/use-sent-file';
import { ConfirmAction } from '@/components/platform/confirm-action';
import { Notice } from '@/components/ui/feedback/notice';
import { buttonClass } from '@/components/ui/forms/button-class';
import { Icon } from '@/components/ui/icons/icon';
import { REMOVE_DOCUMENT_FAILURE, SET_DOCUMENT_FAILURE } from '@/lib/client/media/upload-failures';
import {
  useRemoveCommissionDocument,
  useSetCommissionDocument,
} from '@/lib/client/notaries/own-notary';
import { messageFor } from '@/lib/client/platform/messages';
import type { TypedNotary } from '@/lib/contract/notaries/notary-form';
import type { OwnNotary } from '@/lib/contract/notaries/own-notary';
import { isCommissionOver } from '@/lib/domain/notaries/commission';
import { formatDay } from '@/lib/domain/platform/clock-labels';
import { RETENTION_DAYS } from '@/lib/domain/platform/retention';
import { cityLabel } from '../wording';
import { dayLabel } from './commission-notice';

const CHECKED = [
  'commission_number',
  'commission_territory',
  'commission_valid_until',
  'city',
] as const;

const PRIVATE = `Only you and the people who check it can open it. It is deleted ${RETENTION_DAYS.identityDocuments} days after the decision.`;

interface CommissionDocumentProps {
  own: OwnNotary;
  now: number;
}

export function CommissionDocument({ own, now }: CommissionDocumentProps) {
  const { control } = useFormContext<TypedNotary>();
  const { dirtyFields } = useFormState({ control });
  const heading = useRef<HTMLHeadingElement>(null);
  const changed = CHECKED.some((name) => dirtyFields[name]);
  const url = own.notarial_commission_doc_url;
  const { status } = own.check;
  const until = own.commission_valid_until;
  // Chosen while the commission is not saved yet: it is sent once that is.
  const [chosen, setChosen] = useState<File>();
  const takesDocument = status === 'NONE' || status === 'REJECTED';
  const again = status === 'REJECTED';
  return (
    <section aria-labelledby="commission-document" className="grid gap-4 border-t pt-5">
      <h3
        id="commission-document"
        ref={heading}
        tabIndex={-1}
        className="font-serif text-lg font-medium"
      >
        Document of your commission
      </h3>
      <CommissionCheck own={own} />
      {url && <StoredDocument url={url} status={status} returnTo={heading} />}
      {(changed || !until) && takesDocument && (
        <IdField
          label={labelOf(again)}
          help={`${LIMITS} It is sent when you save. ${PRIVATE}`}
          file={chosen}
          onChange={setChosen}
          onCancel={() => setChosen(undefined)}
        />
      )}
      {(changed || !until) && !takesDocument && <SaveFirst status={status} />}
      {!changed && until && takesDocument && (
        <HandIn
          again={again}
          over={isCommissionOver(until, now)}
          chosen={chosen}
          onTaken={() => setChosen(undefined)}
        />
      )}
    </section>
  );
}

type Status = OwnNotary['check']['status'];

const LIMITS = 'JPEG, PNG or PDF, up to 5 MB.';

const labelOf = (again: boolean) => (again ? 'Hand in the document again' : 'Hand in the document');

interface HandInProps {
  again: boolean;
  over: boolean;
  /** Sent at once. */
  chosen: File | undefined;
  onTaken: () => void;
}

function HandIn({ again, over, chosen, onTaken }: HandInProps) {
  const send = useSetCommissionDocument();
  const file = useSentFile({
    send,
    failure: SET_DOCUMENT_FAILURE,
    field: 'notarial_commission_doc',
  });
  const taken = useRef<File>(undefined);
  const { onChange } = file;
  useEffect(() => {
    if (over || !chosen || taken.current === chosen) return;
    taken.current = chosen;
    onTaken();
    onChange(chosen);
  }, [over, chosen, onTaken, onChange]);
  if (over)
    return (
      <Notice title="This commission has ended">
        Save your new one first. Then you can send us its document here.
      </Notice>
    );
  return <IdField {...file} label={labelOf(again)} help={`${LIMITS} ${PRIVATE}`} />;
}

/** Asks to save first while the typed values differ from those a document would be compared with. */
function SaveFirst({ status }: { status: Status }) {
  if (status === 'PENDING')
    return (
      <Notice title="Saving starts a new check">
        The verifier then compares the document with the new data.
      </Notice>
    );
  return (
    <Notice title="Another commission needs its own check">
      Save it, then send us its document here. Clients still see what was approved in the meantime.
    </Notice>
  );
}

interface StoredDocumentProps {
  url: string;
  status: Status;
  returnTo: RefObject<HTMLElement | null>;
}

function StoredDocument({ url, status, returnTo }: StoredDocumentProps) {
  const remove = useRemoveCommissionDocument();
  return (
    <div className="grid gap-3 rounded border bg-white p-4">
      <p className="text-sm text-neutral-700">Your document is stored. {PRIVATE}</p>
      <div className="flex flex-wrap gap-3">
        <a
          href={url}
          download
          rel="noreferrer"
          className={buttonClass({ variant: 'outline', size: 'small' })}
        >
          Download<span className="sr-only"> the document</span>
        </a>
        <ConfirmAction
          label={
            <span>
              Delete<span className="sr-only"> the document</span>
            </span>
          }
          look={{ size: 'small' }}
          title="Delete the document?"
          confirm="Delete it"
          keep="Keep it"
          pendingLabel="Deleting"
          confirmVariant="danger"
          returnTo={returnTo}
          mutation={remove}
          run={() => remove.mutateAsync()}
          failure={
            remove.isError && (
              <Notice tone="bad" title={messageFor(REMOVE_DOCUMENT_FAILURE, remove.error)} />
            )
          }
        >
          {status === 'PENDING'
            ? 'This deletes it for good and withdraws the check. To have your commission checked, send us a document again.'
            : 'This deletes it for good. The decision about your commission does not change.'}
        </ConfirmAction>
      </div>
    </div>
  );
}

function CommissionCheck({ own }: { own: OwnNotary }) {
  const { check, approved } = own;
  if (check.status === 'APPROVED')
    return (
      <p className="flex items-center gap-2 font-semibold text-teal-800">
        <Icon of={BadgeCheck} className="size-5 shrink-0" />
        {approved ? `Approved on ${formatDay(Date.parse(approved.approved_at))}` : 'Approved'}
      </p>
    );
  return (
    <>
      <Undecided check={check} />
      <CommissionStatus own={own} />
    </>
  );
}

function Undecided({ check: { status, submitted_at, reason } }: Pick<OwnNotary, 'check'>) {
  const since = submitted_at ? ` since ${formatDay(Date.parse(submitted_at))}` : '';
  if (status === 'PENDING')
    return (
      <Notice tone="waiting" title={`Being checked${since}`}>
        A verifier compares the document with what you saved. We will email you the answer.
      </Notice>
    );
  if (status === 'REJECTED')
    return (
      <Notice tone="bad" title="Your commission was not approved">
        <p>The person who checked it wrote:</p>
        <blockquote className="mt-1 border-l-4 border-red-300 pl-3 font-medium wrap-anywhere">
          {reason}
        </blockquote>
      </Notice>
    );
  return null;
}

function CommissionStatus({ own: { approved, days_left } }: { own: OwnNotary }) {
  if (!approved || days_left === null || days_left < 0) return null;
  const { city, commission_number, commission_territory, commission_valid_until } = approved;
  return (
    <Notice title={`Approved on ${formatDay(Date.parse(approved.approved_at))}, and still shown`}>
      Commission {commission_number} for {commission_territory}, valid until{' '}
      {dayLabel(commission_valid_until)}. Clients can find you in {cityLabel(city)} until another
      one is approved or this one ends.
    </Notice>
  );
}
