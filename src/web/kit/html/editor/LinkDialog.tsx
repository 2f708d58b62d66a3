import type { Editor } from '@tiptap/react';
import { useId, useRef, useState } from 'react';
import { Dialog } from '../../dialogs/Dialog.tsx';
import { DialogActions } from '../../dialogs/DialogActions.tsx';
import { FieldFrame } from '../../forms/FieldFrame.tsx';
import { TextBox } from '../../forms/TextBox.tsx';
import buttons from '../../theme/Button.module.css';
import { linkAddress } from './linkAddress.ts';

interface LinkDialogProps {
  editor: Editor;
  onClose: () => void;
}

/** Asks for the address of a link, and for its text if none is selected. */
export const LinkDialog = ({ editor, onClose }: LinkDialogProps) => {
  const isLink = editor.isActive('link');
  const asksForWords = editor.state.selection.empty && !isLink;
  const box = useRef<HTMLInputElement>(null);
  const [address, setAddress] = useState(() => String(editor.getAttributes('link').href ?? ''));
  const [words, setWords] = useState('');
  const [error, setError] = useState<string>();
  const id = useId();
  const wordsId = useId();
  const submit = () => {
    const href = linkAddress(address);
    if (!href) {
      setError('http://나 https://로 시작하는 주소 또는 이메일 주소를 입력해 주세요.');
      box.current?.focus();
      return;
    }
    const text = words.trim() || address.trim();
    const change = editor.chain().focus();
    if (asksForWords)
      change.insertContent({ type: 'text', text, marks: [{ type: 'link', attrs: { href } }] });
    else change.extendMarkRange('link').setLink({ href });
    change.run();
    onClose();
  };
  const unlink = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    onClose();
  };
  return (
    <Dialog
      title={isLink ? '링크 고치기' : '링크 넣기'}
      onClose={onClose}
      firstFocus={box}
      onSubmit={submit}
      aside={
        isLink && (
          <button type="button" className={buttons.danger} onClick={unlink}>
            링크 없애기
          </button>
        )
      }
      actions={<DialogActions label={isLink ? '바꾸기' : '넣기'} onCancel={onClose} />}
    >
      <FieldFrame id={id} label="주소" required error={error}>
        <TextBox
          ref={box}
          id={id}
          inputMode="url"
          autoComplete="off"
          placeholder="https://"
          maxLength={2000}
          value={address}
          aria-required
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => setAddress(event.target.value)}
        />
      </FieldFrame>
      {asksForWords && (
        <FieldFrame id={wordsId} label="표시할 글">
          <TextBox
            id={wordsId}
            maxLength={500}
            placeholder="비워 두면 주소가 그대로 표시됩니다"
            value={words}
            onChange={(event) => setWords(event.target.value)}
          />
        </FieldFrame>
      )}
    </Dialog>
  );
};
