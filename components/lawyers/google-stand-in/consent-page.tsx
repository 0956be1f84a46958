import { TEST_BUTTON, TEST_FIELD, TestPage } from '@/components/platform/test-page';
import { SITE } from '@/lib/site';

const RIGHTS = [
  ['busy', 'See when you are busy on Google Calendar, without the events'],
  ['own', 'Make calendars, and see and change what is in these alone'],
] as const;

export function ConsentPage({ asked }: { asked: readonly (readonly [string, string])[] }) {
  return (
    <TestPage of="Google" title={`${SITE.name} wants access to your Google Account`}>
      <form method="post" action="/test-google/form/consent" className="mt-4 grid gap-4">
        {asked.map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <label>
          Account
          <input
            type="email"
            name="account"
            required
            defaultValue="lawyer@gmail.example"
            className={TEST_FIELD}
          />
        </label>
        <fieldset className="grid gap-1">
          <legend className="font-semibold">{SITE.name} may</legend>
          {RIGHTS.map(([name, label]) => (
            <label key={name} className="flex min-h-tap items-center gap-3">
              <input
                type="checkbox"
                name={name}
                defaultChecked
                className="size-5 accent-neutral-900"
              />
              {label}
            </label>
          ))}
        </fieldset>
        <div className="flex flex-wrap gap-3">
          <button type="submit" name="answer" value="allow" className={TEST_BUTTON}>
            Allow
          </button>
          <button type="submit" name="answer" value="deny" className={TEST_BUTTON}>
            Deny
          </button>
        </div>
      </form>
    </TestPage>
  );
}
