import { Check, Circle } from 'lucide';
import { classNames } from '@/components/ui/class-names';
import { Icon } from '@/components/ui/icons/icon';
import {
  checkPassword,
  PASSWORD_MIN_LENGTH,
  type PasswordChecks,
} from '@/lib/domain/accounts/password';

const PARTS: readonly (readonly [part: keyof PasswordChecks, words: string])[] = [
  ['length', `${PASSWORD_MIN_LENGTH} characters`],
  ['number', 'a number'],
  ['lowercase', 'a lowercase letter'],
  ['uppercase', 'an uppercase letter'],
];

/** The rule of a new password, ticked off while it is typed. */
export function PasswordRule({ password }: { password: string }) {
  const checks = checkPassword(password);
  return (
    <span className="block">
      <span className="sr-only">Needs at least </span>
      <span className="grid grid-cols-2 gap-x-3 gap-y-1">
        {PARTS.map(([part, words]) => (
          <RulePart key={part} met={checks[part]} words={words} />
        ))}
      </span>
    </span>
  );
}

function RulePart({ met, words }: { met: boolean; words: string }) {
  const mark = met ? Check : Circle;
  return (
    <span className={classNames('flex items-center gap-1.5', met && 'text-teal-800')}>
      <Icon of={mark} className={classNames('size-4', !met && 'p-0.5 text-neutral-500')} />
      <span>
        {words}
        <span className="sr-only">{met ? ', done.' : '.'}</span>
      </span>
    </span>
  );
}
