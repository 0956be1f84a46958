import { Checkbox } from '@/components/ui/forms/checkbox';
import { FieldGroup } from '@/components/ui/forms/field';
import { MEMBER_RIGHTS, type MemberRight } from '@/lib/domain/platform/members';
import { RIGHT_TEXTS } from './right-texts';

interface RightsFieldsProps {
  rights: readonly MemberRight[];
  error?: string;
  onChange: (rights: MemberRight[]) => void;
}

/** What a member may do, by area. */
export function RightsFields({ rights, error, onChange }: RightsFieldsProps) {
  const change = (right: MemberRight, wanted: boolean) =>
    onChange(MEMBER_RIGHTS.filter((one) => (one === right ? wanted : rights.includes(one))));
  return (
    <FieldGroup
      label="What this person may do"
      help="Nobody but you sees your private notes, summaries, agreements, balance, bank, tax and IDs, or joins your calls."
      error={error}
    >
      {MEMBER_RIGHTS.map((right) => (
        <Checkbox
          key={right}
          label={RIGHT_TEXTS[right].label}
          help={RIGHT_TEXTS[right].help}
          checked={rights.includes(right)}
          onChange={({ target }) => change(right, target.checked)}
        />
      ))}
    </FieldGroup>
  );
}
