import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import type { Editor } from '@tiptap/react';
import { type FormEvent, useId, useRef, useState } from 'react';
import { FieldFrame } from '../../forms/FieldFrame.tsx';
import { TextBox } from '../../forms/TextBox.tsx';
import { problemSentence } from '../../http/problemSentence.ts';
import styles from './editor.module.css';
import { pictureTypes } from './givenPictures.ts';
import { uploadPicture } from './uploadPicture.ts';

interface PictureDialogProps {
  editor: Editor;
  onClose: () => void;
}

/** Asks for a picture and what it shows; of one that stands in the text only the latter. */
export const PictureDialog = ({ editor, onClose }: PictureDialogProps) => {
  const [isThere] = useState(() => editor.isActive('image'));
  const [alt, setAlt] = useState(() => String(editor.getAttributes('image').alt ?? ''));
  const [file, setFile] = useState<File>();
  const [error, setError] = useState<string>();
  const [isSending, setSending] = useState(false);
  const first = useRef<HTMLInputElement>(null);
  const titleId = useId();
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
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // the form around the text is not meant
    event.stopPropagation();
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
      open
      onClose={isSending ? () => {} : onClose}
      fullWidth
      maxWidth="xs"
      aria-labelledby={titleId}
      slotProps={{ transition: { onEntered: () => first.current?.focus() } }}
    >
      <form onSubmit={submit} noValidate>
        <DialogTitle id={titleId}>{isThere ? '그림 설명' : '그림 넣기'}</DialogTitle>
        <DialogContent sx={{ display: 'grid', gap: '1.6rem', fontSize: '1.6rem' }}>
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
        </DialogContent>
        <DialogActions>
          {isThere && (
            <Button color="error" onClick={remove} sx={{ marginInlineEnd: 'auto' }}>
              그림 지우기
            </Button>
          )}
          <Button variant="outlined" onClick={onClose} disabled={isSending}>
            취소
          </Button>
          <Button type="submit" variant="contained" loading={isSending}>
            {isThere ? '바꾸기' : '넣기'}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};
