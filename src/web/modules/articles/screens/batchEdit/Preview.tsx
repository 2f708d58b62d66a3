import { useState } from 'react';
import { maxArticles } from '#contract/batchEdit.ts';
import { countText } from '#contract/countText.ts';
import { askConfirm, showAlert } from '#web/kit/dialogs/dialogStore.ts';
import { Pager } from '#web/kit/lists/Pager.tsx';
import buttons from '#web/kit/theme/Button.module.css';
import styles from './batchEdit.module.css';
import type { BatchConditions } from './conditions.ts';
import { PreviewItem } from './PreviewItem.tsx';
import type { BatchPreviews } from './useBatch.ts';
import { allIds, pageSize, useBatchWrites } from './useBatch.ts';
import { chooseAllWords, replacement, totalWords } from './words.ts';

interface PreviewProps {
  conditions: BatchConditions;
  data: BatchPreviews;
  page: number;
  /** The form has changed since: a new preview is needed first. */
  isStale: boolean;
  onPage: (page: number) => void;
}

/** The changes to be made, with checkboxes to choose from them. */
export const Preview = ({ conditions, data, page, isStale, onPage }: PreviewProps) => {
  const [chosen, setChosen] = useState<ReadonlyMap<number, string>>(new Map());
  const [busy, setBusy] = useState(false);
  const { apply } = useBatchWrites();
  const onPageIds = data.data.map(({ articleId }) => articleId);
  const isWholePage = onPageIds.every((id) => chosen.has(id));

  const choose = (ids: readonly number[], readDt: string | null) => {
    const next = new Map(chosen);
    for (const id of ids) {
      if (readDt === null) next.delete(id);
      else next.set(id, readDt);
    }
    setChosen(next);
  };
  const perform = async (work: () => Promise<void>) => {
    setBusy(true);
    try {
      await work();
    } catch (failure) {
      // the shell's alert has shown the reason
      console.error('batch edit failed', failure);
    } finally {
      setBusy(false);
    }
  };
  const chooseAll = () =>
    perform(async () => {
      const { articleIds, readDt } = await allIds(conditions);
      choose(articleIds, readDt);
    });
  const change = async () => {
    const question = `선택한 기사 ${countText(chosen.size)}을 바꾸시겠습니까? ${replacement(conditions)}`;
    if (!(await askConfirm(question, '바꾸기'))) return;
    await perform(async () => {
      const { changed, unchanged, moved, missing } = await apply(conditions, chosen);
      setChosen(new Map());
      const left = [
        moved ? `미리 본 뒤에 다른 사람이 고친 ${countText(moved)}은 그대로 두었습니다.` : '',
        missing ? `그사이 삭제된 ${countText(missing)}은 바꾸지 않았습니다.` : '',
        unchanged ? `바꿀 글이 없는 ${countText(unchanged)}은 그대로입니다.` : '',
      ];
      await showAlert([`${countText(changed)}을 바꾸었습니다.`, ...left].filter(Boolean).join(' '));
    });
  };

  return (
    <>
      <div className={styles.bar}>
        <label className={styles.all}>
          <input
            type="checkbox"
            checked={isWholePage}
            onChange={({ target }) => choose(onPageIds, target.checked ? data.additionalInfos.readDt : null)}
          />
          이 쪽 모두
        </label>
        {data.totalRecords > onPageIds.length && (
          <button type="button" className={styles.link} disabled={busy} onClick={() => void chooseAll()}>
            {chooseAllWords(data)}
          </button>
        )}
        <p className={styles.count} role="status">
          바뀔 기사 <strong>{totalWords(data)}</strong> · 선택 {countText(chosen.size)}
        </p>
        <button
          type="button"
          className={`${buttons.primary} ${styles.apply}`}
          disabled={busy || isStale || chosen.size === 0 || chosen.size > maxArticles}
          onClick={() => void change()}
        >
          선택한 기사 바꾸기
        </button>
        {isStale && (
          <p className={styles.stale} role="status">
            조건이 달라졌습니다. ‘미리 보기’를 눌러 바뀔 글을 다시 확인해 주세요.
          </p>
        )}
      </div>
      <ul className={isStale ? `${styles.items} ${styles.faded}` : styles.items}>
        {data.data.map((item) => (
          <PreviewItem
            key={item.articleId}
            item={item}
            chosen={chosen.has(item.articleId)}
            onChoose={(isChosen) => choose([item.articleId], isChosen ? data.additionalInfos.readDt : null)}
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
