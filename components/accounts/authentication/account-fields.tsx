'use client';

import { Check, Circle } from 'lucide';
import { type ReactNode, useState } from 'react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { classNames } from '@/components/ui/class-names';
import { Checkbox } from '@/components/ui/forms/checkbox';
import { TextField } from '@/components/ui/forms/input';
import { PasswordField } from '@/components/ui/forms/password-field';
import { Icon } from '@/components/ui/icons/icon';
import { textLinkClass } from '@/components/ui/layout/text-link';
import { meantAddress } from '@/lib/domain/accounts/mail-domain';
import {
  checkPassword,
  isMadeOfNames,
  PASSWORD_MIN_LENGTH,
  type PasswordChecks,
} from '@/lib/domain/accounts/password';

const PARTS: readonly (readonly [part: keyof PasswordChecks, words: string])[] = [
  ['length', `${PASSWORD_MIN_LENGTH} characters`],
  ['number', 'a number'],
  ['lowercase', 'a lowercase letter'],
  ['uppercase', 'an uppercase letter'],
];

interface FormField extends UseFormRegisterReturn {
  defaultValue?: string | undefined;
  error?: string | undefined;
}

interface NameFieldsProps {
  first: FormField;
  last: FormField;
  /** A single name: the last name is hidden, and its typed value is kept. */
  oneName?: boolean;
}

export function NameFields({ first, last, oneName: ticked = false }: NameFieldsProps) {
  return (
    <div className={classNames('grid gap-5 sm:gap-3', !ticked && 'sm:grid-cols-2')}>
      <TextField
        label={ticked ? 'Name' : 'First name'}
        autoComplete={ticked ? 'name' : 'given-name'}
        {...first}
      />
      <div hidden={ticked}>
        <TextField label="Last name" autoComplete="family-name" {...last} />
      </div>
    </div>
  );
}

/** Says that the first name is the whole one. It stands after the other fields, so that few have to pass it. */
export function OneNameBox(box: UseFormRegisterReturn & { defaultChecked?: boolean }) {
  return <Checkbox {...box} label="I have one name" />;
}

interface EmailFieldProps extends FormField {
  label?: string;
  help?: ReactNode;
  readOnly?: boolean;
  /** `username` where the address is that of an account; with `webauthn` browsers offer passkeys, too. */
  autoComplete?: 'email' | 'username' | 'username webauthn';
}

export function EmailField({ label = 'Email', autoComplete = 'email', ...rest }: EmailFieldProps) {
  return (
    <TextField
      label={label}
      type="email"
      autoComplete={autoComplete}
      autoCapitalize="none"
      spellCheck={false}
      className={rest.readOnly ? '[&_input]:bg-neutral-100' : undefined}
      {...rest}
    />
  );
}

interface NewEmailFieldProps extends EmailFieldProps {
  typed: string;
  /** Replaces the address by the suggested one. */
  onMeant: (email: string) => void;
}

/**
 * The address of a new account. After the field loses focus, it suggests a correction of a domain that looks
 * mistyped; it never blocks.
 */
export function NewEmailField({ typed, onMeant, onBlur, ...rest }: NewEmailFieldProps) {
  const [left, setLeft] = useState(false);
  const meant = left ? meantAddress(typed) : null;
  return (
    <div>
      <EmailField
        {...rest}
        onBlur={(event) => {
          setLeft(true);
          return onBlur(event);
        }}
      />
      <div role="status">
        {meant && (
          <p className="mt-1.5 text-sm text-neutral-700">
            Did you mean <strong className="font-semibold wrap-anywhere">{meant}</strong>?{' '}
            <button
              type="button"
              className={`${textLinkClass} min-h-tap`}
              onClick={() => onMeant(meant)}
            >
              Use this address
            </button>
          </p>
        )}
      </div>
    </div>
  );
}

interface PhoneFieldProps extends FormField {
  optional?: boolean;
  help?: string;
}

export function PhoneField({
  help = 'Outside the Philippines, begin with the country code.',
  ...rest
}: PhoneFieldProps) {
  return <TextField label="Phone" type="tel" autoComplete="tel" help={help} {...rest} />;
}

interface NewPasswordFieldProps extends FormField {
  label?: string;
  typed: string;
  /** Names and address of the owner as typed, where the page knows them: a password is not to be made of them. */
  names?: readonly string[];
}

export function NewPasswordField(props: NewPasswordFieldProps) {
  const { label = 'Password', typed, names, ...rest } = props;
  return (
    <PasswordField
      label={label}
      autoComplete="new-password"
      help={<PasswordRule password={typed} names={names} />}
      {...rest}
    />
  );
}

interface NewPasswordFieldsProps {
  label?: string;
  repeatLabel?: string;
  typed: string;
  password: FormField;
  repeated: FormField;
}

/** A new password and its repetition. */
export function NewPasswordFields(props: NewPasswordFieldsProps) {
  const { label = 'Password', repeatLabel = 'Repeat the password' } = props;
  return (
    <>
      <NewPasswordField label={label} typed={props.typed} {...props.password} />
      <PasswordField label={repeatLabel} autoComplete="new-password" {...props.repeated} />
    </>
  );
}

interface PasswordRuleProps {
  password: string;
  names: readonly string[] | undefined;
}

function PasswordRule({ password, names }: PasswordRuleProps) {
  const checks = checkPassword(password);
  return (
    <span className="block">
      <span className="sr-only">Needs at least </span>
      <span className="grid grid-cols-2 gap-x-3 gap-y-1">
        {PARTS.map(([part, words]) => (
          <RulePart key={part} met={checks[part]} words={words} />
        ))}
        {names && (
          <RulePart
            met={password !== '' && !isMadeOfNames(password, names)}
            words="more than your name or words of this site"
            wide
          />
        )}
      </span>
    </span>
  );
}

interface RulePartProps {
  met: boolean;
  words: string;
  wide?: boolean;
}

function RulePart({ met, words, wide = false }: RulePartProps) {
  const mark = met ? Check : Circle;
  return (
    <span
      className={classNames(
        'flex items-center gap-1.5',
        wide && 'col-span-2',
        met && 'text-teal-800',
      )}
    >
      <Icon of={mark} className={classNames('size-4', !met && 'p-0.5 text-neutral-500')} />
      <span>
        {words}
        <span className="sr-only">{met ? ', done.' : '.'}</span>
      </span>
    </span>
  );
}
