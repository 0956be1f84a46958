import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Editor } from '@tiptap/react';
import { useState } from 'react';
import { richText } from '@/lib/contract/work-items/rich-text';
import type { RichTextDocument } from '@/lib/domain/work-items/rich-text';
import { cleanPastedHtml } from './rich-text-area';
import { RichTextEditor } from './rich-text-editor';
import { richTextExtensions } from './rich-text-extensions';
import { richTextOf } from './rich-text-value';

const HELLO: RichTextDocument = {
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Hello' }] }],
};

beforeAll(() => {
  // jsdom has no layout.
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
  Range.prototype.getBoundingClientRect = () => new DOMRect();
  document.elementFromPoint = () => null;
});

/** Returns the document that the editor makes of pasted HTML. */
function pasted(html: string): RichTextDocument {
  const editor = new Editor({ extensions: richTextExtensions, content: cleanPastedHtml(html) });
  const document = richTextOf(editor.getJSON());
  editor.destroy();
  return document;
}

describe('what it holds', () => {
  test.each([
    ['nothing', ''],
    ['all that is allowed', '<h3>A</h3><p>b <strong>c</strong><br>d</p><ul><li><p>e</p></li></ul>'],
    ['a numbered list that begins elsewhere', '<ol start="5" type="a"><li>a</li><li>b</li></ol>'],
    ['other headings', '<h1>One</h1><h2 class="x">Two</h2><h6>Six</h6>'],
    ['nested lists', '<ul><li>a<ul><li>b<ol><li>c</li></ol></li></ul></li></ul>'],
    ['a bold line break', '<p><b>a<br>b</b></p>'],
    [
      'a heading and a quotation in an item',
      '<ul><li><h3>a</h3><blockquote>b</blockquote></li></ul>',
    ],
    [
      'what is off',
      '<p><a href="https://x.test">l</a><em>i</em><u>u</u><s>s</s><code>c</code></p><hr><pre>p</pre>',
    ],
    [
      'what is dangerous',
      '<script>alert(1)</script><img src=x onerror=alert(1)><iframe></iframe><p style="color:red" onclick="x()">t</p>',
    ],
    ['a table of a word processor', '<table><tr><td>a</td><td><p>b</p></td></tr></table>'],
  ])('%s is of the schema of the contract', (_, html) => {
    const document = pasted(html);
    expect(richText.parse(document)).toEqual(document);
  });

  test('the words stay, what is off goes', () => {
    expect(
      pasted('<h1>One</h1><p>a <em>b</em> <strong>c</strong></p><ol start="3"><li>d</li></ol>'),
    ).toEqual({
      type: 'doc',
      content: [
        { type: 'heading', attrs: { level: 3 }, content: [{ type: 'text', text: 'One' }] },
        {
          type: 'paragraph',
          content: [
            { type: 'text', text: 'a b ' },
            { type: 'text', text: 'c', marks: [{ type: 'bold' }] },
          ],
        },
        {
          type: 'orderedList',
          content: [
            {
              type: 'listItem',
              content: [{ type: 'paragraph', content: [{ type: 'text', text: 'd' }] }],
            },
          ],
        },
      ],
    });
  });

  test('bold is bold where word processors say so by style, and not where they take it back', () => {
    const bold = (text: string) => ({ type: 'text', text, marks: [{ type: 'bold' }] });
    const html =
      '<b style="font-weight:normal"><p style="x"><span style="font-weight:700">a</span><span style="color: red">b style = c</span></p></b>';
    expect(pasted(html).content).toEqual([
      { type: 'paragraph', content: [bold('a'), { type: 'text', text: 'b style = c' }] },
    ]);
  });

  test('lists within lists become one list, and cells do not stick together', () => {
    const item = (text: string) => ({
      type: 'listItem',
      content: [{ type: 'paragraph', content: [{ type: 'text', text }] }],
    });
    expect(
      pasted('<ul><li>a<ul><li>b<ol><li>c</li></ol></li><li>d</li></ul></li><li>e</li></ul>')
        .content,
    ).toEqual([{ type: 'bulletList', content: ['a', 'b', 'c', 'd', 'e'].map(item) }]);
    expect(JSON.stringify(pasted('<table><tr><td>a</td><td>b</td></tr></table>'))).toContain('a b');
  });

  test('a document of the contract comes back unchanged', () => {
    const document: RichTextDocument = {
      type: 'doc',
      content: [
        { type: 'heading', attrs: { level: 3 }, content: [{ type: 'text', text: 'A' }] },
        {
          type: 'paragraph',
          content: [
            { type: 'text', text: 'two  spaces' },
            { type: 'hardBreak' },
            { type: 'text', text: 'b' },
          ],
        },
        { type: 'paragraph' },
        { type: 'bulletList', content: [{ type: 'listItem', content: [{ type: 'paragraph' }] }] },
      ],
    };
    const editor = new Editor({ extensions: richTextExtensions, content: document as object });
    expect(richTextOf(editor.getJSON())).toEqual(document);
    editor.destroy();
  });
});

function Form({ first = HELLO, error }: { first?: RichTextDocument | null; error?: string }) {
  const [value, setValue] = useState<RichTextDocument | null>(first);
  return (
    <>
      <RichTextEditor
        label="What is agreed"
        help="Say what is included."
        placeholder="I represent you"
        value={value}
        error={error}
        onChange={setValue}
      />
      <button
        type="button"
        onClick={() =>
          setValue({
            type: 'doc',
            content: [{ type: 'paragraph', content: [{ type: 'text', text: 'From a template' }] }],
          })
        }
      >
        Use template
      </button>
      <output>{JSON.stringify(value)}</output>
    </>
  );
}

const textbox = () => screen.findByRole('textbox', { name: 'What is agreed' });
const tool = (name: string) => screen.getByRole('button', { name });
/** The value as it went to the form. */
const value = () => richText.parse(JSON.parse(screen.getByText(/"type":"doc"/).textContent ?? ''));

test('it is a labelled field with its help and error', async () => {
  render(<Form error="This field is required" />);
  const field = await textbox();
  expect(field).toHaveAttribute('aria-multiline', 'true');
  expect(field).toHaveAttribute('aria-invalid', 'true');
  expect(field).toHaveAccessibleDescription('This field is required Say what is included.');
  expect(field).toHaveTextContent('Hello');
});

test('tools change the text, say what is on, and keep the focus on the keyboard', async () => {
  render(<Form />);
  await textbox();
  expect(tool('Numbered list')).toHaveAttribute('aria-pressed', 'false');
  act(() => tool('Numbered list').focus());
  fireEvent.click(tool('Numbered list'));
  await waitFor(() => expect(tool('Numbered list')).toHaveAttribute('aria-pressed', 'true'));
  expect(tool('Numbered list')).toHaveFocus();
  expect(value().content).toEqual([
    { type: 'orderedList', content: [{ type: 'listItem', content: HELLO.content }] },
  ]);
  fireEvent.click(tool('Undo'));
  await waitFor(() => expect(value()).toEqual(HELLO));
  fireEvent.click(tool('Heading'));
  await waitFor(() => expect(tool('Heading')).toHaveAttribute('aria-pressed', 'true'));
  expect(value().content[0]).toMatchObject({ type: 'heading', attrs: { level: 3 } });
});

test('the toolbar is one stop of the Tab key, and arrow keys move in it', async () => {
  render(<Form />);
  await textbox();
  expect(screen.getByRole('toolbar')).toHaveAccessibleName('Format: What is agreed');
  act(() => tool('Bold').focus());
  fireEvent.keyDown(tool('Bold'), { key: 'ArrowRight' });
  expect(tool('Heading')).toHaveFocus();
  expect(tool('Heading')).toHaveAttribute('tabindex', '0');
  expect(tool('Bold')).toHaveAttribute('tabindex', '-1');
  fireEvent.keyDown(tool('Heading'), { key: 'End' });
  expect(tool('Redo')).toHaveFocus();
  expect(tool('Redo')).toHaveAttribute('aria-disabled', 'true');
});

test('shortcuts of the keyboard work', async () => {
  render(<Form />);
  const field = await textbox();
  fireEvent.keyDown(field, {
    key: '*',
    code: 'Digit8',
    keyCode: 56,
    ctrlKey: true,
    shiftKey: true,
  });
  await waitFor(() => expect(value().content[0]).toMatchObject({ type: 'bulletList' }));
  // Tab leaves the field, also within a list.
  expect(fireEvent.keyDown(field, { key: 'Tab', keyCode: 9 })).toBe(true);
});

test('another text from outside takes its place', async () => {
  render(<Form />);
  const field = await textbox();
  fireEvent.click(screen.getByRole('button', { name: 'Use template' }));
  await waitFor(() => expect(field).toHaveTextContent('From a template'));
});

test('an empty one shows what to write, and how full a long one is', async () => {
  const { unmount } = render(<Form first={null} />);
  await textbox();
  expect(await screen.findByText('I represent you')).toBeInTheDocument();
  unmount();
  const text = 'ñ'.repeat(30_000);
  render(
    <Form
      first={{ type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text }] }] }}
    />,
  );
  expect(screen.getByText('59 of 64 kB')).toBeInTheDocument();
});
