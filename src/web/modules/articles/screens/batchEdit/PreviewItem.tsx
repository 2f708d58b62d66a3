import { Link } from 'react-router-dom';
import { grouped } from '#contract/countText.ts';
import type { BatchPreviewItem, TextChange } from '#generated/types/articleBatchCalls.ts';
import { formatTime } from '#web/kit/dates/kst.ts';
import styles from './batchEdit.module.css';

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
export const PreviewItem = ({ item, chosen, onChoose }: PreviewItemProps) => {
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
