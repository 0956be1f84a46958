import { Download, FileText } from 'lucide';
import { iconButtonClass } from '@/components/ui/forms/button-class';
import { Icon } from '@/components/ui/icons/icon';
import type { CaseFile } from '@/lib/contract/cases/cases';
import type { CaseSide } from '@/lib/domain/cases/case';
import { fileSize } from '@/lib/domain/platform/files/file-size';
import { formatPeso } from '@/lib/domain/platform/money';
import { CasePicture } from './case-picture';
import { type CaseShown, dayTime, decisionText, nameOf, statementLabel } from './case-text';

interface PartsProps {
  of: CaseShown;
  /** Null for the administrator who decides. */
  reader: CaseSide | null;
}

/** Statements and decisions in chronological order. */
export function CaseStatements({ of, reader }: PartsProps) {
  const said = of.statements.map((one) => ({
    at: one.written_at,
    label: statementLabel(of, one, reader),
    text: one.text ?? 'The text was deleted with an account.',
  }));
  const decisions = of.decisions.map(({ decided_at, refund, reason }, round) => ({
    at: decided_at,
    label: `${round === 0 ? 'Decided' : 'Decided again, finally,'} on ${dayTime(decided_at)}`,
    text: `${decisionText(refund, reader)}${reason ? `\n${reason}` : ''}`,
  }));
  const all = [...said, ...decisions].toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
  return (
    <dl className="mt-4 grid max-w-text gap-4 empty:hidden">
      {all.map(({ at, label, text }) => (
        <div key={`${at} ${label}`} className="border-l-2 pl-3">
          <dt className="text-sm text-neutral-700">{label}</dt>
          <dd className="mt-0.5 break-words whitespace-pre-line">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Deliveries of the agreement, with the changes that the client asked for. */
export function CaseDeliveries({ of, reader }: PartsProps) {
  if (of.deliveries.length === 0) return null;
  return (
    <ul aria-label="What was delivered" className="mt-4 grid max-w-text gap-4">
      {of.deliveries.map(({ _id, part, note, delivered_at, changes, changes_asked_at, files }) => (
        <li key={_id} className="border-l-2 pl-3">
          <p className="text-sm text-neutral-700">
            {nameOf(of, 'lawyer', reader)} delivered {part ? `“${part}”` : 'the work'} on{' '}
            {dayTime(delivered_at)}
          </p>
          {note && <p className="mt-0.5 break-words whitespace-pre-line">{note}</p>}
          <FileList of={of} reader={reader} files={files} label="Delivered files" />
          {changes && changes_asked_at && (
            <p className="mt-2 break-words whitespace-pre-line">
              <span className="block text-sm text-neutral-700">
                {nameOf(of, 'client', reader)} asked for changes on {dayTime(changes_asked_at)}
              </span>
              {changes}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

export function CaseFiles({ of, reader }: PartsProps) {
  return <FileList of={of} reader={reader} files={of.files} label="Files of the case" />;
}

interface FileListProps extends PartsProps {
  files: readonly CaseFile[];
  label: string;
}

function FileList({ of, reader, files, label }: FileListProps) {
  if (files.length === 0) return null;
  return (
    <ul aria-label={label} className="mt-2 max-w-text divide-y">
      {files.map((file) => (
        <li
          key={file._id}
          className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3 py-2.5"
        >
          <Icon of={FileText} className="size-5 text-teal-800" />
          <div className="min-w-0">
            <p className="truncate font-medium" title={file.name}>
              {file.name}
            </p>
            <p className="text-sm text-neutral-700 tabular">{handedIn(of, file, reader)}</p>
          </div>
          <a
            href={file.url}
            download={file.name}
            aria-label={`Download ${file.name}`}
            className={iconButtonClass}
          >
            <Icon of={Download} className="size-5" />
          </a>
          <CasePicture file={file} forStaff={reader === null} />
        </li>
      ))}
    </ul>
  );
}

function handedIn(of: CaseShown, { size, by, added_at }: CaseFile, reader: CaseSide | null) {
  const who = nameOf(of, by, reader);
  return `${fileSize(size)} · ${who === 'You' ? 'you' : who}, ${dayTime(added_at)}`;
}

const OFFERS = {
  OPEN: 'stands until',
  ACCEPTED: 'accepted',
  REFUSED: 'refused',
  WITHDRAWN: 'taken back',
  EXPIRED: 'ended',
} as const;

/** Every offer with its note; that of one that stands is beside its buttons for the two. */
export function CaseOffers({ of, reader }: PartsProps) {
  if (of.offers.length === 0) return null;
  return (
    <ul aria-label="Offers to settle" className="mt-4 grid max-w-text gap-1 text-sm">
      {of.offers.map(({ _id, by, refund, note, state, expires_at }) => (
        <li key={_id}>
          <span>
            {nameOf(of, by, reader)} offered {formatPeso(refund)} back: {OFFERS[state]}
          </span>
          {state === 'OPEN' && <span>{` ${dayTime(expires_at)}`}</span>}
          {note && (state !== 'OPEN' || reader === null) && (
            <p className="mt-1 mb-2 border-l-2 pl-3 text-base break-words whitespace-pre-line">
              {note}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
