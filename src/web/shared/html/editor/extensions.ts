import { Image } from '@tiptap/extension-image';
import { ListItem } from '@tiptap/extension-list';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import type { Extensions } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { isSafeLink, pictureAddress, richText } from '#contract/richText.ts';

/** A table as it is stored: no widths, which would be styles. Tab walks its cells and leaves it after the last one. */
const PlainTable = Table.extend({
  renderHTML: () => ['table', ['tbody', 0]],
  addNodeView: null,
  addKeyboardShortcuts() {
    const { Tab: _addsRowsWithoutEnd, ...others } = this.parent?.() ?? {};
    return { ...others, Tab: () => this.editor.commands.goToNextCell() };
  },
});

/** Tab leads out of the text as out of every field; lists go deeper by Ctrl+] and back by Ctrl+[. */
const PlainListItem = ListItem.extend({
  addKeyboardShortcuts() {
    return {
      Enter: () => this.editor.commands.splitListItem(this.name),
      'Mod-]': () => this.editor.commands.sinkListItem(this.name),
      'Mod-[': () => this.editor.commands.liftListItem(this.name),
    };
  },
});

/** Pictures of our own alone: a foreign one would tell its host who reads. */
const OwnPicture = Image.extend({
  parseHTML: () => [{ tag: `img[src^="${pictureAddress('')}"]` }],
  // none is made of an address that is typed
  addInputRules: () => [],
});

/** What can be written: no more than the rule of rich texts keeps. */
export const extensions: Extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    code: false,
    codeBlock: false,
    listItem: false,
    // a table alone needs a line to go on below it; after a heading one would be in the way
    trailingNode: { notAfter: ['heading', 'bulletList', 'orderedList', 'blockquote', 'horizontalRule'] },
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      isAllowedUri: (address) => isSafeLink(address),
      HTMLAttributes: richText.elsewhere,
    },
  }),
  PlainListItem,
  PlainTable,
  TableRow,
  TableHeader,
  TableCell,
];

/** The same with pictures, for records that keep them. */
export const withPictures: Extensions = [...extensions, OwnPicture];
