import { useState } from 'react';
import { countText } from '#contract/countText.ts';
import { Badge } from '#web/kit/badge/Badge.tsx';
import { ForeignText } from '#web/kit/foreign/ForeignText.tsx';
import type { ArticleRecord } from '../articleRecord.ts';
import styles from './passages.module.css';
import { markId, type PlacedPassage } from './passages.ts';

/** Scrolls to the mark of a note. @returns false if its text is folded */
export const goToMark = (passageId: number): boolean => {
  const mark = document.getElementById(markId(passageId));
  if (!mark || mark.getClientRects().length === 0) return false;
  mark.scrollIntoView({ block: 'center' });
  mark.focus({ preventScroll: true });
  return true;
};

interface PassageListProps {
  article: ArticleRecord;
  notes: readonly PlacedPassage[];
  onOpen: (passageId: number) => void;
}

/** The notes on passages in the order of the text, those without their passage last. */
export const PassageList = ({ article, notes, onOpen }: PassageListProps) => {
  const [foldedId, setFolded] = useState<number>();
  const ordered = notes.toSorted(
    (one, other) =>
      one.fldNm.localeCompare(other.fldNm) ||
      (one.range?.start ?? Number.MAX_SAFE_INTEGER) - (other.range?.start ?? Number.MAX_SAFE_INTEGER),
  );
  return (
    <section className={styles.list} aria-labelledby="passages">
      <h2 id="passages">구절 메모 {countText(notes.length)}</h2>
      <ul>
        {ordered.map(({ passageId, fldNm, quotCn, memoCn, range }) => {
          const quote = (
            <ForeignText language={fldNm === 'articleCn' ? article.lanCd : 'ko'} dir="auto">
              {quotCn}
            </ForeignText>
          );
          return (
            <li key={passageId} className={styles.note}>
              {range ? (
                <button
                  type="button"
                  className={styles.words}
                  title="본문에서 보기"
                  onClick={() => setFolded(goToMark(passageId) ? undefined : passageId)}
                >
                  {quote}
                </button>
              ) : (
                <>
                  <span className={styles.words}>{quote}</span>
                  <Badge tone="notice">본문에서 찾을 수 없음</Badge>
                </>
              )}
              {foldedId === passageId && (
                <p role="status" className={styles.words}>
                  접어 둔 글에 있습니다. {fldNm === 'articleCn' ? '원문' : '번역'}을 펼친 뒤 다시 눌러 주세요.
                </p>
              )}
              <p className={styles.memo}>{memoCn}</p>
              <button
                type="button"
                className={styles.edit}
                aria-label={`메모 고치기: ${memoCn}`}
                onClick={() => onOpen(passageId)}
              >
                고치기
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
};
