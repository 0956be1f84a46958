import Link from 'next/link';
import { DocumentPage } from '@/components/site/legal/document-page';
import { API_RULES } from '@/lib/catalogue/api/document';
import { ERROR_STATUS, type ErrorKey } from '@/lib/contract/platform/errors';
import type { ApiOperation, ApiPart } from '@/lib/contract/site/api-reference';
import { SITE } from '@/lib/site';
import { ERROR_KEYS } from './error-keys';
import { Code } from './operation';
import { WithCode } from './with-code';

export const partPath = ({ slug }: Pick<ApiPart, 'slug'>) => `/developers/${slug}`;

interface DevelopersPageProps {
  parts: readonly ApiPart[];
  /** The first call that somebody tries. */
  first: ApiOperation;
}

/** The way into the API: a first call, the rules that hold everywhere, its parts, and its errors. */
export function DevelopersPage({ parts, first }: DevelopersPageProps) {
  return (
    <DocumentPage
      title="For developers"
      intro={
        <p>
          Everything that {SITE.name} shows goes through one API, JSON over HTTPS. It is described
          here, and as <a href="/api/v1/openapi.json">OpenAPI 3.1</a> for programs.
        </p>
      }
      sections={[
        { id: 'first-call', title: 'A first call', body: <FirstCall operation={first} /> },
        { id: 'rules', title: 'Rules that hold everywhere', body: <Rules /> },
        { id: 'parts', title: 'Parts', body: <Parts parts={parts} /> },
        { id: 'errors', title: 'Errors', body: <Errors /> },
      ]}
    />
  );
}

function FirstCall({ operation: { example } }: { operation: ApiOperation }) {
  return (
    <>
      <p>Finding lawyers needs no account:</p>
      <Code>{example?.call ?? ''}</Code>
      <p>It answers, cut to one lawyer:</p>
      <Code>{example?.answer ?? ''}</Code>
    </>
  );
}

function Rules() {
  return (
    <ul>
      {API_RULES.map(([about, rule]) => (
        <li key={about}>
          <strong>{`${about}: `}</strong>
          <span>
            <WithCode text={rule} />
          </span>
        </li>
      ))}
    </ul>
  );
}

function Parts({ parts }: { parts: readonly ApiPart[] }) {
  return (
    <ul>
      {parts.map((part) => (
        <li key={part.slug}>
          <Link href={partPath(part)} prefetch={false}>
            {part.title}
          </Link>
          <span>{` (${part.operations.length}): ${part.text}`}</span>
        </li>
      ))}
    </ul>
  );
}

function Errors() {
  return (
    <dl>
      {(Object.entries(ERROR_KEYS) as [ErrorKey, string][]).map(([key, text]) => (
        <div key={key} className="mt-2">
          <dt className="text-sm">
            <code className="font-mono font-semibold text-neutral-900">{key}</code>
            <span>{` ${ERROR_STATUS[key]}`}</span>
          </dt>
          <dd>
            <WithCode text={text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
