import type { Editor } from '@tiptap/react';
import { problemSentence } from '#web/client/http/problemSentence.ts';
import { uploadPicture } from '#web/client/http/uploadPicture.ts';
import { announce } from '../../announce/announce.tsx';
import { showAlert } from '../../dialogs/dialogStore.ts';

const types = ['image/png', 'image/jpeg', 'image/gif'];

/** File types accepted by the file chooser. */
export const pictureTypes = types.join(',');

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
