import { Bold } from '@tiptap/extension-bold';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Heading } from '@tiptap/extension-heading';
import { BulletList, ListItem, ListKeymap, OrderedList } from '@tiptap/extension-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Text } from '@tiptap/extension-text';
import { UndoRedo } from '@tiptap/extensions';
import { richTextClasses } from './rich-text-classes';

const { heading, bulletList, orderedList, item, bold } = richTextClasses;

/** Lists have one level, and Tab leaves the editor as it leaves every other field. */
const FlatItem = ListItem.extend({
  content: 'paragraph+',
  addKeyboardShortcuts() {
    return { Enter: () => this.editor.commands.splitListItem(this.name) };
  },
});

/** Always starts at 1, which is how it is stored; pasted plain text stays plain. */
const PlainList = OrderedList.extend({
  addAttributes: () => ({}),
  addProseMirrorPlugins: () => [],
});

/** The schema of `richText` in the contract, and nothing else. Unknown content is dropped on input. */
export const richTextExtensions = [
  Document,
  Paragraph,
  Text,
  Bold.configure({ HTMLAttributes: { class: bold } }),
  HardBreak,
  Heading.configure({ levels: [3], HTMLAttributes: { class: heading } }),
  BulletList.configure({ HTMLAttributes: { class: bulletList } }),
  FlatItem.configure({ HTMLAttributes: { class: item } }),
  PlainList.configure({ HTMLAttributes: { class: orderedList } }),
  ListKeymap,
  UndoRedo,
];
