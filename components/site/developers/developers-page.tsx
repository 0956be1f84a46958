import Link from 'next/link';
import { DocumentPage } from '@/components/site/legal/document-page';
import { API_RULES } from '@/lib/catalogue/api/document';
import { ERROR_STATUS, type ErrorKey } from '@/lib/contract/platform/errors';
import type { ApiOperation, ApiPart, AssistantAccess } from '@/lib/contract/site/api-reference';
import { SITE } from '@/lib/site';
import { ERROR_KEYS } from './error-keys';
import { Fold } from './fold';
import { Code } from './operation';
import { WithCode } from './with-code';

export const partPath = ({ slug }: Pick<ApiPart, 'slug'>) => `/developers/${slug}`;

interface DevelopersPageProps {
  parts: readonly ApiPart[];
  /** The first call that somebody tries. */
  first: ApiOperation;
  assistant: AssistantAccess;
}

/** The way into the API: a first call, the rules that hold everywhere, its parts, the way for assistants, and its errors. */
export function DevelopersPage({ parts, first, assistant }: DevelopersPageProps) {
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
        { id: 'assistants', title: 'Assistants', body: <Assistants access={assistant} /> },
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
      <Fold title="What it answers, cut to one lawyer">
        <Code>{example?.answer ?? ''}</Code>
      </Fold>
    </>
  );
}

/** Returns the id of a rule, to which the account settings lead. */
function ruleAnchor(about: string): string {
  return `rule-${about.toLowerCase().replaceAll(' ', '-')}`;
}

function Rules() {
  return (
    <ul>
      {API_RULES.map(([about, rule]) => (
        <li key={about} id={ruleAnchor(about)} className="scroll-mt-20">
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

function Assistants({ access: { config, tools } }: { access: AssistantAccess }) {
  return (
    <>
      <p>
        An assistant that speaks the Model Context Protocol, over Streamable HTTP, can work for a
        lawyer. It needs a token, which the lawyer makes in the account settings:
      </p>
      <Code>{config}</Code>
      <p>It has the tools that the rights of its token open:</p>
      <ul>
        {tools.map(({ name, title }) => (
          <li key={name}>
            <code className="font-mono text-sm">{name}</code>
            <span>{`: ${title}`}</span>
          </li>
        ))}
      </ul>
      <p>
        No tool pays, writes to a client or moves a meeting, and none shows a case before the lawyer
        has checked for conflicts of interest. What a tool answers goes to whoever runs the
        assistant. Clients choose their own words, so let it ask you before it changes anything.
      </p>
    </>
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
