import { caseFacts } from './case-facts';

test.each([
  ['I am glad that your husband agreed.', ['your husband']],
  ['Your annulment case took longer than planned.', ['your annulment case']],
  ['You told me something else, and you paid late.', ['you told']],
  ['It was ₱50,000, not more.', ['₱5']],
  ['The court decided in March.', ['march']],
  ['As in Civil Case No. 1234.', ['civil case no. 1']],
  ['Sana ay ayos na ang kaso mo.', ['kaso mo']],
])('tells of the case: %s', (text, words) => {
  expect(caseFacts(text)).toEqual(words);
});

test.each([
  'Thank you for your kind words and for your time.',
  'I am sorry that the call began late. I now leave more time between meetings.',
  'Thank you. You may write to me with further questions.',
  'Salamat po sa inyong tiwala.',
])('tells nothing: %s', (text) => {
  expect(caseFacts(text)).toEqual([]);
});
