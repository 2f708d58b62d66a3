import { useState } from 'react';
import type { LastBatch as Batch } from '#generated/types/articleBatchCalls.ts';
import { formatTime } from '#web/shared/dates/kst.ts';
import { askConfirm, showAlert } from '#web/shared/dialogs/dialogStore.ts';
import buttons from '#web/shared/theme/Button.module.css';
import styles from './batchEdit.module.css';
import { useBatchWrites, useLastBatch } from './useBatch.ts';
import { count, replacement } from './words.ts';

const inWords = (batch: Batch): string => `${replacement(batch)}, ${count(batch.changed)}건`;

/** The last edit, while it can be taken back. */
export const LastBatch = () => {
  const { data } = useLastBatch();
  const { undo } = useBatchWrites();
  const [busy, setBusy] = useState(false);
  if (!data) return null;

  const takeBack = async () => {
    if (!(await askConfirm(`마지막 일괄 수정을 되돌리시겠습니까? ${inWords(data)}`, '되돌리기'))) return;
    setBusy(true);
    try {
      const { changed, unchanged, missing } = await undo(data.batchEditId);
      const left = [
        unchanged ? `그 뒤에 다시 고친 ${count(unchanged)}건은 그대로 두었습니다.` : '',
        missing ? `그 뒤에 삭제된 ${count(missing)}건은 되돌리지 않았습니다.` : '',
      ];
      await showAlert([`${count(changed)}건을 되돌렸습니다.`, ...left].filter(Boolean).join(' '));
    } catch (failure) {
      // the alert of the shell has said why
      console.error('batch edit not undone', failure);
    } finally {
      setBusy(false);
    }
  };

  return (
    <section className={styles.last} aria-label="마지막 일괄 수정">
      <p>
        <strong>마지막 일괄 수정</strong> {inWords(data)}
        <span className={styles.when}>
          {formatTime(data.regDt)} {data.userNm}
        </span>
      </p>
      <button
        type="button"
        className={`${buttons.tertiary} ${styles.undo}`}
        disabled={busy}
        onClick={() => void takeBack()}
      >
        되돌리기
      </button>
    </section>
  );
};
