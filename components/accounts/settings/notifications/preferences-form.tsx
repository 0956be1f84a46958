'use client';
import { useQuery } from '@tanstack/react-query';
import { Check, ChevronDown } from 'lucide';
import Link from 'next/link';
import type { ReactNode } from 'react';
import {
  type SubmitHandler,
  type UseFormRegister,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import { Notice } from '@/components/ui/feedback/notice';
import { Saved } from '@/components/ui/feedback/saved';
import { TextField } from '@/components/ui/forms/input';
import { SubmitButton } from '@/components/ui/forms/submit-button';
import { Switch, SwitchControl } from '@/components/ui/forms/switch';
import { useOwnZone } from '@/components/ui/hooks/use-viewer-zone';
import { Icon } from '@/components/ui/icons/icon';
import { textLinkAloneClass } from '@/components/ui/layout/text-link';
import {
  CHANGE_PREFERENCES_FAILURE,
  useChangePreferences,
} from '@/lib/client/notifications/preferences';
import { textsQuery } from '@/lib/client/notifications/texts';
import { messageFor } from '@/lib/client/platform/messages';
import type {
  NotificationPreferences,
  PreferencesInput,
} from '@/lib/contract/notifications/preferences';
import { COPY, FIELD_COPY } from '@/lib/contract/platform/copy';
import {
  isAlwaysOn,
  NOTIFICATION_CHANNELS,
  type NotificationKind,
} from '@/lib/domain/notifications/kinds';
import { CHANNEL_LABELS, KIND_LABELS, type KindLabel } from './kind-labels';

interface PreferencesFormProps {
  userType: keyof typeof KIND_LABELS;
  preferences: NotificationPreferences;
  /** Page with the text messages. */
  textsPath: string;
}

export function PreferencesForm({ userType, preferences, textsPath }: PreferencesFormProps) {
  const save = useChangePreferences();
  const ownZone = useOwnZone()?.name;
  const zone = ownZone || (preferences.quiet_hours?.time_zone ?? MANILA);
  const form = useForm<PreferenceFields>({
    values: fieldsOf(preferences),
    // What is changed meanwhile is not replaced by an answer that arrives late.
    resetOptions: { keepDirtyValues: true },
  });
  const submit: SubmitHandler<PreferenceFields> = (fields) =>
    save.mutate(inputOf(fields, zone), {
      onSuccess: (saved) => {
        form.reset(fieldsOf(saved));
      },
    });
  return (
    <form className="grid gap-5" noValidate method="post" onSubmit={form.handleSubmit(submit)}>
      <Reminders form={form} textsPath={textsPath} />
      <OtherKinds form={form} userType={userType} />
      <QuietHours form={form} zone={zone} isOfDevice={ownZone !== ''} />
      <FineTune form={form} userType={userType} />
      {save.isError && (
        <Notice tone="bad" title={messageFor(CHANGE_PREFERENCES_FAILURE, save.error)} />
      )}
      <Saved show={save.isSuccess && !form.formState.isDirty}>
        <SubmitButton
          disabled={!form.formState.isDirty}
          pending={save.isPending}
          pendingLabel="Saving"
        >
          Save notification settings
        </SubmitButton>
      </Saved>
    </form>
  );
}

type PreferenceForm = UseFormReturn<PreferenceFields>;

function Reminders({ form, textsPath }: { form: PreferenceForm; textsPath: string }) {
  const texts = useQuery(textsQuery()).data;
  const on = texts?.number && texts.number.stopped_at === null;
  return (
    <Question title="How shall we remind you?" help="A day and 10 minutes before a meeting.">
      <SwitchOfKinds form={form} label="Email" kinds={REMINDERS} channel="email" />
      <SwitchOfKinds form={form} label="Push" kinds={REMINDERS} channel="push" />
      {texts?.available && (
        <p className="flex flex-wrap items-center gap-x-2">
          <span className="font-medium">Text message:</span>
          <span>{on ? 'on' : 'off'}</span>
          <Link href={textsPath} prefetch={false} className={textLinkAloneClass}>
            {on ? 'Change' : 'Turn on'}
            <span className="sr-only"> text messages</span>
          </Link>
        </p>
      )}
    </Question>
  );
}

function OtherKinds({ form, userType }: FineTuneProps) {
  const kinds = KIND_LABELS[userType].map(({ kind }) => kind).filter((kind) => kind !== 'reminder');
  return (
    <Question
      title="How shall we tell you what is new?"
      help="Payments, changes to your meetings and the security of your account always come by email."
    >
      <SwitchOfKinds form={form} label="Email" kinds={kinds} channel="email" />
      <SwitchOfKinds form={form} label="Push" kinds={kinds} channel="push" />
    </Question>
  );
}

interface QuestionProps {
  title: string;
  help?: string;
  children: ReactNode;
}

function Question({ title, help, children }: QuestionProps) {
  return (
    <fieldset>
      <legend className="font-serif text-xl">{title}</legend>
      {help && <p className="mt-1 text-sm text-neutral-600">{help}</p>}
      {children}
    </fieldset>
  );
}

const REMINDERS: readonly NotificationKind[] = ['reminder'];

interface SwitchOfKindsProps {
  form: PreferenceForm;
  label: string;
  kinds: readonly NotificationKind[];
  channel: 'email' | 'push';
}

/** Turns a channel on or off for several kinds at once; some of them alone are shown as off, and named below it. */
function SwitchOfKinds({ form, label, kinds, channel }: SwitchOfKindsProps) {
  const chosen = form.watch('kinds');
  const free = kinds.filter((kind) => !isAlwaysOn(kind, channel));
  const on = free.filter((kind) => chosen[kind][channel]);
  const isMixed = on.length > 0 && on.length < free.length;
  return (
    <Switch
      label={label}
      help={isMixed ? `For ${on.length} of ${free.length} kinds; see “${FINE_TUNE}”.` : undefined}
      checked={on.length === free.length}
      onChange={({ target }) => {
        for (const kind of free)
          form.setValue(`kinds.${kind}.${channel}`, target.checked, { shouldDirty: true });
      }}
    />
  );
}

const FINE_TUNE = 'Fine-tune';

interface FineTuneProps {
  form: PreferenceForm;
  userType: keyof typeof KIND_LABELS;
}

function FineTune({ form, userType }: FineTuneProps) {
  return (
    <details className="group border-y">
      <summary className="flex min-h-tap items-center justify-between gap-2 rounded py-2 font-medium">
        <span>{FINE_TUNE}: each kind by itself</span>
        <Icon of={ChevronDown} className="size-5 text-neutral-600 group-open:rotate-180" />
      </summary>
      <KindsTable userType={userType} register={form.register} />
      <p className="py-3 text-sm text-neutral-700">
        A check mark means always on: we always tell you about payments, changes to your meetings
        and the security of your account.
      </p>
    </details>
  );
}

interface QuietHoursProps {
  form: PreferenceForm;
  zone: string;
  /** False when the time zone is not the device's. */
  isOfDevice: boolean;
}

function QuietHours({ form, zone, isOfDevice }: QuietHoursProps) {
  const { register, formState, watch, getValues } = form;
  const { errors } = formState;
  const required = COPY.validation.required;
  return (
    <Question title="When shall we be quiet?">
      <Switch
        label="Quiet hours"
        help="Notifications you can turn off wait until quiet hours end, unless that would be too late, such as for a meeting in 10 minutes."
        {...register('quiet')}
      />
      {watch('quiet') && (
        <div className="mt-2 grid grid-cols-2 gap-4 sm:max-w-96">
          <TextField
            label="From"
            type="time"
            error={errors.from?.message}
            {...register('from', { required })}
          />
          <TextField
            label="To"
            type="time"
            error={errors.to?.message}
            {...register('to', {
              required,
              validate: (to) => to !== getValues('from') || FIELD_COPY.quietHours,
            })}
          />
          <p className="col-span-full text-sm text-neutral-600">
            <span>{clockText(zone, isOfDevice)}</span>
          </p>
        </div>
      )}
    </Question>
  );
}

const MANILA = 'Asia/Manila';

function clockText(zone: string, isOfDevice: boolean): string {
  const name = zone.replaceAll('_', ' ');
  return isOfDevice
    ? `On the clock of this device, ${name}.`
    : `This browser does not say its time zone, so these are hours in ${name}.`;
}

interface KindsTableProps {
  userType: keyof typeof KIND_LABELS;
  register: UseFormRegister<PreferenceFields>;
}

function KindsTable({ userType, register }: KindsTableProps) {
  return (
    <table className="w-full text-left">
      <caption className="sr-only">What you are notified of, and where</caption>
      <thead>
        <tr className="border-b text-sm text-neutral-700">
          <td />
          {NOTIFICATION_CHANNELS.map((channel) => (
            <th key={channel} scope="col" className="px-1 py-2 text-center font-medium">
              {CHANNEL_LABELS[channel].head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="divide-y border-b">
        {KIND_LABELS[userType].map((row) => (
          <KindRow key={row.kind} row={row} register={register} />
        ))}
      </tbody>
    </table>
  );
}

function KindRow({ row, register }: { row: KindLabel; register: KindsTableProps['register'] }) {
  const { kind, label, help } = row;
  return (
    <tr>
      <th scope="row" className="py-3 pr-2 font-normal">
        <span className="block font-medium">{label}</span>
        <span className="block text-sm text-neutral-600">{help}</span>
      </th>
      {NOTIFICATION_CHANNELS.map((channel) => (
        <td key={channel} className="w-14 sm:w-20">
          {isAlwaysOn(kind, channel) ? (
            <span className="grid min-h-tap place-items-center text-teal-800">
              <Icon of={Check} className="size-5" />
              <span className="sr-only">Always on</span>
            </span>
          ) : (
            <SwitchControl
              aria-label={`${label} ${CHANNEL_LABELS[channel].by}`}
              {...register(`kinds.${kind}.${channel}`)}
            />
          )}
        </td>
      ))}
    </tr>
  );
}

/** Fields of the form; the hours are kept while quiet hours are switched off. */
interface PreferenceFields {
  kinds: NotificationPreferences['kinds'];
  quiet: boolean;
  from: string;
  to: string;
}

/** Suggested quiet hours where none are set. */
const NIGHT = { from: '22:00', to: '07:00' };

function fieldsOf({ kinds, quiet_hours }: NotificationPreferences): PreferenceFields {
  const { from, to } = quiet_hours ?? NIGHT;
  return { kinds, quiet: quiet_hours !== null, from, to };
}

/** Converts the fields to the request body. Kinds that are always on have no field. */
function inputOf({ kinds, quiet, from, to }: PreferenceFields, timeZone: string): PreferencesInput {
  const choice = (kind: NotificationKind) => ({
    email: isAlwaysOn(kind, 'email') || kinds[kind].email,
    push: isAlwaysOn(kind, 'push') || kinds[kind].push,
    in_app: isAlwaysOn(kind, 'in_app') || kinds[kind].in_app,
  });
  const wanted = {
    booking: choice('booking'),
    message: choice('message'),
    reminder: choice('reminder'),
    agreement: choice('agreement'),
    review: choice('review'),
    waitlist: choice('waitlist'),
    account: choice('account'),
  };
  return { kinds: wanted, quiet_hours: quiet ? { from, to, time_zone: timeZone } : null };
}
