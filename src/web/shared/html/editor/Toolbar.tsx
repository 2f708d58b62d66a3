import { type Editor, useEditorState } from '@tiptap/react';
import { type FocusEvent, type KeyboardEvent, useEffect, useLayoutEffect, useRef } from 'react';
import styles from './editor.module.css';
import { LinkTool } from './LinkTool.tsx';
import { PictureTool } from './PictureTool.tsx';
import { TableTool } from './TableTool.tsx';
import { ToolButton } from './ToolButton.tsx';
import { type Tool, toolGroups } from './tools.tsx';

const buttonsOf = (bar: HTMLElement): HTMLButtonElement[] => [...bar.querySelectorAll('button')];

/** The one tool that Tab reaches; the arrows lead from it to the others. */
const reach = (bar: HTMLElement, reached: HTMLButtonElement | undefined): void => {
  for (const button of buttonsOf(bar)) button.tabIndex = button === reached ? 0 : -1;
};

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

interface ToolbarProps {
  editor: Editor;
  controls: string;
  pictures: boolean;
}

/** The tools above a text, as one stop of Tab. */
export const Toolbar = ({ editor, controls, pictures }: ToolbarProps) => {
  const bar = useRef<HTMLDivElement>(null);
  const states = useEditorState({
    editor,
    selector: () =>
      toolGroups.map((group) =>
        group.map(({ isOn, can }) => ({ isOn: isOn?.(editor), isOff: can && !can(editor) })),
      ),
  });
  useLayoutEffect(() => {
    if (bar.current) reach(bar.current, buttonsOf(bar.current)[0]);
  }, []);
  useEffect(() => {
    const come = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'F10' || !event.altKey) return;
      event.preventDefault();
      bar.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
    };
    const text = editor.view.dom;
    text.addEventListener('keydown', come);
    return () => text.removeEventListener('keydown', come);
  }, [editor]);
  const walk = (event: KeyboardEvent<HTMLDivElement>) => {
    // menus and dialogs of a tool are its own
    if (!event.currentTarget.contains(event.target as Node)) return;
    if (event.key === 'Escape') {
      event.stopPropagation();
      editor.commands.focus();
    }
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const buttons = buttonsOf(event.currentTarget);
    buttons[step(buttons.indexOf(event.target as HTMLButtonElement), buttons.length)]?.focus();
  };
  const remember = ({ currentTarget, target }: FocusEvent<HTMLDivElement, Element>) => {
    if (target instanceof HTMLButtonElement && currentTarget.contains(target)) reach(currentTarget, target);
  };
  const press = (run: Tool['run']) => {
    run(editor);
    // at once: the command `focus` waits for the next frame, and keys typed before it would be lost
    editor.view.focus();
  };
  return (
    <div
      ref={bar}
      className={styles.tools}
      role="toolbar"
      tabIndex={-1}
      aria-label="글 모양"
      aria-controls={controls}
      onKeyDown={walk}
      onFocus={remember}
    >
      {toolGroups.map((group, at) => (
        <span key={group[0]?.label} className={styles.group}>
          {group.map(({ label, face, keys, run }, index) => (
            <ToolButton
              key={label}
              label={label}
              face={face}
              keys={keys}
              isOn={states[at]?.[index]?.isOn}
              isOff={states[at]?.[index]?.isOff}
              onPress={() => press(run)}
            />
          ))}
          {at === toolGroups.length - 1 && (
            <>
              <LinkTool editor={editor} />
              <TableTool editor={editor} />
              {pictures && <PictureTool editor={editor} />}
            </>
          )}
        </span>
      ))}
    </div>
  );
};
