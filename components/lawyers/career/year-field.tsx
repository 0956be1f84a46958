import type { ComponentProps } from 'react';
import { TextField } from '@/components/ui/forms/input';

export function YearField(props: ComponentProps<typeof TextField>) {
  return <TextField inputMode="numeric" maxLength={4} autoComplete="off" {...props} />;
}
