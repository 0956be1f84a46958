'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { ErrorState } from '@/components/ui/feedback/error-state';
import { LoadingRegion, Skeleton } from '@/components/ui/feedback/skeleton';
import { SelectField } from '@/components/ui/forms/select';
import { useLater } from '@/components/ui/hooks/use-later';
import { workItemVersionsQuery } from '@/lib/client/work-items/queries';
import type { WorkItemVersion } from '@/lib/contract/work-items/documents';
import { formatDay } from '@/lib/domain/platform/clock-labels';
import { isSameText } from '../text/rich-text-value';
import { Added, Removed } from './change-mark';
import { factsOf, plainText, type VersionFact } from './version-facts';

const loadTextChanges = () => import('./text-changes').then((module) => module.TextChanges);

export function CompareVersions({ workItemId }: { workItemId: string }) {
  const { data, isPending, isRefetching, refetch } = useQuery(workItemVersionsQuery(workItemId));
  if (isPending) return <Loading />;
  if (!data)
    return (
      <ErrorState
        title="The versions could not be loaded"
        headingLevel="h3"
        retrying={isRefetching}
        onRetry={() => void refetch()}
      />
    );
  const [newest, before] = data;
  if (!newest || !before)
    return (
      <EmptyState title="Nothing to compare yet" headingLevel="h3">
        This agreement has only one version. Each change adds a version, and you can compare them
        here.
      </EmptyState>
    );
  return <Comparison versions={data} first={[before.version, newest.version]} />;
}

interface ComparisonProps {
  versions: readonly WorkItemVersion[];
  first: readonly [before: number, after: number];
}

function Comparison({ versions, first }: ComparisonProps) {
  const [chosen, setChosen] = useState<readonly [number, number] | null>(null);
  const [from, to] = chosen ?? first;
  const before = versions.find(({ version }) => version === from) ?? versions[1];
  const after = versions.find(({ version }) => version === to) ?? versions[0];
  if (!before || !after) return null;
  return (
    <div>
      <div className="grid gap-4 sm:grid-cols-2">
        <VersionSelect
          label="Compare"
          versions={versions}
          value={before.version}
          onChange={(version) => setChosen([version, after.version])}
        />
        <VersionSelect
          label="With"
          versions={versions}
          value={after.version}
          onChange={(version) => setChosen([before.version, version])}
        />
      </div>
      {before.version === after.version ? (
        <p className="mt-5 text-neutral-700">Please choose two different versions.</p>
      ) : (
        <Changes before={before} after={after} />
      )}
    </div>
  );
}

interface VersionSelectProps {
  label: string;
  versions: readonly WorkItemVersion[];
  value: number;
  onChange: (version: number) => void;
}

function VersionSelect({ label, versions, value, onChange }: VersionSelectProps) {
  return (
    <SelectField
      label={label}
      value={String(value)}
      onChange={(event) => onChange(Number(event.target.value))}
    >
      {versions.map(({ version, sent_at, created_at }) => (
        <option key={version} value={version}>
          Version {version}, {sent_at ? 'sent' : 'written'}{' '}
          {formatDay(Date.parse(sent_at ?? created_at))}
        </option>
      ))}
    </SelectField>
  );
}

interface ChangesProps {
  before: WorkItemVersion;
  after: WorkItemVersion;
}

function Changes({ before, after }: ChangesProps) {
  const olds = factsOf(before);
  return (
    <>
      <h3 className="mt-6 font-semibold">Text</h3>
      <div className="mt-2">
        <ChangedText before={before} after={after} />
      </div>
      <h3 className="mt-6 font-semibold">Price, dates and meetings</h3>
      <div
        aria-hidden="true"
        className="mt-2 grid grid-cols-2 gap-4 text-sm text-neutral-600 sm:grid-cols-[11rem_1fr_1fr]"
      >
        <span className="sm:col-start-2">Version {before.version}</span>
        <span>Version {after.version}</span>
      </div>
      <dl className="mt-1">
        {factsOf(after).map((fact, index) => (
          <FactChange
            key={fact.name}
            name={fact.name}
            before={[before.version, olds[index]?.lines ?? []]}
            after={[after.version, fact.lines]}
          />
        ))}
      </dl>
    </>
  );
}

function ChangedText({ before, after }: ChangesProps) {
  const [old, next] = [plainText(before.description), plainText(after.description)];
  const isSame = old === next;
  const { code: TextChanges, failed, retry } = useLater(loadTextChanges, !isSame);
  if (isSame)
    return (
      <p className="text-neutral-700">
        {isSameText(before.description, after.description)
          ? 'Nothing in the text changed.'
          : 'The words are the same. Only headings, lists or bold type changed.'}
      </p>
    );
  if (failed)
    return (
      <ErrorState title="The comparison could not be loaded" headingLevel="h3" onRetry={retry} />
    );
  return TextChanges ? <TextChanges before={old} after={next} /> : <LoadingText />;
}

type Side = readonly [version: number, lines: VersionFact['lines']];

function FactChange({ name, before, after }: { name: string; before: Side; after: Side }) {
  return (
    <div className="grid grid-cols-2 gap-x-4 gap-y-1 border-t py-3 sm:grid-cols-[11rem_1fr_1fr]">
      <dt className="col-span-2 text-neutral-600 sm:col-span-1">{name}</dt>
      <FactSide of={before} other={after} mark={Removed} />
      <FactSide of={after} other={before} mark={Added} />
    </div>
  );
}

interface FactSideProps {
  of: Side;
  other: Side;
  mark: typeof Added;
}

/** One side of the comparison; only lines that the other side lacks are marked. */
function FactSide({ of: [version, lines], other: [, others], mark: Mark }: FactSideProps) {
  const numbered = lines.map((text, index) => ({ text, number: index + 1 }));
  return (
    <dd className="min-w-0 wrap-anywhere">
      <span className="sr-only">Version {version}: </span>
      {numbered.map(({ text, number }) => (
        <span key={number} className="block">
          {others.includes(text) ? text : <Mark>{text}</Mark>}
        </span>
      ))}
    </dd>
  );
}

function Loading() {
  return (
    <LoadingRegion label="Loading the versions">
      <div className="grid gap-4 sm:grid-cols-2">
        <Skeleton className="h-17" />
        <Skeleton className="h-17" />
      </div>
      <Skeleton className="mt-6 h-6 w-24" />
      <Skeleton className="mt-3 h-24" />
    </LoadingRegion>
  );
}

function LoadingText() {
  return (
    <LoadingRegion label="Comparing the texts">
      <Skeleton className="h-24" />
    </LoadingRegion>
  );
}
