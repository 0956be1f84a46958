'use client';

import { useState } from 'react';
import { ConfirmAction } from '@/components/platform/confirm-action';
import { Checkbox } from '@/components/ui/forms/checkbox';
import { FieldGroup } from '@/components/ui/forms/field';
import { TextField } from '@/components/ui/forms/input';
import { useChangeSetting } from '@/lib/client/admin/settings';
import { ApiError } from '@/lib/client/platform/api-error';
import {
  type AdminSetting,
  type AdminSettings,
  SETTING_VALUES,
  type SettingValue,
} from '@/lib/contract/admin/settings';
import { formatPeso, parsePeso } from '@/lib/domain/platform/money';
import { AdminActionFailure } from '../admin-failure';
import { SETTING_COPY, settingText } from './setting-copy';

interface ChangeSettingProps {
  setting: AdminSetting;
  methods: AdminSettings['methods'];
}

export function ChangeSetting({ setting, methods }: ChangeSettingProps) {
  const { id, value, unit } = setting;
  const { title, effect } = SETTING_COPY[id];
  const change = useChangeSetting(id);
  const [typed, setTyped] = useState(() => typedOf(setting));
  const [chosen, setChosen] = useState<readonly string[]>(Array.isArray(value) ? value : []);
  const [wrong, setWrong] = useState<string>();
  const save = async (reason: string) => {
    const read = unit === 'methods' ? chosenOf(chosen, methods) : numberOf(typed, unit);
    const checked = SETTING_VALUES[id].safeParse(read);
    setWrong(checked.error?.issues[0]?.message);
    if (!checked.success) throw checked.error;
    await change.mutateAsync({ value: checked.data, expected: value, reason });
  };
  const error = wrong ?? (change.error instanceof ApiError ? change.error.fields.value : undefined);
  return (
    <ConfirmAction
      label={`Change the ${title.toLowerCase()}`}
      look={{ size: 'small' }}
      title={title}
      reason={{
        label: 'Reason',
        help: 'It stays in the history for good. Please don’t name anyone.',
      }}
      confirm="Save"
      mutation={{
        isPending: change.isPending,
        reset: () => {
          change.reset();
          setWrong(undefined);
        },
      }}
      failure={<AdminActionFailure title="Nothing was changed" error={change.error} />}
      run={save}
      fields={
        unit === 'methods' ? (
          <MethodFields methods={methods} chosen={chosen} error={error} onChange={setChosen} />
        ) : (
          <TextField
            label={SETTING_COPY[id].field}
            name="value"
            inputMode={unit === 'centavos' ? 'decimal' : 'numeric'}
            autoComplete="off"
            value={typed}
            onChange={({ target }) => {
              setWrong(undefined);
              setTyped(target.value);
            }}
            help={limitsText(setting)}
            error={error}
          />
        )
      }
    >
      Now: {settingText(value, unit, methods)}. {effect}
    </ConfirmAction>
  );
}

interface MethodFieldsProps {
  methods: AdminSettings['methods'];
  chosen: readonly string[];
  error: string | undefined;
  onChange: (chosen: readonly string[]) => void;
}

function MethodFields({ methods, chosen, error, onChange }: MethodFieldsProps) {
  return (
    <FieldGroup label={SETTING_COPY.payment_methods.field} error={error}>
      <div className="grid sm:grid-cols-2">
        {methods.map(({ id, label }) => (
          <Checkbox
            key={id}
            label={label}
            checked={chosen.includes(id)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
            }
          />
        ))}
      </div>
    </FieldGroup>
  );
}

function typedOf({ value, unit }: AdminSetting): string {
  if (typeof value !== 'number') return '';
  return unit === 'centavos' ? String(value / 100) : String(value);
}

/** Returns NaN if it is no number. */
function numberOf(typed: string, unit: AdminSetting['unit']): SettingValue {
  if (unit === 'centavos') return parsePeso(typed);
  return /^\d{1,4}$/.test(typed.trim()) ? Number(typed) : Number.NaN;
}

/** Returns the chosen methods that the gateway offers. */
function chosenOf(chosen: readonly string[], methods: AdminSettings['methods']): SettingValue {
  return methods.map(({ id }) => id).filter((id) => chosen.includes(id));
}

function limitsText({ limits, unit }: AdminSetting): string | undefined {
  if (!limits) return undefined;
  return unit === 'centavos'
    ? `From ${formatPeso(limits.min)} to ${formatPeso(limits.max)}.`
    : `From ${limits.min} to ${limits.max}.`;
}
