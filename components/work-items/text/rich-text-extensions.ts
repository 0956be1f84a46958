import { ListItem, OrderedList } from '@tiptap/extension-list';
import StarterKit from '@tiptap/starter-kit';
import { richTextClasses } from './rich-text-classes';

const { heading, bulletList, orderedList, item, bold } = richTextClasses;

/** Lists have one level, and Tab leaves the editor as it leaves every other field. */
const FlatItem = ListItem.extend({
  content: 'paragraph+',
  addKeyboardShortcuts() {
    return { Enter: () => this.editor.commands.splitListItem(this.name) };
  },
});

/** Always counts from 1, which is how it is stored; pasted plain text stays plain. */
const PlainList = OrderedList.extend({
  addAttributes: () => ({}),
  addProseMirrorPlugins: () => [],
});

/** The schema of `richText` in the contract, and nothing else. What it does not know is dropped on the way in. */
export const richTextExtensions = [
  StarterKit.configure({
    heading: { levels: [3], HTMLAttributes: { class: heading } },
    bulletList: { HTMLAttributes: { class: bulletList } },
    bold: { HTMLAttributes: { class: bold } },
    listItem: false,
    orderedList: false,
    italic: false,
    strike: false,
    underline: false,
    code: false,
    link: false,
    blockquote: false,
    codeBlock: false,
    horizontalRule: false,
    // They draw with style elements, which the policy refuses.
    dropcursor: false,
    gapcursor: false,
    trailingNode: false,
  }),
  FlatItem.configure({ HTMLAttributes: { class: item } }),
  PlainList.configure({ HTMLAttributes: { class: orderedList } }),
];
