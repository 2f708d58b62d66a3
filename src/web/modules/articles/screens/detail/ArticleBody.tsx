import { type CSSProperties, useState } from 'react';
import { isKorean } from '#contract/languages.ts';
import { paragraphStarts, paragraphsOf } from '#contract/paragraphs.ts';
import { useUserSetting } from '#web/client/userSetting/useUserSetting.ts';
import { ForeignText } from '#web/kit/foreign/ForeignText.tsx';
import { languageName } from '#web/kit/foreign/languageName.ts';
import { Badge } from '../Badge.tsx';
import { useKind } from '../kind/itemKinds.tsx';
import styles from './ArticleBody.module.css';
import type { ArticleRecord } from './articleRecord.ts';
import { BodyText } from './FoundIn.tsx';
import { NoTranslation } from './NoTranslation.tsx';
import { translationOrigin } from './origin.ts';
import type { BodyField } from './passages/passages.ts';

type Layout =
  /** Paragraphs side by side. */
  | { kind: 'paired'; rows: { original: string; translation: string }[] }
  /** Both texts exist, but their paragraphs do not correspond: two independent columns. */
  | { kind: 'columns'; original: string[]; translation: string[] }
  | { kind: 'originalOnly'; original: string[] }
  | { kind: 'translationOnly'; translation: string[] }
  | { kind: 'none' };

/** The side-by-side layout of original and translation. */
export const layoutOf = (originalText: string | null, translatedText: string | null): Layout => {
  const original = paragraphsOf(originalText);
  const translation = paragraphsOf(translatedText);
  if (original.length === 0 && translation.length === 0) return { kind: 'none' };
  if (translation.length === 0) return { kind: 'originalOnly', original };
  if (original.length === 0) return { kind: 'translationOnly', translation };
  if (original.length !== translation.length) return { kind: 'columns', original, translation };
  return {
    kind: 'paired',
    rows: original.map((paragraph, index) => ({
      original: paragraph,
      translation: translation[index] ?? '',
    })),
  };
};

type Side = 'original' | 'translation';

const sideNames: Record<Side, string> = { original: '원문', translation: '번역' };

interface SideHeadProps {
  article: ArticleRecord;
  side: Side;
  /** Absent if the article has only one side. */
  fold?: { isFolded: boolean; onFold: (isFolded: boolean) => void } | undefined;
}

const SideHead = ({ article: { lanCd, transOrgnNm, machineReading }, side, fold }: SideHeadProps) => {
  const origin = translationOrigin(transOrgnNm, machineReading.made);
  const name = sideNames[side];
  return (
    <div className={styles.head}>
      <h2>{name}</h2>
      {side === 'translation' ? (
        <Badge tone={origin.isByModel ? 'machine' : 'plain'}>{origin.label}</Badge>
      ) : (
        <Badge>{lanCd ? languageName(lanCd) : '언어 미상'}</Badge>
      )}
      {fold && (
        <button
          type="button"
          className={styles.fold}
          aria-expanded={!fold.isFolded}
          aria-label={`${name} ${fold.isFolded ? '펼치기' : '접기'}`}
          onClick={() => fold.onFold(!fold.isFolded)}
        >
          {fold.isFolded ? '펼치기' : '접기'}
        </button>
      )}
    </div>
  );
};

const Paragraphs = ({
  texts,
  language,
  field,
  starts,
}: {
  texts: readonly string[];
  language: string | null;
  field: BodyField;
  /** Where each of the texts starts in its body. */
  starts: readonly number[];
}) => (
  <>
    {texts.map((text, index) => (
      <ForeignText key={index} language={language} as="p">
        <BodyText field={field} text={text} start={starts[index] ?? 0} />
      </ForeignText>
    ))}
  </>
);

/** The side that the user has folded, in every article from then on. */
const useFoldedSide = () => {
  const { value, keep } = useUserSetting<{ folded: Side }>('fold:article');
  const [chosen, choose] = useState<Side | null>();
  const fold = (side: Side | null) => {
    choose(side);
    // it applies for now even if it cannot be stored
    keep(side && { folded: side }).catch(() => {});
  };
  return { folded: chosen === undefined ? (value?.folded ?? null) : chosen, fold };
};

interface OneSideProps extends SideHeadProps {
  /** The paragraphs, or all of them as one part if they do not correspond to those of the other side. */
  parts: readonly (readonly string[])[];
}

const OneSide = ({ parts, ...head }: OneSideProps) => {
  const isOriginal = head.side === 'original';
  const field = isOriginal ? 'articleCn' : 'articleTransCn';
  const starts = paragraphStarts(head.article[field]);
  return (
    <section aria-label={sideNames[head.side]} className={styles.side}>
      <SideHead {...head} />
      {parts.map((texts, index) => (
        <div key={index} className={styles[head.side]} style={{ '--part': index + 1 } as CSSProperties}>
          <Paragraphs
            texts={texts}
            language={isOriginal ? head.article.lanCd : 'ko'}
            field={field}
            // a part is one paragraph, or all of them
            starts={starts.slice(index)}
          />
        </div>
      ))}
    </section>
  );
};

type BothSides = Extract<Layout, { kind: 'paired' | 'columns' }>;

/** Each side is whole in the document, so that it can be heard through; rows of the grid pair their paragraphs. */
const Both = ({ article, layout }: { article: ArticleRecord; layout: BothSides }) => {
  const { folded, fold } = useFoldedSide();
  const isPaired = layout.kind === 'paired';
  const sideOf = (side: Side) => (
    <OneSide
      article={article}
      side={side}
      parts={isPaired ? layout.rows.map((row) => [row[side]]) : [layout[side]]}
      fold={{
        isFolded: folded === side,
        onFold: (isFolded) => fold(isFolded ? side : null),
      }}
    />
  );
  return (
    <div
      className={styles.both}
      data-folded={folded ?? undefined}
      data-paired={isPaired || undefined}
      style={{ '--rows': isPaired ? layout.rows.length + 1 : 2 } as CSSProperties}
    >
      {sideOf('original')}
      {sideOf('translation')}
    </div>
  );
};

/** Original and translation side by side; each can be folded, which is remembered. Says if one of them is missing. */
export const ArticleBody = ({ article, mayEdit }: { article: ArticleRecord; mayEdit: boolean }) => {
  const { word, object } = useKind();
  const layout = layoutOf(article.articleCn, article.articleTransCn);
  switch (layout.kind) {
    case 'paired':
    case 'columns':
      return <Both article={article} layout={layout} />;
    case 'originalOnly':
      return (
        <div className={styles.single}>
          {!isKorean(article.lanCd) && <NoTranslation article={article} mayEdit={mayEdit} />}
          <SideHead article={article} side="original" />
          <Paragraphs
            texts={layout.original}
            language={article.lanCd}
            field="articleCn"
            starts={paragraphStarts(article.articleCn)}
          />
        </div>
      );
    case 'translationOnly':
      return (
        <div className={styles.single}>
          <p className={styles.notice}>이 {word}에는 원문 본문이 없습니다. 번역문만 보여 드립니다.</p>
          <SideHead article={article} side="translation" />
          <Paragraphs
            texts={layout.translation}
            language="ko"
            field="articleTransCn"
            starts={paragraphStarts(article.articleTransCn)}
          />
        </div>
      );
    case 'none':
      return (
        <p className={styles.notice}>
          본문이 없습니다.{article.url && ` 원문 사이트에서 ${object} 확인해 주세요.`}
        </p>
      );
  }
};
