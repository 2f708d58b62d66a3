import { useState } from 'react';
import { Link } from 'react-router-dom';
import { maxArticles } from '#contract/batchEdit.ts';
import { countText, grouped } from '#contract/countText.ts';
import type { BatchPreviewItem, TextChange } from '#generated/types/articleBatchCalls.ts';
import { formatTime } from '#web/kit/dates/kst.ts';
import { askConfirm, showAlert } from '#web/kit/dialogs/dialogStore.ts';
import { Pager } from '#web/kit/lists/Pager.tsx';
import buttons from '#web/kit/theme/Button.module.css';
import styles from './batchEdit.module.css';
import type { BatchConditions } from './conditions.ts';
import {
  allIds,
  type BatchPreviews,
  chooseAllWords,
  pageSize,
  replacement,
  totalWords,
  useBatchWrites,
} from './useBatch.ts';

interface MarkedProps {
  text: string;
  /** UTF-16 code units before the marked part. */
  at: number;
  part: string;
  as: 'del' | 'ins';
}

const Marked = ({ text, at, part, as: Mark }: MarkedProps) => (
  <>
    {text.slice(0, at)}
    {part && <Mark>{part}</Mark>}
    {text.slice(at + part.length)}
  </>
);

interface PreviewItemProps {
  item: BatchPreviewItem;
  chosen: boolean;
  onChoose: (chosen: boolean) => void;
}

const More = ({ changes }: { changes: readonly TextChange[] }) => {
  const hidden = new Map(changes.map(({ name, label, count }) => [name, { label, count }]));
  const shown = (name: string) => changes.filter((change) => change.name === name).length;
  const rest = [...hidden].filter(([name, { count }]) => count > shown(name));
  return rest.map(([name, { label, count }]) => (
    <p key={name} className={styles.more}>
      {label}에 {grouped(count - shown(name))}곳이 더 있습니다.
    </p>
  ));
};

/** An article with every change, before and after side by side. */
const PreviewItem = ({ item, chosen, onChoose }: PreviewItemProps) => {
  const title = item.kornTtl ?? item.lclanTtl ?? '제목 없음';
  return (
    <li className={styles.item}>
      <div className={styles.head}>
        <input
          type="checkbox"
          aria-label={`${title} 선택`}
          checked={chosen}
          onChange={({ target }) => onChoose(target.checked)}
        />
        <div>
          <Link to={`/article/Article/Detail/${item.articleId}`} target="_blank" className={styles.title}>
            {title}
            <span className="only-read-aloud"> (새 창)</span>
          </Link>
          <p className={styles.about}>
            {[item.mediaNm, item.ntnNm, formatTime(item.regDt)].filter(Boolean).join(' · ')}
          </p>
        </div>
      </div>
      <table className={styles.changes}>
        <thead>
          <tr>
            <th scope="col">항목</th>
            <th scope="col">지금</th>
            <th scope="col">바꾼 뒤</th>
          </tr>
        </thead>
        <tbody>
          {item.changes.map(({ name, label, before, after, at, fromPart, toPart, warning }, index) => (
            // a text may contain several identical places
            <tr key={`${name} ${index}`}>
              <th scope="row">{label}</th>
              <td dir="auto" data-label="지금">
                <Marked text={before} at={at} part={fromPart} as="del" />
              </td>
              <td dir="auto" data-label="바꾼 뒤">
                <Marked text={after} at={at} part={toPart} as="ins" />
                {warning && <p className={styles.warning}>{warning}</p>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <More changes={item.changes} />
    </li>
  );
};

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
      <Pager page={page} size={pageSize} total={data.totalRecords} onChange={onPage} />
    </>
  );
};
