import { Checkbox } from '@/components/ui/forms/checkbox';

interface KeepOriginalProps {
  /** Whether it was chosen before, where it is shown again. */
  kept: boolean;
  onChange: (keep: boolean) => void;
}

/** Lets the user send pictures with their metadata: off by default. */
export function KeepOriginal({ kept, onChange }: KeepOriginalProps) {
  return (
    <Checkbox
      className="mt-1"
      label="Send pictures with the place and time they were taken"
      help="We remove both unless you choose this. They can matter, as after an accident."
      defaultChecked={kept}
      onChange={({ target }) => onChange(target.checked)}
    />
  );
}
