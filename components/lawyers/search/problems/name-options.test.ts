import { call } from '@/lib/client/platform/call';
import { problemOptionsOrUnsure, problemTyped, seekNames } from './problem-options';

jest.mock('@/lib/client/platform/call');

const answer: jest.Mock = jest.mocked(call);

const MARIA = {
  _id: 'maria-santos-1',
  display_name: 'Maria Santos',
  city: 'Makati',
  region: 'NCR',
};

/** Returns the options for words, by group, once the server has answered. */
async function offered(words: string, found: readonly (typeof MARIA)[]) {
  answer.mockResolvedValueOnce({ results: [...found] });
  const onFound = jest.fn();
  seekNames(words, onFound);
  await jest.advanceTimersByTimeAsync(300);
  const { groups, matches } = problemOptionsOrUnsure(words);
  const labels = groups.map((group) => [group.label, group.options.map(({ label }) => label)]);
  return { labels, matches, calls: onFound.mock.calls.length };
}

const UNSURE = [undefined, ['Not sure: show lawyers who can tell me']];

beforeEach(() => {
  jest.useFakeTimers();
  answer.mockReset();
});

test('words with a title are a name, whether or not anybody has it', async () => {
  expect(await offered('atty. maria santso', [MARIA])).toEqual({
    labels: [
      ['Lawyers', ['Atty. Maria Santos, Makati', 'Lawyers named “atty. maria santso”']],
      UNSURE,
    ],
    matches: 2,
    calls: 1,
  });
  expect((await offered('abogado qwerty', [])).labels).toEqual([
    ['Lawyers', ['Lawyers named “abogado qwerty”']],
    UNSURE,
  ]);
});

test('two words that a lawyer has for a name stand before problems that sound like them', async () => {
  const { labels } = await offered('maria santos', [MARIA]);
  expect(labels[0]?.[0]).toBe('Lawyers');
});

test('one word alone may be anything: lawyers come behind the problems', async () => {
  const { labels } = await offered('santos', [MARIA]);
  expect(labels.at(-2)?.[0]).toBe('Lawyers');
});

test('words that nobody has for a name stay a problem', async () => {
  const { labels, calls: told } = await offered('utang sa kapatid', []);
  expect(labels.flatMap(([label]) => label ?? [])).not.toContain('Lawyers');
  expect(told).toBe(0);
});

test.each(['article 36', 'my landlord keeps my deposit'])(
  '“%s” is not asked for',
  async (words) => {
    seekNames(words, jest.fn());
    await jest.advanceTimersByTimeAsync(300);
    expect(call).not.toHaveBeenCalled();
  },
);

test('only what is typed last is asked for', async () => {
  answer.mockResolvedValue({ results: [] });
  for (const words of ['juan', 'juan d', 'juan dela']) seekNames(words, jest.fn());
  await jest.advanceTimersByTimeAsync(300);
  expect(answer.mock.calls.map(([, args]) => args)).toEqual([{ body: { name: 'juan dela' } }]);
});

test('a problem that fits is still one problem', () => {
  expect(problemTyped('annulment of marriage')).toMatchObject({ area: expect.any(String) });
});
