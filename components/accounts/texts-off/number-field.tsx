import type { ComponentProps } from 'react';
import { TextField } from '@/components/ui/forms/input';

export function NumberField(props: Omit<ComponentProps<typeof TextField>, 'label'>) {
  return (
    <TextField
      label="Mobile number"
      help="From the Philippines, such as 0917 123 4567."
      type="tel"
      autoComplete="tel"
      maxLength={40}
      {...props}
    />
  );
}
