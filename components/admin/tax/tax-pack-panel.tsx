'use client';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ConfirmAction } from '@/components/platform/confirm-action';
import { EmptySection } from '@/components/ui/feedback/nothing-here';
import { LoadingRegion, Skeleton } from '@/components/ui/feedback/skeleton';
import { FieldGroup } from '@/components/ui/forms/field';
import { TextField } from '@/components/ui/forms/input';
import { RadioCard } from '@/components/ui/forms/radio-card';
import { useNow } from '@/components/ui/hooks/use-now';
import { Card } from '@/components/ui/layout/card';
import { taxPackQuery, useChangeTaxPack } from '@/lib/client/admin/tax';
import { type AdminTaxPack, type TaxPackChange, taxPackInput } from '@/lib/contract/admin/tax-pack';
import { dayKeyStart, formatDay, momentLabel } from '@/lib/domain/platform/clock-labels';
import { formatPeso, parsePeso } from '@/lib/domain/platform/money';
import { AdminActionFailure, AdminQueryFailure } from '../admin-failure';
import { type Column, DataTable } from '../data-table';
import { CountedPages } from '../pages';
import { useChecked } from '../use-checked';

interface TaxPackPanelProps {
  /** Page of the decisions, from 0. */
  page: number;
  requestNow: number;
  onPage: (page: number) => void;
}

type Figures = AdminTaxPack['suggested'];

/** Whether tax is withheld, what is planned, and the decisions about it. */
export function TaxPackPanel({ page, requestNow, onPage }: TaxPackPanelProps) {
  const now = useNow(requestNow);
  const query = useQuery(taxPackQuery(page));
  const { data } = query;
  if (query.isLoadingError)
    return <AdminQueryFailure query={query} title="The switch could not be loaded" />;
  if (!data)
    return (
      <LoadingRegion label="Loading the switch">
        <Skeleton className="h-60 w-full" />
      </LoadingRegion>
    );
  return (
    <section aria-labelledby="pack">
      <h2 id="pack" className="text-2xl">
        Withholding from lawyers
      </h2>
      <Card className="mt-4 max-w-form">
        <p className="text-xl font-semibold">
          {data.now ? `On since ${formatDay(Date.parse(data.now.since))}` : 'Off'}
        </p>
        {data.now && (
          <p className="mt-1 text-neutral-700">
            {`${figuresText(data.now)} Clients see lawyers who were listed before that day without a checked registration until ${formatDay(Date.parse(data.now.grace_ends))}, and all others only with one.`}
          </p>
        )}
        {data.planned.map(({ active, from, ...figures }) => (
          <p key={from} className="mt-2 text-neutral-700">
            {`From ${formatDay(dayKeyStart(from))}: ${active ? `on. ${figuresText(figures)}` : 'off.'}`}
          </p>
        ))}
        <div className="mt-4">
          <ChangePack key={data.newest} pack={data} />
        </div>
      </Card>
      <History pack={data} now={now} page={page} onPage={onPage} />
    </section>
  );
}

function percent(hundredths: number): string {
  return `${hundredths / 100}%`;
}

function figuresText({ rate, base_share: base, threshold, grace_months: months }: Figures): string {
  return `${percent(rate)} of ${percent(base)} of what is released; for lawyers who declared to stay below ${formatPeso(threshold)} a year, once they pass it. Grace: ${months === 1 ? '1 month' : `${months} months`}.`;
}

function ChangePack({ pack }: { pack: AdminTaxPack }) {
  const change = useChangeTaxPack();
  const before = pack.now ?? pack.suggested;
  const [active, setActive] = useState(pack.now === null);
  const [typed, setTyped] = useState(() => ({
    from: pack.earliest,
    base_share: String(before.base_share / 100),
    rate: String(before.rate / 100),
    threshold: String(before.threshold / 100),
    grace_months: String(before.grace_months),
  }));
  const checked = useChecked(taxPackInput, change);
  const save = (reason: string) =>
    checked.send({
      active,
      from: typed.from,
      base_share: hundredthsOf(typed.base_share),
      rate: hundredthsOf(typed.rate),
      threshold: parsePeso(typed.threshold),
      grace_months: /^\d{1,3}$/.test(typed.grace_months.trim())
        ? Number(typed.grace_months)
        : Number.NaN,
      expected: pack.newest,
      reason,
    });
  const field = (name: keyof typeof typed) => ({
    name,
    value: typed[name],
    autoComplete: 'off',
    error: checked.errorOf(name),
    onChange: ({ target }: { target: { value: string } }) =>
      setTyped((all) => ({ ...all, [name]: target.value })),
  });
  return (
    <ConfirmAction
      label="Change it from a later day"
      look={{ size: 'small' }}
      title="Withholding from lawyers"
      reason={{ label: 'Reason', help: 'It stays for good. Please don’t name anyone.' }}
      confirm="Save"
      mutation={checked.mutation}
      failure={<AdminActionFailure title="Nothing was changed" error={change.error} />}
      run={save}
      fields={
        <>
          <FieldGroup label="From that day on">
            <div className="grid gap-3 sm:grid-cols-2">
              <RadioCard
                label="Tax is withheld"
                name="active"
                checked={active}
                onChange={() => setActive(true)}
              />
              <RadioCard
                label="No tax is withheld"
                name="active"
                checked={!active}
                onChange={() => setActive(false)}
              />
            </div>
          </FieldGroup>
          <TextField label="First day" type="date" min={pack.earliest} {...field('from')} />
          <TextField
            label="Base, % of what is released"
            inputMode="decimal"
            {...field('base_share')}
          />
          <TextField label="Rate on the base, %" inputMode="decimal" {...field('rate')} />
          <TextField
            label="Threshold of a year, in pesos"
            inputMode="decimal"
            {...field('threshold')}
          />
          <TextField label="Months of grace" inputMode="numeric" {...field('grace_months')} />
        </>
      }
    >
      It takes the place of everything planned for that day and later, and never changes a day that
      has begun. Ask a tax lawyer first.
    </ConfirmAction>
  );
}

/** Returns hundredths of a per cent, NaN if it is no such number. */
function hundredthsOf(typed: string): number {
  return /^\d{1,3}(\.\d{1,2})?$/.test(typed.trim()) ? Math.round(Number(typed) * 100) : Number.NaN;
}

interface HistoryProps {
  pack: AdminTaxPack;
  now: number;
  page: number;
  onPage: (page: number) => void;
}

function History({ pack: { history }, now, page, onPage }: HistoryProps) {
  const columns: readonly Column<TaxPackChange>[] = [
    { head: 'When', cell: ({ at }) => `${momentLabel(Date.parse(at), now)} PHT` },
    { head: 'From', cell: ({ from }) => formatDay(dayKeyStart(from)) },
    {
      head: 'Decision',
      cell: ({ active, ...figures }) => (active ? `On. ${figuresText(figures)}` : 'Off'),
    },
    { head: 'Reason', cell: ({ reason }) => reason },
    { head: 'Who', cell: ({ by }) => by ?? 'A deleted account' },
  ];
  return (
    <section aria-labelledby="decisions" className="mt-8">
      <h3 id="decisions" className="mb-3 font-serif text-xl font-medium">
        Decisions
      </h3>
      {history.results.length === 0 ? (
        <EmptySection>Nothing has been decided yet.</EmptySection>
      ) : (
        <DataTable
          caption="Decisions about withholding"
          columns={columns}
          rows={history.results}
          keyOf={({ _id }) => _id}
        />
      )}
      <CountedPages page={page} total={history.total} onPage={onPage} />
    </section>
  );
}
