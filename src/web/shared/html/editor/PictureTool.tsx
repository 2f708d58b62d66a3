import PictureIcon from '@mui/icons-material/ImageOutlined';
import { type Editor, useEditorState } from '@tiptap/react';
import { useState } from 'react';
import { PictureDialog } from './PictureDialog.tsx';
import { ToolButton } from './ToolButton.tsx';

/** Puts a picture into the text, or says what the chosen one shows. */
export const PictureTool = ({ editor }: { editor: Editor }) => {
  const [isAsking, setAsking] = useState(false);
  const isOn = useEditorState({ editor, selector: () => editor.isActive('image') });
  return (
    <>
      <ToolButton
        label={isOn ? '그림 설명' : '그림 넣기'}
        face={<PictureIcon />}
        isOn={isOn}
        opens="dialog"
        onPress={() => setAsking(true)}
      />
      {isAsking && <PictureDialog editor={editor} onClose={() => setAsking(false)} />}
    </>
  );
};
