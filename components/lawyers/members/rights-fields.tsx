import type { UseFormRegisterReturn } from 'react-hook-form';
import { Checkbox } from '@/components/ui/forms/checkbox';
import { FieldGroup } from '@/components/ui/forms/field';
import { RIGHT_COPY } from '@/lib/catalogue/member-rights';
import { MEMBER_RIGHTS } from '@/lib/domain/platform/members';

interface RightsFieldsProps {
  label?: string;
  help?: string;
  field: UseFormRegisterReturn;
  error: string | undefined;
}

export function RightsFields({
  label = 'What this person may do',
  help = 'Nobody but you sees your private notes, summaries, agreements, balance, bank, tax and IDs, or joins your calls.',
  field,
  error,
}: RightsFieldsProps) {
  return (
    <FieldGroup label={label} help={help} error={error}>
      {MEMBER_RIGHTS.map((right) => (
        <Checkbox
          key={right}
          label={RIGHT_COPY[right].label}
          help={RIGHT_COPY[right].help}
          value={right}
          {...field}
        />
      ))}
    </FieldGroup>
  );
}
