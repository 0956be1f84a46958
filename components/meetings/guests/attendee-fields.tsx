import { useFormContext, useWatch } from 'react-hook-form';
import { Checkbox } from '@/components/ui/forms/checkbox';
import { TextField } from '@/components/ui/forms/input';
import { SelectField } from '@/components/ui/forms/select';
import { ATTENDEE_RELATION_LABELS } from '@/lib/catalogue/guest-terms';
import { ATTENDEE_RELATIONS, type AttendeeRelation } from '@/lib/domain/meetings/guests';
import type { MeetingType } from '@/lib/domain/meetings/meeting';

/** The fields of a booking form that say who comes. */
interface AttendeeValues {
  type: MeetingType;
  for_other: boolean;
  attendee_name: string;
  relation: AttendeeRelation | '';
}

/** For a client who books for somebody else: who comes. */
export function AttendeeFields() {
  const { register, control, formState } = useFormContext<AttendeeValues>();
  const [open, type] = useWatch({ control, name: ['for_other', 'type'] });
  const { errors } = formState;
  return (
    <div className="mt-3">
      <Checkbox {...register('for_other')} label="I’m booking for someone else" />
      {open && (
        <div className="mt-2 grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
          <TextField
            {...register('attendee_name')}
            label="Who is coming"
            help={
              type === 'PHONE'
                ? 'The lawyer calls the number above.'
                : 'They join on your device, or with a guest link that you make after booking.'
            }
            error={errors.attendee_name?.message}
            autoComplete="off"
          />
          <SelectField
            {...register('relation')}
            label="Relation to you"
            optional
            error={errors.relation?.message}
          >
            <option value="">Choose</option>
            {ATTENDEE_RELATIONS.map((relation) => (
              <option key={relation} value={relation}>
                {ATTENDEE_RELATION_LABELS[relation]}
              </option>
            ))}
          </SelectField>
        </div>
      )}
    </div>
  );
}
