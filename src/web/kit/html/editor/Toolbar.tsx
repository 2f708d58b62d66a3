import { type Editor, useEditorState } from '@tiptap/react';
import {
  type FocusEvent,
  Fragment,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { placeOnTop } from '#web/kit/dialogs/useModal.ts';
import { Icon } from '#web/kit/icons/Icon.tsx';
import { Menu, MenuEntry, MenuLine } from '#web/kit/menu/Menu.tsx';
import { useTooltips } from '#web/kit/tooltip/useTooltips.tsx';
import styles from './editor.module.css';
import { LinkDialog } from './LinkDialog.tsx';
import { PictureDialog } from './PictureDialog.tsx';
import { editorIcons, insertTable, type Tool, tableActs, toolGroups } from './tools.tsx';

interface ToolButtonProps {
  label: string;
  face: ReactNode;
  keys?: string | undefined;
  /** Absent for one-time actions. */
  isOn?: boolean | undefined;
  isOff?: boolean | undefined;
  /** Opens a menu or a dialog. */
  opens?: 'menu' | 'dialog';
  isOpen?: boolean;
  onPress: (button: HTMLButtonElement) => void;
}

/** A toolbar button: it stays focusable when disabled, and a press does not take the focus from the text. */
const ToolButton = ({ label, face, keys, isOn, isOff, opens, isOpen, onPress }: ToolButtonProps) => (
  <button
    type="button"
    className={styles.tool}
    tabIndex={-1}
    aria-label={label}
    data-tip={keys ? `${label} (${keys})` : label}
    aria-pressed={isOn}
    aria-disabled={isOff || undefined}
    aria-haspopup={opens}
    aria-expanded={opens === 'menu' ? Boolean(isOpen) : undefined}
    aria-keyshortcuts={keys?.replaceAll('Ctrl', 'Control')}
    onMouseDown={(event) => event.preventDefault()}
    onClick={({ currentTarget }) => {
      if (!isOff) onPress(currentTarget);
    }}
  >
    {face}
  </button>
);

/** Inserts a table; inside a table, opens the menu of table actions. */
const TableTool = ({ editor }: { editor: Editor }) => {
  const button = useRef<HTMLButtonElement>(null);
  const menu = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const isInside = useEditorState({ editor, selector: () => editor.isActive('table') });
  const press = (pressed: HTMLButtonElement) => {
    if (!isInside) {
      insertTable(editor);
      editor.view.focus();
      return;
    }
    button.current = pressed;
    setOpen(!isOpen);
  };
  const choose = (run: (editor: Editor) => void) => {
    menu.current?.hidePopover();
    run(editor);
    editor.view.focus();
  };
  return (
    <>
      <ToolButton
        label={isInside ? '표 편집' : '표 넣기'}
        face={<Icon outline={editorIcons.table} />}
        isOn={undefined}
        {...(isInside && { opens: 'menu' as const, isOpen })}
        onPress={press}
      />
      {isOpen &&
        // its entries are not toolbar buttons
        createPortal(
          <Menu ref={menu} label="표 편집" button={button} onClose={() => setOpen(false)}>
            {tableActs.map(({ label, run, can, begins }) => (
              <Fragment key={label}>
                {begins && <MenuLine />}
                <MenuEntry disabled={!can(editor)} onPress={() => choose(run)}>
                  {label}
                </MenuEntry>
              </Fragment>
            ))}
          </Menu>,
          placeOnTop(),
        )}
    </>
  );
};

/** Links the selection, or edits the link at the cursor. */
const LinkTool = ({ editor }: { editor: Editor }) => {
  const [isAsking, setAsking] = useState(false);
  const isOn = useEditorState({ editor, selector: () => editor.isActive('link') });
  useEffect(() => {
    const ask = (event: globalThis.KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.isComposing) return;
      event.preventDefault();
      setAsking(true);
    };
    const text = editor.view.dom;
    text.addEventListener('keydown', ask);
    return () => text.removeEventListener('keydown', ask);
  }, [editor]);
  return (
    <>
      <ToolButton
        label="링크"
        face={<Icon outline={editorIcons.link} />}
        keys="Ctrl+K"
        isOn={isOn}
        opens="dialog"
        onPress={() => setAsking(true)}
      />
      {isAsking && <LinkDialog editor={editor} onClose={() => setAsking(false)} />}
    </>
  );
};

/** Inserts a picture, or edits the alternative text of the selected one. */
const PictureTool = ({ editor }: { editor: Editor }) => {
  const [isAsking, setAsking] = useState(false);
  const isOn = useEditorState({ editor, selector: () => editor.isActive('image') });
  return (
    <>
      <ToolButton
        label={isOn ? '그림 설명' : '그림 넣기'}
        face={<Icon outline={editorIcons.picture} />}
        isOn={isOn}
        opens="dialog"
        onPress={() => setAsking(true)}
      />
      {isAsking && <PictureDialog editor={editor} onClose={() => setAsking(false)} />}
    </>
  );
};

const buttonsOf = (bar: HTMLElement): HTMLButtonElement[] => [...bar.querySelectorAll('button')];

/** Sets the one button that Tab reaches; arrow keys move from it to the others. */
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

/** The toolbar above a text, a single Tab stop. */
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
    // menus and dialogs of a button handle their own keys
    if (!event.currentTarget.contains(event.target as Node)) return;
    if (event.key === 'Escape') {
      event.stopPropagation();
      editor.view.focus();
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
  const [tips, tip] = useTooltips();
  const press = (run: Tool['run']) => {
    run(editor);
    // immediately: the command `focus` waits for the next frame, and keys typed before it would be lost
    editor.view.focus();
  };
  return (
    <div {...tips}>
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
      {tip}
    </div>
  );
};
