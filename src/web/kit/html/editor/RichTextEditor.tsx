import { Image } from '@tiptap/extension-image';
import { ListItem } from '@tiptap/extension-list';
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table';
import { type Editor, EditorContent, type EditorOptions, type Extensions, useEditor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import { isSafeLink, pictureAddress, richText } from '#contract/richText.ts';
import { cleanHtml } from '../cleanHtml.ts';
import { cleanPasted } from '../cleanPasted.ts';
import type { HtmlEditorProps } from '../HtmlEditor.tsx';
import text from '../richText.module.css';
import styles from './editor.module.css';
import { picturesIn, putPictures } from './PictureDialog.tsx';
import { Toolbar } from './Toolbar.tsx';
import { Waiting } from './Waiting.tsx';

/**
 * The nonce of this page's styles. Browsers empty the attribute once the page is parsed and keep the value in the
 * property, so only the property is usable.
 */
const cspNonce = (): string | undefined =>
  document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce || undefined;

/**
 * A table as it is stored: without widths, which would be styles. Tab moves through its cells and leaves it after the
 * last.
 */
const PlainTable = Table.extend({
  renderHTML: () => ['table', ['tbody', 0]],
  addNodeView: null,
  addKeyboardShortcuts() {
    const { Tab: _addsRowsWithoutEnd, ...others } = this.parent?.() ?? {};
    return { ...others, Tab: () => this.editor.commands.goToNextCell() };
  },
});

/** Tab leaves the text like any field; list items are indented by Ctrl+] and outdented by Ctrl+[. */
const PlainListItem = ListItem.extend({
  addKeyboardShortcuts() {
    return {
      Enter: () => this.editor.commands.splitListItem(this.name),
      'Mod-]': () => this.editor.commands.sinkListItem(this.name),
      'Mod-[': () => this.editor.commands.liftListItem(this.name),
    };
  },
});

/** Accepts our own pictures only: a foreign one would reveal its readers to its host. */
const OwnPicture = Image.extend({
  parseHTML: () => [{ tag: `img[src^="${pictureAddress('')}"]` }],
  // typing an address does not insert a picture
  addInputRules: () => [],
});

/** The possible content: no more than the rich text rules keep. */
const extensions: Extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    code: false,
    codeBlock: false,
    listItem: false,
    // a table at the end needs a paragraph below it to continue; after a heading it would be in the way
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

/** The extensions with pictures, for records that store them. */
const withPictures: Extensions = [...extensions, OwnPicture];

type Described = Pick<HtmlEditorProps, 'id' | 'labelledBy' | 'describedBy' | 'required' | 'invalid'>;

type EditorProps = EditorOptions['editorProps'];
type Holder = RefObject<Editor | null>;

/** Uploads pictures that are pasted or dropped, and inserts them. */
const givenPictures = (holder: Holder): Pick<EditorProps, 'handlePaste' | 'handleDrop'> => {
  const take = (event: Event, given: DataTransfer | null, at?: number): boolean => {
    const files = picturesIn(given);
    if (!holder.current || files.length === 0) return false;
    event.preventDefault();
    void putPictures(holder.current, files, at);
    return true;
  };
  return {
    handlePaste: (_view, event) => take(event, event.clipboardData),
    handleDrop: (view, event) =>
      take(event, event.dataTransfer, view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos),
  };
};

/** Attributes of the editable text: name, state and description, like any field. */
const useFieldProps = (
  { id, labelledBy, describedBy, required, invalid }: Described,
  holder: Holder,
  pictures: boolean,
): EditorProps =>
  useMemo(
    () => ({
      ...(pictures && givenPictures(holder)),
      attributes: {
        id,
        class: `${text.text} ${styles.page}`,
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': labelledBy,
        ...(describedBy && { 'aria-describedby': describedBy }),
        ...(required && { 'aria-required': 'true' }),
        ...(invalid && { 'aria-invalid': 'true' }),
      },
      transformPastedHTML: cleanPasted,
    }),
    [id, labelledBy, describedBy, required, invalid, holder, pictures],
  );

/** Removes the empty last paragraph, which only serves to continue below a table. */
const withoutLastLine = (html: string): string => html.replace(/(?:<p><\/p>)+$/, '');

/** The rich text editor; loaded when a form needs it. */
export const RichTextEditor = ({ value, onChange, onBlur, pictures = false, ...field }: HtmlEditorProps) => {
  const shown = useRef(value);
  const holder = useRef<Editor | null>(null);
  const [content] = useState(() => cleanHtml(value));
  const editor = useEditor({
    extensions: pictures ? withPictures : extensions,
    content,
    editorProps: useFieldProps(field, holder, pictures),
    ...(cspNonce() && { injectNonce: cspNonce() }),
    // an editor created during rendering is discarded if React delays showing it
    immediatelyRender: false,
    shouldRerenderOnTransaction: false,
    onUpdate: ({ editor: changed }) => {
      shown.current = changed.isEmpty ? '' : withoutLastLine(changed.getHTML());
      onChange(shown.current);
    },
    onBlur: () => onBlur?.(),
  });
  useEffect(() => {
    holder.current = editor;
  }, [editor]);
  useEffect(() => {
    // the user's own input is already shown; any other value comes from outside
    if (!editor || shown.current === value) return;
    shown.current = value;
    editor.commands.setContent(cleanHtml(value), { emitUpdate: false });
  }, [editor, value]);
  if (!editor) return <Waiting value={value} />;
  return (
    <div className={field.invalid ? styles.editorInvalid : styles.editor}>
      <Toolbar editor={editor} controls={field.id} pictures={pictures} />
      <EditorContent editor={editor} />
    </div>
  );
};
