import LinkIcon from '@mui/icons-material/Link';
import { type Editor, useEditorState } from '@tiptap/react';
import { useEffect, useState } from 'react';
import { LinkDialog } from './LinkDialog.tsx';
import { ToolButton } from './ToolButton.tsx';

/** Links what is chosen, or changes the link at the cursor. */
export const LinkTool = ({ editor }: { editor: Editor }) => {
  const [isAsking, setAsking] = useState(false);
  const isOn = useEditorState({ editor, selector: () => editor.isActive('link') });
  useEffect(() => {
    const ask = (event: KeyboardEvent) => {
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
        face={<LinkIcon />}
        keys="Ctrl+K"
        isOn={isOn}
        opens="dialog"
        onPress={() => setAsking(true)}
      />
      {isAsking && <LinkDialog editor={editor} onClose={() => setAsking(false)} />}
    </>
  );
};
