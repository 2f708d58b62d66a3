import { useState } from 'react';
import type { BatchPreviews } from '#generated/types/articleBatchCalls.ts';
import { askConfirm, showAlert } from '#web/shared/dialogs/dialogStore.ts';
import { Pager } from '#web/shared/lists/Pager.tsx';
import { EmptyState, ErrorState, LoadingState } from '#web/shared/states/StatePanel.tsx';
import buttons from '#web/shared/theme/Button.module.css';
import { BatchForm } from './BatchForm.tsx';
import styles from './batchEdit.module.css';
import { LastBatch } from './LastBatch.tsx';
import { PreviewItem } from './PreviewItem.tsx';
import {
  allIds,
  type BatchConditions,
  mostArticles,
  pageSize,
  useBatchPreview,
  useBatchWrites,
} from './useBatch.ts';

const count = (n: number): string => n.toLocaleString('ko-KR');

interface PreviewProps {
  conditions: BatchConditions;
  data: BatchPreviews;
  page: number;
  onPage: (page: number) => void;
}

/** What would change, and the choice of what shall. */
const Preview = ({ conditions, data, page, onPage }: PreviewProps) => {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const [busy, setBusy] = useState(false);
  const { apply } = useBatchWrites();
  const onPageIds = data.items.map(({ articleId }) => articleId);
  const isWholePage = onPageIds.every((id) => chosen.has(id));
  const reach = Math.min(data.totalRecords, mostArticles);

  const choose = (ids: readonly number[], isChosen: boolean) => {
    const next = new Set(chosen);
    for (const id of ids) {
      if (isChosen) next.add(id);
      else next.delete(id);
    }
    setChosen(next);
  };
  const perform = async (work: () => Promise<void>) => {
    setBusy(true);
    try {
      await work();
    } catch (failure) {
      // the alert of the shell has said why
      console.error('batch edit failed', failure);
    } finally {
      setBusy(false);
    }
  };
  const chooseAll = () => perform(async () => choose(await allIds(conditions), true));
  const change = async () => {
    if (!(await askConfirm(`선택한 ${count(chosen.size)}건을 바꾸시겠습니까?`, '바꾸기'))) return;
    await perform(async () => {
      const { changed, unchanged } = await apply(conditions, [...chosen]);
      setChosen(new Set());
      const rest = unchanged ? ` 바꿀 글이 없는 ${count(unchanged)}건은 그대로입니다.` : '';
      await showAlert(`${count(changed)}건을 바꾸었습니다.${rest}`);
    });
  };

  return (
    <>
      <div className={styles.bar}>
        <label className={styles.all}>
          <input
            type="checkbox"
            checked={isWholePage}
            onChange={({ target }) => choose(onPageIds, target.checked)}
          />
          이 쪽 모두
        </label>
        {data.totalRecords > onPageIds.length && (
          <button type="button" className={styles.link} disabled={busy} onClick={() => void chooseAll()}>
            {data.totalRecords > mostArticles
              ? `앞의 ${count(reach)}건 모두 선택`
              : `${count(reach)}건 모두 선택`}
          </button>
        )}
        <p className={styles.count} role="status">
          바뀔 기사 <strong>{count(data.totalRecords)}건</strong> · 선택 {count(chosen.size)}건
        </p>
        <button
          type="button"
          className={`${buttons.primary} ${styles.apply}`}
          disabled={busy || chosen.size === 0 || chosen.size > mostArticles}
          onClick={() => void change()}
        >
          선택한 기사 바꾸기
        </button>
      </div>
      <ul className={styles.items}>
        {data.items.map((item) => (
          <PreviewItem
            key={item.articleId}
            item={item}
            fromText={conditions.fromText}
            toText={conditions.toText}
            chosen={chosen.has(item.articleId)}
            onChoose={(isChosen) => choose([item.articleId], isChosen)}
          />
        ))}
      </ul>
      <Pager
        page={page}
        size={pageSize}
        total={data.totalRecords}
        hasNext={page * pageSize < data.totalRecords}
        onChange={onPage}
      />
    </>
  );
};

/** One text replaced in many articles: looked at first, done at once, taken back in one step. */
export const BatchEdit = () => {
  const [conditions, setConditions] = useState<BatchConditions | null>(null);
  const [page, setPage] = useState(1);
  const { data, error, isPending, refetch } = useBatchPreview(conditions, page);
  const content = () => {
    if (!conditions) return null;
    if (error) return <ErrorState message={error.message} onRetry={() => void refetch()} />;
    if (isPending) return <LoadingState minHeight="32rem" />;
    if (data.totalRecords === 0) return <EmptyState hint="기간을 늘리거나 찾을 글을 줄여 보세요." />;
    return (
      <Preview
        key={JSON.stringify(conditions)}
        conditions={conditions}
        data={data}
        page={page}
        onPage={setPage}
      />
    );
  };
  return (
    <div className={styles.page}>
      <LastBatch />
      <BatchForm
        onPreview={(next) => {
          setPage(1);
          setConditions(next);
          void refetch();
        }}
      />
      {content()}
    </div>
  );
};
