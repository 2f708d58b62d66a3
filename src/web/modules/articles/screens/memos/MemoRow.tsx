import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { readingList } from '#contract/labels.ts';
import type { KeptArticleItem } from '#generated/types/articleMemoCalls.ts';
import { Badge } from '#web/kit/badge/Badge.tsx';
import { formatTime } from '#web/kit/dates/kst.ts';
import { ForeignText } from '#web/kit/foreign/ForeignText.tsx';
import { storeListPlace } from '#web/kit/returning/listPlace.ts';
import { openLabels } from '#web/kit/shortcuts/labelRequest.ts';
import { placeNote } from '#web/kit/shortcuts/noteRequest.ts';
import { itemPath } from '../../parts/items/itemPlaces.ts';
import { OthersChip } from '../../parts/items/OthersChip.tsx';
import { LabelChips } from '../../parts/labels/LabelChip.tsx';
import { NoteField } from '../../parts/memo/NoteField.tsx';
import { MemoStar } from '../../parts/memo/RowStar.tsx';
import { useArticleMemo } from '../../parts/memo/useArticleMemo.ts';
import { kindOptions } from './conditions.ts';
import styles from './Memos.module.css';

interface MemoRowProps {
  item: KeptArticleItem;
  /** Address of the list, for the way back. */
  list: string;
  /** Takes the article off the label whose articles are listed; absent in the list of stars, or without the right. */
  onTakeOff: ((articleId: number) => void) | undefined;
  /** The articles of a label are listed, starred or not. */
  isOfLabel: boolean;
}

/** The notes on passages of an article, with the words that they are about. */
const Passages = ({ item, list }: Pick<MemoRowProps, 'item' | 'list'>) => (
  <ul className={styles.passages} aria-label="구절 메모">
    {item.passageList.map(({ passageId, fldNm, quotCn, memoCn, foundYn }) => (
      <li key={passageId} className={styles.passage}>
        <ForeignText language={fldNm === 'articleCn' ? item.lanCd : 'ko'} dir="auto" className={styles.quote}>
          {quotCn}
        </ForeignText>
        <p>{memoCn}</p>
        {foundYn === 'N' ? (
          <Badge tone="notice">본문에서 찾을 수 없음</Badge>
        ) : (
          <Link
            to={`${itemPath(item.itemKnd, item.articleId)}#passage-${passageId}`}
            className={styles.toPassage}
            onClick={() => storeListPlace(list, item.articleId)}
          >
            본문에서 보기
          </Link>
        )}
      </li>
    ))}
  </ul>
);

/** A kept article. After its star was removed the row stays until the list is reloaded: a second press restores it. */
export const MemoRow = ({ item, list, onTakeOff, isOfLabel }: MemoRowProps) => {
  const [problem, setProblem] = useState<string>();
  const [isOpen, setOpen] = useState(false);
  const { articleId, memoYn, memoCn, passageList, labelIdList } = item;
  const memo = useArticleMemo({ articleId, memoYn, memoCn }, setProblem);
  const attempt = (work: Promise<void>) => {
    setProblem(undefined);
    void work;
  };
  const [asked, setAsked] = useState(0);
  useEffect(
    () =>
      placeNote(articleId, () => {
        setOpen(true);
        setAsked((before) => before + 1);
      }),
    [articleId],
  );
  const title = item.kornTtl ?? item.lclanTtl ?? '제목 없음';
  const note = memo.note ?? '';
  const kind = kindOptions.find(({ value }) => value === item.itemKnd && value !== 'article')?.label;
  const source = [item.mediaNm ?? item.mediaLclanNm ?? '매체 미상', item.ntnNm ?? '국가 미상'].join(' · ');
  const isListed = isOfLabel || memo.isKept;
  const labels = labelIdList ?? [];
  const button = (words: string, name: string, onClick: () => void, isExpanded?: boolean) => (
    <button
      type="button"
      className={styles.edit}
      aria-expanded={isExpanded}
      aria-label={`${name}: ${title}`}
      onClick={onClick}
    >
      {words}
    </button>
  );
  const words = isOpen ? '메모 닫기' : note ? '메모 고치기' : '메모 쓰기';
  return (
    <li className={isListed ? styles.row : styles.dropped}>
      <MemoStar
        articleId={articleId}
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
            to={itemPath(item.itemKnd, articleId)}
            data-record={articleId}
            className={styles.title}
            onClick={() => storeListPlace(list, articleId)}
          >
            <ForeignText language={item.kornTtl ? 'ko' : item.lanCd} dir="auto">
              {title}
            </ForeignText>
          </Link>
          {labels.includes(readingList.labelId) && item.readYn === 'Y' && <Badge>읽음</Badge>}
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
        {labels.length > 0 && <LabelChips ids={labels} />}
        {!isListed && (
          <p className={styles.hint} role="status">
            별표를 해제했습니다. 다시 누르면 되돌릴 수 있습니다.
          </p>
        )}
        {isOpen && (
          <NoteField
            articleId={articleId}
            note={note}
            isStored={memo.isStored}
            problem={problem}
            theirs={memo.theirs}
            asked={asked}
            onChoose={(text) => attempt(memo.choose(text))}
            onWrite={(text, isLast) => attempt(memo.write(text, isLast))}
          />
        )}
        {isListed && !isOpen && note && <p className={styles.note}>{note}</p>}
        {passageList.length > 0 && <Passages item={item} list={list} />}
        {problem && !isOpen && (
          <p className={styles.problem} role="alert">
            {problem}
          </p>
        )}
      </div>
      <div className={styles.actions}>
        {(isListed || isOpen) && button(isOpen ? '닫기' : words, words, () => setOpen(!isOpen), isOpen)}
        {button('라벨', '라벨', () => openLabels({ articleIds: [articleId], title }))}
        {onTakeOff && button('빼기', '목록에서 빼기', () => onTakeOff(articleId))}
      </div>
    </li>
  );
};
