import { render, screen, within } from '@testing-library/react';
import type { RichTextDocument } from '@/lib/domain/work-items/rich-text';
import { RichText } from '../detail/agreement-terms';

const paragraph = (text: string) => ({
  type: 'paragraph' as const,
  content: [{ type: 'text' as const, text }],
});

const TEXT: RichTextDocument = {
  type: 'doc',
  content: [
    { type: 'heading', attrs: { level: 3 }, content: [{ type: 'text', text: 'Scope' }] },
    {
      type: 'paragraph',
      content: [
        { type: 'text', text: 'All work ' },
        { type: 'text', text: 'until the decision', marks: [{ type: 'bold' }] },
        { type: 'hardBreak' },
        { type: 'text', text: 'of the arbiter' },
      ],
    },
    { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph('Complaint')] }] },
    {
      type: 'orderedList',
      content: [
        { type: 'listItem', content: [paragraph('First'), paragraph('with annexes')] },
        { type: 'listItem', content: [paragraph('Second')] },
      ],
    },
    { type: 'paragraph' },
  ],
};

test('headings, lists and bold words are what they are called', () => {
  render(<RichText document={TEXT} />);
  expect(screen.getByRole('heading', { level: 3, name: 'Scope' })).toBeInTheDocument();
  expect(screen.getByText('until the decision').tagName).toBe('STRONG');
  const [bullets, numbers] = screen.getAllByRole('list');
  if (!bullets || !numbers) throw new Error('no lists');
  expect(bullets.tagName).toBe('UL');
  expect(numbers.tagName).toBe('OL');
  const [first] = within(numbers).getAllByRole('listitem');
  expect(first?.querySelectorAll('p')).toHaveLength(2);
});

test('the level of headings follows the page', () => {
  render(<RichText document={TEXT} headingLevel="h4" />);
  expect(screen.getByRole('heading', { level: 4, name: 'Scope' })).toBeInTheDocument();
});

test('markup in the words stays words', () => {
  const words = '<img src=x onerror=alert(1)> & <b>bold</b>';
  const { container } = render(
    <RichText document={{ type: 'doc', content: [paragraph(words)] }} />,
  );
  expect(screen.getByText(words)).toBeInTheDocument();
  expect(container.querySelector('img, b')).toBeNull();
});
