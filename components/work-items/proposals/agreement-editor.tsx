'use client';

import { Send } from 'lucide';
import { useRouter } from 'next/navigation';
import { type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { FormProvider } from 'react-hook-form';
import { ErrorSummary } from '@/components/lawyers/profile-editor/error-summary';
import { classNames } from '@/components/ui/class-names';
import { Notice } from '@/components/ui/feedback/notice';
import { showToast } from '@/components/ui/feedback/toast-queue';
import { Button } from '@/components/ui/forms/button';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { Icon } from '@/components/ui/icons/icon';
import { Tab, TabList } from '@/components/ui/layout/tabs';
import { messageFor } from '@/lib/client/platform/messages';
import { WRITE_AGREEMENT_FAILURE } from '@/lib/client/work-items/changes';
import { type TypedAgreement, typedAgreement } from '@/lib/contract/work-items/agreement-form';
import type { WorkItem } from '@/lib/contract/work-items/work-items';
import { dayKey } from '@/lib/domain/platform/clock-labels';
import { workItemPath } from '../work-item-paths';
import { AgreementFields } from './agreement-fields';
import { EditorNotices } from './editor-notices';
import { problemsOf } from './labels';
import { TEXT_ID } from './parts/text-part';
import { type Person, useChosenClient } from './parts/use-chosen-client';
import { Preview } from './preview';
import { SendDialog } from './send-dialog';
import { Templates } from './templates/templates';
import { useAgreementForm } from './use-agreement-form';
import { useSaving, versionOf } from './use-saving';

interface SaveActionsProps {
  dirty: boolean;
  /** The client already has it: it can only be sent with changes, and is no draft. */
  isProposal: boolean;
  clientName: string;
  saving: boolean;
  onSaveDraft: () => void;
}

interface AgreementEditorProps {
  /** The agreement being edited; null for a new one. */
  item: WorkItem | null;
  begin: TypedAgreement;
  storedAs: string;
  userId: string;
  /** Centavos, charged with each payment. */
  platformFee: number;
  now: number;
}

export function AgreementEditor(props: AgreementEditorProps) {
  const { item, begin, storedAs, userId, platformFee, now } = props;
  const router = useRouter();
  const [today] = useState(() => dayKey(now));
  const state = useAgreementForm({
    storedAs,
    userId,
    begin,
    today,
    version: item?.version ?? null,
  });
  const { form, isDirty, base, restart, round } = state;
  const chosen = useChosenClient(form.watch('client_id'), item && personOf(item));
  const name = chosen.client?.display_name ?? '';
  const [panel, showPanel] = useState<Panel>('write');
  const saving = useSaving({
    state,
    item,
    onRefused: () => flushSync(() => showPanel('write')),
    onSaved: (saved, wasSent) => {
      showToast('success', wasSent ? `Sent to ${saved.client.display_name}` : 'Draft saved');
      router.push(workItemPath('lawyer', saved._id));
    },
  });
  const { asked, error, isPending } = saving;
  const isOutdated = item !== null && item.version !== base && !isPending;
  useEffect(() => {
    // Nothing is typed, so there is nothing to ask.
    if (item && isOutdated && !isDirty) restart(typedAgreement(item), item.version);
  }, [item, isOutdated, isDirty, restart]);
  const canEdit = item === null || item.can.includes('edit');

  return (
    <FormProvider {...form}>
      <Templates values={form.getValues} today={today} isDirty={isDirty} onUse={state.fill} />
      <form className="**:scroll-mt-20" noValidate method="post" onSubmit={saving.submit}>
        <Panels shown={panel} onShow={showPanel} preview={<Preview platformFee={platformFee} />}>
          <div className="grid grid-cols-1 gap-7">
            <EditorNotices
              item={item}
              canEdit={canEdit}
              isOutdated={isOutdated && isDirty}
              isRestored={state.isRestored}
              onAnew={() => restart(begin, item?.version ?? null)}
              onMine={() => item && state.rebase(item.version)}
              onOther={() => item && restart(typedAgreement(item), item.version)}
            />
            <ErrorSummary
              problems={problemsOf(form.formState.errors)}
              onGo={(field) => {
                if (field === 'description') document.getElementById(TEXT_ID)?.focus();
                else form.setFocus(field as keyof TypedAgreement);
              }}
            />
            <AgreementFields item={item} chosen={chosen} round={round} today={today} />
            {error && !isPending && !isOutdated && (
              <Notice tone="bad" title={messageFor(WRITE_AGREEMENT_FAILURE, error)}>
                What you wrote is still here.
              </Notice>
            )}
          </div>
        </Panels>
        {canEdit && !(isOutdated && isDirty) && (
          <SaveActions
            dirty={isDirty}
            isProposal={item?.status === 'PROPOSAL'}
            clientName={name}
            saving={isPending && !asked}
            onSaveDraft={() => void saving.saveDraft()}
          />
        )}
      </form>
      {asked && (
        <SendDialog
          name={name}
          now={now}
          version={versionOf(item, asked)}
          isChange={item?.status === 'PROPOSAL'}
          days={asked.expires_in_days}
          pending={isPending}
          onSend={saving.send}
          onClose={saving.close}
        />
      )}
    </FormProvider>
  );
}

function personOf({ client_id, client }: WorkItem): Person {
  return { ...client, _id: client_id };
}

const PANELS = { write: 'Write', preview: 'As your client sees it' } as const;
type Panel = keyof typeof PANELS;

interface PanelsProps {
  shown: Panel;
  onShow: (panel: Panel) => void;
  preview: ReactNode;
  children: ReactNode;
}

/** Side by side if there is room, else one at a time. */
function Panels({ shown, onShow, preview, children }: PanelsProps) {
  const hidden = (panel: Panel) => classNames('min-w-0', shown !== panel && 'max-xl:hidden');
  return (
    <>
      <TabList underlined aria-label="Agreement" className="mt-5 xl:hidden">
        {(['write', 'preview'] as const).map((panel) => (
          <Tab
            key={panel}
            id={`tab-${panel}`}
            aria-controls={`panel-${panel}`}
            selected={panel === shown}
            onClick={() => onShow(panel)}
          >
            {PANELS[panel]}
          </Tab>
        ))}
      </TabList>
      <div className="mt-6 grid grid-cols-1 items-start gap-x-8 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div id="panel-write" className={hidden('write')}>
          {children}
        </div>
        <section
          id="panel-preview"
          aria-label={PANELS.preview}
          className={classNames(
            hidden('preview'),
            'rounded border bg-white p-5 xl:sticky xl:top-24 xl:max-h-[calc(100dvh-8rem)] xl:overflow-y-auto',
          )}
        >
          {/* Scrolls, so there is something to focus in it. */}
          <details open>
            <summary className="-mt-2 mb-2 flex min-h-tap cursor-pointer items-center text-sm font-semibold text-neutral-700">
              {PANELS.preview}
            </summary>
            {preview}
          </details>
        </section>
      </div>
    </>
  );
}

/**
 * Last element of the form: the state of the changes, in view beside text and preview; above the tab bar of a phone.
 */
function SaveActions(props: SaveActionsProps) {
  const { dirty, isProposal, clientName, saving, onSaveDraft } = props;
  return (
    <div className="sticky low:static bottom-[calc(4.5rem+env(safe-area-inset-bottom))] z-10 -mx-4 mt-7 flex items-center justify-between gap-3 border-t bg-neutral-50 px-4 py-3 lg:bottom-0 lg:mx-0 lg:px-0 xl:mr-104">
      <p className="text-sm text-neutral-700 max-sm:sr-only" role="status">
        {dirty ? 'Not saved yet' : 'No changes to save'}
      </p>
      <div className="flex min-w-0 gap-2 max-sm:w-full max-sm:*:flex-1">
        {!isProposal && (
          <Button variant="outline" pending={saving} pendingLabel="Saving" onClick={onSaveDraft}>
            Save draft
          </Button>
        )}
        <SubmitButton variant="action" disabled={isProposal && !dirty} className="min-w-0">
          <Icon of={Send} className="size-5 shrink-0" />
          {isProposal ? (
            <span className="truncate">Send the changes</span>
          ) : (
            <span className="truncate">
              <span>Send</span>
              {clientName && <span className="max-sm:sr-only"> to {clientName}</span>}
            </span>
          )}
        </SubmitButton>
      </div>
    </div>
  );
}
