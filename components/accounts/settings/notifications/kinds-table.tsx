import { Check } from 'lucide';
import type { UseFormRegister } from 'react-hook-form';
import { SwitchControl } from '@/components/ui/forms/switch';
import { Icon } from '@/components/ui/icons/icon';
import { isAlwaysOn, NOTIFICATION_CHANNELS } from '@/lib/domain/notifications/kinds';
import { CHANNEL_LABELS, KIND_LABELS, type KindLabel } from './kind-labels';
import type { PreferenceFields } from './preference-fields';

interface KindsTableProps {
  userType: keyof typeof KIND_LABELS;
  register: UseFormRegister<PreferenceFields>;
}

/** Kinds of notifications by channels, a switch for each. */
export function KindsTable({ userType, register }: KindsTableProps) {
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
