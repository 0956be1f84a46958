import type { ReactNode } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { TextField } from '@/components/ui/forms/input';
import { PasswordField } from '@/components/ui/forms/password-field';
import { PasswordRule } from './password-rule';

/** What `register` gives for a field, with its error. */
interface FormField extends UseFormRegisterReturn {
  /** What was typed before the scripts were there. */
  defaultValue?: string | undefined;
  error?: string | undefined;
}

/** The two names of a person, beside each other where there is room. */
export function NameFields({ first, last }: { first: FormField; last: FormField }) {
  return (
    <div className="grid gap-5 sm:grid-cols-2 sm:gap-3">
      <TextField label="First name" autoComplete="given-name" {...first} />
      <TextField label="Last name" autoComplete="family-name" {...last} />
    </div>
  );
}

interface EmailFieldProps extends FormField {
  label?: string;
  help?: ReactNode;
  /** `username` where it is what one signs in with. */
  autoComplete?: 'email' | 'username';
}

export function EmailField({ label = 'Email', autoComplete = 'email', ...rest }: EmailFieldProps) {
  return (
    <TextField
      label={label}
      type="email"
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      {...rest}
    />
  );
}

interface PhoneFieldProps extends FormField {
  optional?: boolean;
  help?: string;
}

export function PhoneField({
  help = 'With country code outside the Philippines.',
  ...rest
}: PhoneFieldProps) {
  return <TextField label="Phone" type="tel" autoComplete="tel" help={help} {...rest} />;
}

interface NewPasswordFieldsProps {
  label?: string;
  repeatLabel?: string;
  /** What is typed so far: the rule is ticked off beside it. */
  typed: string;
  password: FormField;
  repeated: FormField;
}

/** A new password and its repetition, under each other. */
export function NewPasswordFields(props: NewPasswordFieldsProps) {
  const { label = 'Password', repeatLabel = 'Repeat the password' } = props;
  return (
    <>
      <PasswordField
        label={label}
        autoComplete="new-password"
        help={<PasswordRule password={props.typed} />}
        {...props.password}
      />
      <PasswordField label={repeatLabel} autoComplete="new-password" {...props.repeated} />
    </>
  );
}
