import { cardFiguresText, figuresText, usuallyAnswers } from './figures';

test.each([
  [0, 'Usually answers within an hour'],
  [60, 'Usually answers within an hour'],
  [61, 'Usually answers within 2 hours'],
  [1380, 'Usually answers within 23 hours'],
  [1440, 'Usually answers within a day'],
  [1441, 'Usually answers within 2 days'],
  [4320, 'Usually answers within 3 days'],
])('%i minutes', (minutes, text) => {
  expect(usuallyAnswers(minutes)).toBe(text);
});

test.each([
  [0, null, '', ''],
  [1, null, '1 client met here', '1 client met here'],
  [
    12,
    90,
    'Usually answers within 2 hours · 12 clients met here',
    'Usually answers in 2 hours · 12 clients met here',
  ],
  [0, 90, 'Usually answers within 2 hours', 'Usually answers within 2 hours'],
])('%i first meetings, answers after %s minutes', (first_meetings, answer_minutes, text, card) => {
  expect(figuresText({ first_meetings, answer_minutes, review_count: 0 })).toBe(text);
  expect(cardFiguresText({ first_meetings, answer_minutes, review_count: 0 })).toBe(card);
});

test.each([
  [24, 24, '24 clients met here'],
  [24, 27, '24 clients met here, some more than once'],
  [1, 2, '1 client met here more than once'],
])('%i clients who wrote %i reviews', (first_meetings, review_count, text) => {
  expect(figuresText({ first_meetings, review_count, answer_minutes: null })).toBe(text);
});
