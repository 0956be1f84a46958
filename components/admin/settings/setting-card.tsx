import { Card } from '@/components/ui/layout/card';
import type { AdminSetting, AdminSettings } from '@/lib/contract/admin/settings';
import { ChangeSetting } from './change-setting';
import { SETTING_TEXTS, settingText } from './setting-texts';

interface SettingCardProps {
  setting: AdminSetting;
  methods: AdminSettings['methods'];
}

/** One setting: what it is, its value, what another one would change. */
export function SettingCard({ setting, methods }: SettingCardProps) {
  const { title, meaning, effect } = SETTING_TEXTS[setting.id];
  const [now, usual] = [setting.value, setting.default].map((value) =>
    settingText(value, setting.unit, methods),
  );
  return (
    <Card className="flex flex-col">
      <h2 className="font-serif text-xl font-medium">{title}</h2>
      <p className="mt-2 text-xl font-semibold tabular">{now}</p>
      {now !== usual && <p className="text-sm text-neutral-600">Unless changed: {usual}</p>}
      <p className="mt-2 text-neutral-700">{meaning}</p>
      <p className="mt-2 mb-4 text-sm text-neutral-600">{effect}</p>
      <div className="mt-auto">
        <ChangeSetting {...{ setting, methods }} />
      </div>
    </Card>
  );
}
