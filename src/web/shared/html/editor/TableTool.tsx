import TableIcon from '@mui/icons-material/GridOn';
import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { type Editor, useEditorState } from '@tiptap/react';
import { useRef, useState } from 'react';
import { ToolButton } from './ToolButton.tsx';
import { insertTable, tableActs } from './tools.tsx';

/** Puts a table into the text; inside one, a menu of what can be done to it. */
export const TableTool = ({ editor }: { editor: Editor }) => {
  const [anchor, setAnchor] = useState<HTMLElement>();
  const chosen = useRef(false);
  const isInside = useEditorState({ editor, selector: () => editor.isActive('table') });
  const press = (button: HTMLButtonElement) => {
    if (!isInside) return insertTable(editor);
    chosen.current = false;
    return setAnchor(button);
  };
  return (
    <>
      <ToolButton
        label={isInside ? '표 편집' : '표 넣기'}
        face={<TableIcon />}
        isOn={undefined}
        {...(isInside && { opens: 'menu' as const, isOpen: anchor !== undefined })}
        onPress={press}
      />
      <Menu
        open={anchor !== undefined}
        anchorEl={anchor ?? null}
        onClose={() => setAnchor(undefined)}
        slotProps={{
          list: { 'aria-label': '표 편집', dense: true },
          transition: { onExited: () => chosen.current && editor.commands.focus() },
        }}
      >
        {anchor &&
          tableActs.flatMap(({ label, run, can, begins }) => [
            begins && <Divider key={`${label} line`} />,
            <MenuItem
              key={label}
              disabled={!can(editor)}
              onClick={() => {
                chosen.current = true;
                run(editor);
                setAnchor(undefined);
              }}
            >
              {label}
            </MenuItem>,
          ])}
      </Menu>
    </>
  );
};
