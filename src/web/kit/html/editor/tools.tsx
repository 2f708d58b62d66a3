import type { Editor } from '@tiptap/react';
import type { ReactNode } from 'react';
import { Icon } from '#web/kit/icons/Icon.tsx';
import { editorIcons } from './editorIcons.ts';

export interface Tool {
  label: string;
  face: ReactNode;
  /** As shown to the user, and for aria-keyshortcuts once Ctrl is written out. */
  keys?: string;
  run: (editor: Editor) => void;
  /** Whether it applies to the text at the cursor; absent for one-time actions. */
  isOn?: (editor: Editor) => boolean;
  can?: (editor: Editor) => boolean;
}

const heading = (label: string, level: 2 | 3): Tool => ({
  label,
  face: label,
  keys: `Ctrl+Alt+${level}`,
  run: (editor) => editor.chain().focus().toggleHeading({ level }).run(),
  isOn: (editor) => editor.isActive('heading', { level }),
});

/** The toolbar buttons in groups; link and table open dialogs or menus, and come at the end of the last group. */
export const toolGroups: readonly (readonly Tool[])[] = [
  [
    {
      label: '실행 취소',
      face: <Icon outline={editorIcons.undo} />,
      keys: 'Ctrl+Z',
      run: (editor) => editor.chain().focus().undo().run(),
      can: (editor) => editor.can().undo(),
    },
    {
      label: '다시 실행',
      face: <Icon outline={editorIcons.redo} />,
      keys: 'Ctrl+Y',
      run: (editor) => editor.chain().focus().redo().run(),
      can: (editor) => editor.can().redo(),
    },
  ],
  [
    {
      label: '본문',
      face: '본문',
      keys: 'Ctrl+Alt+0',
      run: (editor) => editor.chain().focus().setParagraph().run(),
      isOn: (editor) => editor.isActive('paragraph'),
    },
    heading('제목', 2),
    heading('소제목', 3),
  ],
  [
    {
      label: '굵게',
      face: <b>가</b>,
      keys: 'Ctrl+B',
      run: (editor) => editor.chain().focus().toggleBold().run(),
      isOn: (editor) => editor.isActive('bold'),
    },
    {
      label: '기울임',
      face: <i>가</i>,
      keys: 'Ctrl+I',
      run: (editor) => editor.chain().focus().toggleItalic().run(),
      isOn: (editor) => editor.isActive('italic'),
    },
    {
      label: '밑줄',
      face: <u>가</u>,
      keys: 'Ctrl+U',
      run: (editor) => editor.chain().focus().toggleUnderline().run(),
      isOn: (editor) => editor.isActive('underline'),
    },
    {
      label: '취소선',
      face: <s>가</s>,
      keys: 'Ctrl+Shift+S',
      run: (editor) => editor.chain().focus().toggleStrike().run(),
      isOn: (editor) => editor.isActive('strike'),
    },
  ],
  [
    {
      label: '목록',
      face: <Icon outline={editorIcons.bullets} />,
      keys: 'Ctrl+Shift+8',
      run: (editor) => editor.chain().focus().toggleBulletList().run(),
      isOn: (editor) => editor.isActive('bulletList'),
    },
    {
      label: '번호 목록',
      face: <Icon outline={editorIcons.numbers} />,
      keys: 'Ctrl+Shift+7',
      run: (editor) => editor.chain().focus().toggleOrderedList().run(),
      isOn: (editor) => editor.isActive('orderedList'),
    },
    {
      label: '들여쓰기',
      face: <Icon outline={editorIcons.indent} />,
      keys: 'Ctrl+]',
      run: (editor) => editor.chain().focus().sinkListItem('listItem').run(),
      can: (editor) => editor.can().sinkListItem('listItem'),
    },
    {
      label: '내어쓰기',
      face: <Icon outline={editorIcons.outdent} />,
      keys: 'Ctrl+[',
      run: (editor) => editor.chain().focus().liftListItem('listItem').run(),
      can: (editor) => editor.can().liftListItem('listItem'),
    },
  ],
  [
    {
      label: '인용',
      face: <Icon outline={editorIcons.quote} />,
      keys: 'Ctrl+Shift+B',
      run: (editor) => editor.chain().focus().toggleBlockquote().run(),
      isOn: (editor) => editor.isActive('blockquote'),
    },
    {
      label: '구분선',
      face: <Icon outline={editorIcons.rule} />,
      run: (editor) => editor.chain().focus().setHorizontalRule().run(),
    },
  ],
];

export interface TableAct {
  label: string;
  run: (editor: Editor) => void;
  can: (editor: Editor) => boolean;
  /** Preceded by a separator line. */
  begins?: true;
}

const inTable = (editor: Editor): boolean => editor.isActive('table');

/** Actions on the table at the cursor. */
export const tableActs: readonly TableAct[] = [
  {
    label: '위에 행 추가',
    run: (editor) => editor.chain().focus().addRowBefore().run(),
    can: (editor) => editor.can().addRowBefore(),
  },
  {
    label: '아래에 행 추가',
    run: (editor) => editor.chain().focus().addRowAfter().run(),
    can: (editor) => editor.can().addRowAfter(),
  },
  {
    label: '왼쪽에 열 추가',
    run: (editor) => editor.chain().focus().addColumnBefore().run(),
    can: (editor) => editor.can().addColumnBefore(),
  },
  {
    label: '오른쪽에 열 추가',
    run: (editor) => editor.chain().focus().addColumnAfter().run(),
    can: (editor) => editor.can().addColumnAfter(),
  },
  {
    label: '머리글 행',
    begins: true,
    run: (editor) => editor.chain().focus().toggleHeaderRow().run(),
    can: inTable,
  },
  {
    label: '셀 합치기',
    run: (editor) => editor.chain().focus().mergeCells().run(),
    can: (editor) => editor.can().mergeCells(),
  },
  {
    label: '셀 나누기',
    run: (editor) => editor.chain().focus().splitCell().run(),
    can: (editor) => editor.can().splitCell(),
  },
  {
    label: '행 삭제',
    begins: true,
    run: (editor) => editor.chain().focus().deleteRow().run(),
    can: inTable,
  },
  { label: '열 삭제', run: (editor) => editor.chain().focus().deleteColumn().run(), can: inTable },
  { label: '표 삭제', run: (editor) => editor.chain().focus().deleteTable().run(), can: inTable },
];

export const insertTable = (editor: Editor): void => {
  editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run();
};
