import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { countText } from '#contract/countText.ts';
import { today } from '#contract/days.ts';
import type { LastBatch as Batch } from '#generated/types/articleBatchCalls.ts';
import { formatTime } from '#web/kit/dates/kst.ts';
import { askConfirm, showAlert } from '#web/kit/dialogs/dialogStore.ts';
import { EmptyState, LoadingState, ProblemState } from '#web/kit/states/StatePanel.tsx';
import buttons from '#web/kit/theme/Button.module.css';
import { BatchForm } from './BatchForm.tsx';
import styles from './batchEdit.module.css';
import { type BatchConditions, readConditions, searchOf } from './conditions.ts';
import { Preview } from './Preview.tsx';
import { replacement, useBatchPreview, useBatchWrites, useLastBatch } from './useBatch.ts';

const inWords = (batch: Batch): string => `${replacement(batch)}, ${countText(batch.changed)}`;

/** The last edit, while it can be undone. */
const LastBatch = () => {
  const { data } = useLastBatch();
  const { undo } = useBatchWrites();
  const [busy, setBusy] = useState(false);
  if (!data) return null;

  const undoBatch = async () => {
    if (!(await askConfirm(`마지막 일괄 수정을 되돌리시겠습니까? ${inWords(data)}`, '되돌리기'))) return;
    setBusy(true);
    try {
      const { changed, unchanged, missing } = await undo(data.batchEditId);
      const left = [
        unchanged ? `그 뒤에 다시 고친 ${countText(unchanged)}은 그대로 두었습니다.` : '',
        missing ? `그 뒤에 삭제된 ${countText(missing)}은 되돌리지 않았습니다.` : '',
      ];
      await showAlert([`${countText(changed)}을 되돌렸습니다.`, ...left].filter(Boolean).join(' '));
    } catch (failure) {
      // the shell's alert has shown the reason
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
        onClick={() => void undoBatch()}
      >
        되돌리기
      </button>
    </section>
  );
};

const pageIn = (search: string): number => Math.max(1, Number(new URLSearchParams(search).get('page')) || 1);

/** The previewed conditions are in the address; those being typed are not. */
const useConditions = () => {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [shown, setShown] = useState(() => ({ search, conditions: readConditions(search, today()) }));
  const [draft, setDraft] = useState(shown.conditions);
  const page = pageIn(search);
  const wanted = searchOf(readConditions(search, today()));
  const isKnown = wanted === searchOf(shown.conditions);
  if (!isKnown) {
    // the address changed by back or forward
    const conditions = readConditions(search, today());
    setShown({ search, conditions });
    setDraft(conditions);
  }
  const go = (conditions: BatchConditions, to: number) => {
    setShown({ search, conditions });
    void navigate({ search: searchOf(conditions, to) });
  };
  return {
    draft,
    setDraft,
    conditions: shown.conditions.fromText === '' ? null : shown.conditions,
    isStale: searchOf(draft) !== searchOf(shown.conditions),
    page,
    preview: () => go({ ...draft }, 1),
    setPage: (to: number) => go(shown.conditions, to),
  };
};

/** Replaces a text in many articles: previewed first, applied at once, undone in one step. */
export const TextEdit = () => {
  const { draft, setDraft, conditions, isStale, page, preview, setPage } = useConditions();
  const { data, error, isPending, refetch } = useBatchPreview(conditions, page);
  const content = () => {
    if (!conditions) return null;
    if (error) return <ProblemState problem={error} onRetry={() => void refetch()} />;
    if (isPending) return <LoadingState minHeight="32rem" />;
    if (data.totalRecords === 0) return <EmptyState hint="기간을 늘리거나 찾을 글을 줄여 보세요." />;
    return (
      <Preview
        key={searchOf(conditions)}
        conditions={conditions}
        data={data}
        page={page}
        isStale={isStale}
        onPage={setPage}
      />
    );
  };
  return (
    <div className={styles.page}>
      <LastBatch />
      <BatchForm
        draft={draft}
        onChange={setDraft}
        onPreview={() => {
          if (conditions && !isStale && page === 1) void refetch();
          else preview();
        }}
      />
      {content()}
    </div>
  );
};
