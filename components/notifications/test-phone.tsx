import { TEST_BUTTON, TEST_FIELD, TestPage } from '@/components/platform/test-page';

interface TestPhoneProps {
  number: string;
  answered: boolean;
}

/** Simulates a phone that replies to a text; the texts themselves are in the local inbox. */
export function TestPhone({ number, answered }: TestPhoneProps) {
  return (
    <TestPage of="a phone" title="Answer a text message">
      {answered && (
        <p role="status" className="mt-4 border-2 border-neutral-900 p-3">
          The answer was delivered.
        </p>
      )}
      <form method="post" action="/test-texts/answer" className="mt-4 grid gap-4">
        <label>
          From
          <input type="tel" name="number" required defaultValue={number} className={TEST_FIELD} />
        </label>
        <label>
          Answer
          <input type="text" name="answer" required defaultValue="STOP" className={TEST_FIELD} />
        </label>
        <div>
          <button type="submit" className={TEST_BUTTON}>
            Send
          </button>
        </div>
      </form>
    </TestPage>
  );
}
