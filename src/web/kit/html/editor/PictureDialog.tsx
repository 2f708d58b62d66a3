import type { Editor } from '@tiptap/react';
import { useId, useRef, useState } from 'react';
import { problemSentence } from '#web/client/http/problemSentence.ts';
import { uploadPicture } from '#web/client/http/uploadPicture.ts';
import { announce } from '../../announce/announce.tsx';
import { Dialog } from '../../dialogs/Dialog.tsx';
import { DialogActions } from '../../dialogs/DialogActions.tsx';
import { showAlert } from '../../dialogs/dialogStore.ts';
import { FieldFrame } from '../../forms/FieldFrame.tsx';
import { TextBox } from '../../forms/TextBox.tsx';
import buttons from '../../theme/Button.module.css';
import styles from './editor.module.css';

const types = ['image/png', 'image/jpeg', 'image/gif'];

/** File types accepted by the file chooser. */
const pictureTypes = types.join(',');

/** The pictures among pasted or dropped data; none if it includes HTML, which is more than its picture. */
export const picturesIn = (given: DataTransfer | null): File[] => {
  if (!given || given.types.includes('text/html')) return [];
  return [...given.files].filter(({ type }) => types.includes(type));
};

/** Uploads pictures and inserts them at the paste or drop position, one after the other. */
export const putPictures = async (
  editor: Editor,
  files: readonly File[],
  at = editor.state.selection.to,
): Promise<void> => {
  let place = at;
  for (const file of files) {
    try {
      const attrs = await uploadPicture(file);
      place = Math.min(place, editor.state.doc.content.size);
      editor.chain().focus().insertContentAt(place, { type: 'image', attrs }).run();
      place = editor.state.selection.to;
      announce('그림을 넣었습니다. 그림을 선택하고 그림 버튼을 누르면 설명을 입력할 수 있습니다.');
    } catch (error) {
      await showAlert(problemSentence(error));
      return;
    }
  }
};

interface PictureDialogProps {
  editor: Editor;
  onClose: () => void;
}

/** Asks for a picture and its alternative text; for a picture already in the text only for the latter. */
export const PictureDialog = ({ editor, onClose }: PictureDialogProps) => {
  const [isThere] = useState(() => editor.isActive('image'));
  const [alt, setAlt] = useState(() => String(editor.getAttributes('image').alt ?? ''));
  const [file, setFile] = useState<File>();
  const [error, setError] = useState<string>();
  const [isSending, setSending] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  const fileId = useId();
  const altId = useId();
  const describe = { alt: alt.trim() || null };
  const put = async () => {
    if (!file) {
      setError('그림 파일을 골라 주세요.');
      first.current?.focus();
      return;
    }
    setSending(true);
    try {
      const attrs = { ...(await uploadPicture(file)), ...describe };
      editor.chain().focus().insertContent({ type: 'image', attrs }).run();
      onClose();
    } catch (failure) {
      setError(problemSentence(failure));
      setSending(false);
    }
  };
  const submit = () => {
    if (isSending) return;
    if (!isThere) return void put();
    editor.chain().focus().updateAttributes('image', describe).run();
    onClose();
  };
  const remove = () => {
    editor.chain().focus().deleteSelection().run();
    onClose();
  };
  return (
    <Dialog
      title={isThere ? '그림 설명' : '그림 넣기'}
      busy={isSending}
      onClose={onClose}
      firstFocus={first}
      onSubmit={submit}
      aside={
        isThere && (
          <button type="button" className={buttons.danger} onClick={remove}>
            그림 지우기
          </button>
        )
      }
      actions={<DialogActions label={isThere ? '바꾸기' : '넣기'} onCancel={onClose} busy={isSending} />}
    >
      {!isThere && (
        <FieldFrame
          id={fileId}
          label="그림 파일"
          required
          error={error}
          help="PNG, JPG, GIF 파일을 10MB까지 넣을 수 있습니다."
        >
          <input
            ref={first}
            id={fileId}
            type="file"
            className={styles.file}
            accept={pictureTypes}
            aria-required
            aria-invalid={error !== undefined || undefined}
            aria-describedby={error ? `${fileId}-error` : `${fileId}-help`}
            onChange={({ target }) => {
              setFile(target.files?.[0]);
              setError(undefined);
            }}
          />
        </FieldFrame>
      )}
      <FieldFrame
        id={altId}
        label="그림 설명"
        help="그림을 볼 수 없는 사람에게 읽어 줍니다. 꾸미는 그림이면 비워 두세요."
      >
        <TextBox
          {...(isThere && { ref: first })}
          id={altId}
          maxLength={300}
          value={alt}
          aria-describedby={`${altId}-help`}
          onChange={({ target }) => setAlt(target.value)}
        />
      </FieldFrame>
    </Dialog>
  );
};
