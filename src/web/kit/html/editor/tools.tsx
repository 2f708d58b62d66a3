import type { Editor } from '@tiptap/react';
import type { ReactNode } from 'react';
import { Icon } from '#web/kit/icons/Icon.tsx';

// Material icons by Google (Apache License 2.0), as SVG paths in a 24 × 24 view box

export const editorIcons = {
  bullets:
    'M4 10.5c-.83 0-1.5.67-1.5 1.5s.67 1.5 1.5 1.5 1.5-.67 1.5-1.5-.67-1.5-1.5-1.5m0-6c-.83 0-1.5.67-1.5 1.5S3.17 7.5 4 7.5 5.5 6.83 5.5 6 4.83 4.5 4 4.5m0 12c-.83 0-1.5.68-1.5 1.5s.68 1.5 1.5 1.5 1.5-.68 1.5-1.5-.67-1.5-1.5-1.5M7 19h14v-2H7zm0-6h14v-2H7zm0-8v2h14V5z',
  indent: 'M3 21h18v-2H3zM3 8v8l4-4zm8 9h10v-2H11zM3 3v2h18V3zm8 6h10V7H11zm0 4h10v-2H11z',
  link: 'M3.9 12c0-1.71 1.39-3.1 3.1-3.1h4V7H7c-2.76 0-5 2.24-5 5s2.24 5 5 5h4v-1.9H7c-1.71 0-3.1-1.39-3.1-3.1M8 13h8v-2H8zm9-6h-4v1.9h4c1.71 0 3.1 1.39 3.1 3.1s-1.39 3.1-3.1 3.1h-4V17h4c2.76 0 5-2.24 5-5s-2.24-5-5-5',
  numbers:
    'M2 17h2v.5H3v1h1v.5H2v1h3v-4H2zm1-9h1V4H2v1h1zm-1 3h1.8L2 13.1v.9h3v-1H3.2L5 10.9V10H2zm5-6v2h14V5zm0 14h14v-2H7zm0-6h14v-2H7z',
  outdent: 'M11 17h10v-2H11zm-8-5 4 4V8zm0 9h18v-2H3zM3 3v2h18V3zm8 6h10V7H11zm0 4h10v-2H11z',
  picture:
    'M19 5v14H5V5zm0-2H5c-1.1 0-2 .9-2 2v14c0 1.1.9 2 2 2h14c1.1 0 2-.9 2-2V5c0-1.1-.9-2-2-2m-4.86 8.86-3 3.87L9 13.14 6 17h12z',
  quote: 'M6 17h3l2-4V7H5v6h3zm8 0h3l2-4V7h-6v6h3z',
  redo: 'M18.4 10.6C16.55 8.99 14.15 8 11.5 8c-4.65 0-8.58 3.03-9.96 7.22L3.9 16c1.05-3.19 4.05-5.5 7.6-5.5 1.95 0 3.73.72 5.12 1.88L13 16h9V7z',
  rule: 'M4 11h16v2H4z',
  table:
    'M20 2H4c-1.1 0-2 .9-2 2v16c0 1.1.9 2 2 2h16c1.1 0 2-.9 2-2V4c0-1.1-.9-2-2-2M8 20H4v-4h4zm0-6H4v-4h4zm0-6H4V4h4zm6 12h-4v-4h4zm0-6h-4v-4h4zm0-6h-4V4h4zm6 12h-4v-4h4zm0-6h-4v-4h4zm0-6h-4V4h4z',
  undo: 'M12.5 8c-2.65 0-5.05.99-6.9 2.6L2 7v9h9l-3.62-3.62c1.39-1.16 3.16-1.88 5.12-1.88 3.54 0 6.55 2.31 7.6 5.5l2.37-.78C21.08 11.03 17.15 8 12.5 8',
} as const;

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
