import { useState } from 'react';
import type { PassageMemo } from '#generated/types/articleMemoCalls.ts';
import { problemSentence } from '#web/client/http/problemSentence.ts';
import { write } from '#web/client/http/write.ts';
import { announce } from '#web/kit/announce/announce.tsx';
import { showAlert } from '#web/kit/dialogs/dialogStore.ts';
import { queryClient } from '#web/kit/query/queryClient.ts';
import { changeOpenedItem } from '../../../parts/items/shownItems.ts';
import { MemoUndo } from '../../../parts/memo/MemoUndo.tsx';
import { showStars } from '../../../parts/memo/shownStars.ts';
import type { ArticleRecord } from '../articleRecord.ts';
import { PassageDialog } from './PassageDialog.tsx';
import type { BodyField, PlacedPassage, SelectedPassage } from './passages.ts';
import { WriteButton } from './WriteButton.tsx';

interface PassageNotesProps {
  article: ArticleRecord;
  notes: readonly PlacedPassage[];
  /** Id of the note that is open. */
  openId: number | undefined;
  onOpen: (passageId: number | undefined) => void;
}

const path = '/update-articlememo/passage';
const quiet = { quiet: true };

/** Writing, changing and deleting notes on passages of an article. */
export const PassageNotes = ({ article, notes, openId, onOpen }: PassageNotesProps) => {
  const { articleId } = article;
  const [selected, select] = useState<SelectedPassage>();
  const [deleted, setDeleted] = useState<PassageMemo>();
  const show = (change: (known: PassageMemo[]) => PassageMemo[]) => {
    changeOpenedItem<{ articleId: number; passageList: PassageMemo[] }>([articleId], ({ passageList }) => ({
      passageList: change(passageList ?? []),
    }));
    void queryClient.invalidateQueries({ queryKey: ['articlememo-list'] });
  };
  const languageOf = (field: string) => (field === 'articleCn' ? article.lanCd : 'ko');
  const insert = async ({ field, start, end }: SelectedPassage, memoCn: string) => {
    const quotCn = (article[field] ?? '').slice(start, end);
    const body = { articleId, fldNm: field, quotCn, bgngNo: start, memoCn };
    const stored = await write<PassageMemo>('POST', '/insert-articlememo/passage', body, quiet);
    show((known) => [...known, stored]);
    // a note is kept with its article
    showStars([articleId], 'Y');
    document.getSelection()?.removeAllRanges();
    announce('메모를 저장했습니다.');
  };
  const update = async (passageId: number, memoCn: string) => {
    const stored = await write<PassageMemo>('PUT', path, { passageId, memoCn }, quiet);
    show((known) => [...known.filter((one) => one.passageId !== passageId), stored]);
  };
  const remove = async (note: PassageMemo) => {
    const { passageId } = note;
    await write('DELETE', '/delete-articlememo/passage', { passageId }, quiet);
    show((known) => known.filter((one) => one.passageId !== passageId));
    setDeleted(note);
  };
  const restore = async ({ passageId, memoCn }: PassageMemo) => {
    try {
      await update(passageId, memoCn ?? '');
      setDeleted(undefined);
    } catch (failure) {
      void showAlert(problemSentence(failure));
    }
  };
  const note = notes.find(({ passageId }) => passageId === openId);
  return (
    <>
      <WriteButton textOf={(field: BodyField) => article[field] ?? ''} onWrite={select} />
      {selected && (
        <PassageDialog
          quote={(article[selected.field] ?? '').slice(selected.start, selected.end)}
          language={languageOf(selected.field)}
          isGone={false}
          onSave={(memo) => insert(selected, memo)}
          onClose={() => select(undefined)}
        />
      )}
      {note && (
        <PassageDialog
          key={note.passageId}
          quote={note.quotCn}
          language={languageOf(note.fldNm)}
          memo={note.memoCn}
          isGone={!note.range}
          onSave={(memo) => update(note.passageId, memo)}
          onDelete={() => remove(note)}
          onClose={() => onOpen(undefined)}
        />
      )}
      {deleted && (
        <MemoUndo
          text="구절 메모를 지웠습니다."
          onUndo={() => void restore(deleted)}
          onClose={() => setDeleted(undefined)}
        />
      )}
    </>
  );
};
