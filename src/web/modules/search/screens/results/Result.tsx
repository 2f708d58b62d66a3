import { type MouseEvent, memo, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { isKorean } from '#contract/languages.ts';
import type { FoundItem, SearchSnippet } from '#generated/types/searchCalls.ts';
import { formatClock, formatDay } from '#web/kit/dates/kst.ts';
import { ForeignText, Marked } from '#web/kit/foreign/ForeignText.tsx';
import facts from '#web/kit/lists/facts.module.css';
import { storeListPlace } from '#web/kit/returning/listPlace.ts';
import { RowLink } from '#web/kit/routing/RowLink.tsx';
import pressed from '#web/kit/theme/PressedSign.module.css';
import {
  type FoundPage,
  itemKindOf,
  itemPath,
  itemPlaces,
  OthersChip,
  openedFrom,
  ReadButton,
  RowStar,
  regionLabels,
  ShareButton,
  titleIdOf,
  useTitleClass,
} from '#web/modules/articles/index.ts';
import { TrayButton } from '#web/modules/briefing/index.ts';
import styles from './Result.module.css';
import { Why, WhyButton } from './Why.tsx';

const itemFields: Record<string, string> = {
  articleTransCn: '번역문',
  articleCn: '원문',
  jrnlLclanNm: '기자',
  featExtrSmry: '요약',
  featExtrKwdList: '키워드',
  atchFileCn: '첨부파일',
  atchFileNm: '첨부파일',
};

/** Fields that are Korean, whatever the language of the item. */
const koreanFields = new Set(['articleTransCn', 'featExtrKwdList']);

interface PassageProps {
  snippet: SearchSnippet;
  language: string | null;
  /** Labels of the fields in which a passage may be. */
  fields?: Readonly<Record<string, string>>;
}

/** A matching passage, with the field that contains it. */
const Passage = ({ snippet, language, fields = itemFields }: PassageProps) => {
  const { field, fileNm, isCutBefore, isCutAfter } = snippet;
  return (
    <div className={styles.passage}>
      <span className={styles.field}>{fields[field]}</span>
      <div>
        {field === 'atchFileCn' && <p className={styles.file}>{fileNm}</p>}
        <ForeignText
          language={koreanFields.has(field) || fileNm ? 'ko' : language}
          as="p"
          className={styles.text}
        >
          {isCutBefore && '… '}
          <Marked {...snippet} />
          {isCutAfter && ' …'}
        </ForeignText>
      </div>
    </div>
  );
};

const titleSnippet = (item: FoundItem, field: 'kornTtl' | 'lclanTtl') => ({
  text: item[field] ?? '',
  marks: item.snippets.find((snippet) => snippet.field === field)?.marks ?? [],
});

export interface ResultProps {
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
  const id = useId();
  const [isExplained, setExplained] = useState(false);
  const reasons = item.reasons ?? [];
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
          {reasons.length > 0 && (
            <WhyButton controls={id} isOpen={isExplained} onToggle={() => setExplained(!isExplained)} />
          )}
        </p>
        {passages.map((snippet) => (
          <Passage
            key={`${snippet.field} ${snippet.fileNm}`}
            snippet={snippet}
            language={isKorean(item.lanCd) ? 'ko' : item.lanCd}
          />
        ))}
        {isExplained && <Why id={id} reasons={reasons} />}
      </div>
      <div className={styles.star}>
        <RowStar facts={item} {...named} />
        <TrayButton kind={kind} id={item.articleId} {...named} />
        <ShareButton kind={kind} item={item} {...named} className={pressed.sign} />
      </div>
    </li>
  );
});

const fields = { articleCn: '내용', atchFileNm: '첨부파일' };

interface WritingResultProps {
  item: FoundItem;
  /** Address of the search that found it. */
  address: string;
}

/** A found post: its board, its author, and the matching passages. */
export const WritingResult = ({ item, address }: WritingResultProps) => {
  const { articleId, menuNm, menuUrl, rgtrNm, regDt, snippets } = item;
  const path = `${menuUrl}/Detail/${articleId}`;
  const title = {
    text: item.kornTtl ?? '제목 없음',
    marks: snippets.find(({ field }) => field === 'kornTtl')?.marks ?? [],
  };
  return (
    <li className={styles.result}>
      <div className={styles.words}>
        <p className={`${facts.facts} ${styles.source}`}>
          <span className={styles.kind}>{menuNm}</span>
          {rgtrNm && <bdi>{rgtrNm}</bdi>}
          <time dateTime={regDt}>
            {formatDay(regDt)} {formatClock(regDt)}
          </time>
        </p>
        <h2 className={styles.title}>
          <Link
            to={path}
            state={{ listAddress: address }}
            data-record={path}
            onClick={() => storeListPlace(address, path)}
          >
            <Marked {...title} />
          </Link>
        </h2>
        {snippets
          .filter(({ field }) => field !== 'kornTtl')
          .map((snippet) => (
            <Passage
              key={`${snippet.field} ${snippet.text}`}
              snippet={snippet}
              language="ko"
              fields={fields}
            />
          ))}
      </div>
    </li>
  );
};
