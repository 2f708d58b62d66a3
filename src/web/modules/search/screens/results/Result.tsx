import { memo, type MouseEvent } from 'react';
import type { FoundItem } from '#generated/types/searchCalls.ts';
import { formatClock, formatDay } from '#web/kit/dates/kst.ts';
import { ForeignText, Marked } from '#web/kit/foreign/ForeignText.tsx';
import facts from '#web/kit/lists/facts.module.css';
import { storeListPlace } from '#web/kit/returning/useRestoreListPlace.ts';
import { RowLink } from '#web/kit/routing/RowLink.tsx';
import pressed from '#web/kit/theme/PressedSign.module.css';
import {
  type FoundPage,
  itemKindOf,
  itemPath,
  itemPlaces,
  openedFrom,
  OthersChip,
  ReadButton,
  regionLabels,
  RowStar,
  ShareButton,
  titleIdOf,
  useTitleClass,
} from '#web/modules/articles/index.ts';
import { TrayButton } from '#web/modules/briefing/index.ts';
import { Passage } from './Passage.tsx';
import styles from './Result.module.css';

const isKorean = (language: string | null): boolean => language?.split('-')[0] === 'ko';

const titleSnippet = (item: FoundItem, field: 'kornTtl' | 'lclanTtl') => ({
  text: item[field] ?? '',
  marks: item.snippets.find((snippet) => snippet.field === field)?.marks ?? [],
});

interface ResultProps {
  item: FoundItem;
  /** The page that contains it. */
  page: FoundPage;
  /** Items of several kinds are shown together. */
  isMixed: boolean;
  /** The item is open beside the results. */
  isOpen: boolean;
  /** Opens an item beside the results; absent without the split view. */
  onOpen: ((articleId: number, byKey: boolean) => void) | undefined;
}

/** A found item: its titles, source, and the matching passages. */
export const Result = memo(({ item, page, isMixed, isOpen, onOpen }: ResultProps) => {
  const kind = itemKindOf(item.kind);
  const korean = titleSnippet(item, 'kornTtl');
  const local = titleSnippet(item, 'lclanTtl');
  const main = korean.text ? korean : local.text ? local : { text: '제목 없음', marks: [] };
  const isLocalShown = korean.text !== '' && local.text !== '' && local.text !== korean.text;
  const named = { title: main.text, describedBy: titleIdOf(item) };
  const titleClass = useTitleClass(item);
  const passages = item.snippets.filter(({ field }) => !field.endsWith('Ttl'));
  return (
    <li className={styles.result} data-open={isOpen || undefined}>
      <div className={styles.words}>
        <div className={styles.titles}>
          <h2 className={styles.title}>
            <RowLink
              to={itemPath(kind, item.articleId)}
              id={named.describedBy}
              data-record={item.articleId}
              data-beside={onOpen && ''}
              aria-current={isOpen || undefined}
              className={titleClass}
              onOpen={onOpen && (({ detail }: MouseEvent) => onOpen(item.articleId, detail === 0))}
              state={openedFrom(page)}
              onClick={() => storeListPlace(page.address, item.articleId)}
            >
              <ForeignText language={korean.text ? 'ko' : item.lanCd} dir="auto">
                <Marked {...main} />
              </ForeignText>
            </RowLink>
          </h2>
          <ReadButton item={item} {...named} className={styles.dot} />
          {isLocalShown && (
            <ForeignText language={item.lanCd} as="p" dir="auto" className={styles.local}>
              <Marked {...local} />
            </ForeignText>
          )}
        </div>
        <p className={`${facts.facts} ${styles.source}`}>
          {isMixed && <span className={styles.kind}>{itemPlaces[kind].label}</span>}
          <bdi>{item.mediaNm ?? item.mediaLclanNm ?? '출처 미상'}</bdi>
          <span>{item.ntnNm ?? '국가 미상'}</span>
          {item.frmTrsfNscvrgDt ? (
            <time dateTime={item.frmTrsfNscvrgDt}>
              {formatDay(item.frmTrsfNscvrgDt)} {formatClock(item.frmTrsfNscvrgDt)}
            </time>
          ) : (
            <span>일시 없음</span>
          )}
          {item.lclsfNm && <span>{regionLabels[item.lclsfNm as keyof typeof regionLabels]}</span>}
          <OthersChip item={item} />
        </p>
        {passages.map((snippet) => (
          <Passage
            key={`${snippet.field} ${snippet.fileNm}`}
            snippet={snippet}
            language={isKorean(item.lanCd) ? 'ko' : item.lanCd}
          />
        ))}
      </div>
      <div className={styles.star}>
        <RowStar facts={item} {...named} />
        <TrayButton kind={kind} id={item.articleId} {...named} />
        <ShareButton kind={kind} item={item} {...named} className={pressed.sign} />
      </div>
    </li>
  );
});
