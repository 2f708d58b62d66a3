import { type ClipboardEvent, type ReactNode, useLayoutEffect, useRef } from 'react';
import { cleanNodes } from './cleanHtml.ts';
import styles from './html.module.css';

interface HtmlEditorProps {
  id: string;
  value: string;
  onChange: (html: string) => void;
  onBlur?: () => void;
  labelledBy: string;
  describedBy?: string | undefined;
  required?: boolean | undefined;
  invalid?: boolean | undefined;
}

interface Tool {
  label: string;
  face: ReactNode;
  command: string;
  value?: string;
}

const tools: Tool[] = [
  { label: '제목', face: '제목', command: 'formatBlock', value: 'h2' },
  { label: '소제목', face: '소제목', command: 'formatBlock', value: 'h3' },
  { label: '본문', face: '본문', command: 'formatBlock', value: 'p' },
  { label: '굵게', face: <b>가</b>, command: 'bold' },
  { label: '밑줄', face: <u>가</u>, command: 'underline' },
  { label: '목록', face: '목록', command: 'insertUnorderedList' },
  { label: '번호 목록', face: '번호 목록', command: 'insertOrderedList' },
];

// deprecated, and still the one way that every browser has to edit without a library
const run = (command: string, value?: string) => document.execCommand(command, false, value);

/** What is pasted comes without the look of where it was copied. */
const pasteClean = (event: ClipboardEvent) => {
  event.preventDefault();
  const html = event.clipboardData.getData('text/html');
  if (!html) return run('insertText', event.clipboardData.getData('text/plain'));
  const box = document.createElement('div');
  box.append(...cleanNodes(html));
  return run('insertHTML', box.innerHTML);
};

/** Headings, paragraphs, lists and emphasis, typed as they will look. */
export const HtmlEditor = ({
  id,
  value,
  onChange,
  onBlur,
  labelledBy,
  describedBy,
  required,
  invalid,
}: HtmlEditorProps) => {
  const box = useRef<HTMLDivElement>(null);
  const shown = useRef<string>(undefined);
  useLayoutEffect(() => {
    // what was typed stands there already; anything else came from outside
    if (!box.current || shown.current === value) return;
    box.current.replaceChildren(...cleanNodes(value));
    shown.current = value;
  }, [value]);
  const tell = () => {
    const element = box.current;
    if (!element) return;
    const html = element.textContent?.trim() ? element.innerHTML : '';
    shown.current = html;
    onChange(html);
  };
  return (
    <div className={invalid ? styles.editorInvalid : styles.editor}>
      <div className={styles.tools} role="toolbar" aria-label="글 모양" aria-controls={id}>
        {tools.map(({ label, face, command, value: argument }) => (
          <button
            key={label}
            type="button"
            aria-label={label}
            // the choice in the text must stay where it is
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              box.current?.focus();
              run(command, argument);
              tell();
            }}
          >
            {face}
          </button>
        ))}
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a textarea holds no headings */}
      <div
        id={id}
        ref={box}
        role="textbox"
        tabIndex={0}
        aria-multiline
        aria-labelledby={labelledBy}
        aria-describedby={describedBy}
        aria-required={required}
        aria-invalid={invalid}
        contentEditable
        suppressContentEditableWarning
        className={styles.page}
        onFocus={() => run('defaultParagraphSeparator', 'p')}
        onInput={tell}
        onBlur={onBlur}
        onPaste={pasteClean}
      />
    </div>
  );
};
