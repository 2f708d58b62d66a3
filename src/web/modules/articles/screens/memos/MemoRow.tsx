import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import type { KeptArticleItem } from '#generated/types/articleMemoCalls.ts';
import { Badge } from '#web/kit/badge/Badge.tsx';
import { formatTime } from '#web/kit/dates/kst.ts';
import { ForeignText } from '#web/kit/foreign/ForeignText.tsx';
import { storeListPlace } from '#web/kit/returning/useRestoreListPlace.ts';
import { placeNote } from '#web/kit/shortcuts/noteRequest.ts';
import { itemPath } from '../../parts/items/itemPlaces.ts';
import { OthersChip } from '../../parts/items/OthersChip.tsx';
import { MemoStar } from '../../parts/memo/MemoStar.tsx';
import { NoteField } from '../../parts/memo/NoteField.tsx';
import { useArticleMemo } from '../../parts/memo/useArticleMemo.ts';
import { kindOptions } from './conditions.ts';
import styles from './Memos.module.css';

interface MemoRowProps {
  item: KeptArticleItem;
  /** Address of the list, for the way back. */
  list: string;
}

/** A kept article. After removal its row stays until the list is reloaded: a second press restores it. */
export const MemoRow = ({ item, list }: MemoRowProps) => {
  const [problem, setProblem] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const memo = useArticleMemo({ articleId: item.articleId, memoYn: 'Y', memoCn: item.memoCn }, setProblem);
  const attempt = (work: Promise<void>) => {
    setProblem(undefined);
    void work;
  };
  const [asked, setAsked] = useState(0);
  useEffect(
    () =>
      placeNote(item.articleId, () => {
        setOpen(true);
        setAsked((before) => before + 1);
      }),
    [item.articleId],
  );
  const title = item.kornTtl ?? item.lclanTtl ?? '제목 없음';
  const note = memo.note ?? '';
  const kind = kindOptions.find(({ value }) => value === item.itemKnd && value !== 'article')?.label;
  const source = [item.mediaNm ?? item.mediaLclanNm ?? '매체 미상', item.ntnNm ?? '국가 미상'].join(' · ');
  return (
    <li className={memo.isKept ? styles.row : styles.dropped}>
      <MemoStar
        articleId={item.articleId}
        isKept={memo.isKept}
        title={title}
        onPress={() => {
          if (memo.isKept) setOpen(false);
          attempt(memo.keep(!memo.isKept));
        }}
      />
      <div className={styles.texts}>
        <div className={styles.line}>
          {kind && <Badge>{kind}</Badge>}
          <Link
            to={itemPath(item.itemKnd, item.articleId)}
            data-record={item.articleId}
            className={styles.title}
            onClick={() => storeListPlace(list, item.articleId)}
          >
            <ForeignText language={item.kornTtl ? 'ko' : item.lanCd} dir="auto">
              {title}
            </ForeignText>
          </Link>
          <OthersChip item={item} />
        </div>
        {item.kornTtl && item.lclanTtl && item.lclanTtl !== item.kornTtl && (
          <ForeignText language={item.lanCd} as="p" dir="auto" className={styles.local}>
            {item.lclanTtl}
          </ForeignText>
        )}
        <p className={styles.facts}>
          <bdi>{source}</bdi>
          {item.frmTrsfNscvrgDt && (
            <time dateTime={item.frmTrsfNscvrgDt}>{formatTime(item.frmTrsfNscvrgDt)}</time>
          )}
        </p>
        {!memo.isKept && (
          <p className={styles.hint} role="status">
            별표를 해제했습니다. 다시 누르면 되돌릴 수 있습니다.
          </p>
        )}
        {isOpen && (
          <NoteField
            articleId={item.articleId}
            note={note}
            isStored={memo.isStored}
            problem={problem}
            theirs={memo.theirs}
            asked={asked}
            onChoose={(text) => attempt(memo.choose(text))}
            onWrite={(text, isLast) => attempt(memo.write(text, isLast))}
          />
        )}
        {memo.isKept && !isOpen && note && <p className={styles.note}>{note}</p>}
        {problem && !isOpen && (
          <p className={styles.problem} role="alert">
            {problem}
          </p>
        )}
      </div>
      {(memo.isKept || isOpen) && (
        <button
          type="button"
          className={styles.edit}
          aria-expanded={isOpen}
          aria-label={`${isOpen ? '메모 닫기' : note ? '메모 고치기' : '메모 쓰기'}: ${title}`}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? '닫기' : note ? '메모 고치기' : '메모 쓰기'}
        </button>
      )}
    </li>
  );
};
