import { partsOfNote } from './note-parts';

test('a note is sorted into what a summary has', () => {
  const note = [
    'Dismissed by text on June 2.',
    'Steps:',
    '- [ ] File with DOLE by Friday',
    '- Ask Ben for the letter',
    '',
    'Seemed tired.',
    'Bring: payslips',
    'ID',
  ].join('\n');
  expect(partsOfNote(note)).toEqual({
    text: 'Dismissed by text on June 2.\n\nSeemed tired.',
    next_steps: ['File with DOLE by Friday', 'Ask Ben for the letter'],
    papers: ['payslips', 'ID'],
  });
});

test('a note without headings is the text, also where a line begins with one of the words', () => {
  const note = 'Documents are with the sister.\nSteps were taken in May.';
  expect(partsOfNote(note)).toEqual({ text: note, next_steps: [], papers: [] });
});
