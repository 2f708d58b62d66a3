import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { rightsOf, useSession } from '#web/client/session/sessionStore.ts';
import { ForeignText } from '#web/kit/foreign/ForeignText.tsx';
import { lazyPart } from '#web/kit/loading/lazyPart.tsx';
import { regionLabels } from '../../parts/items/itemNames.ts';
import { Badge } from '../Badge.tsx';
import { type ItemKind, useKind } from '../kind/itemKinds.tsx';
import { listAddress } from '../query/address.ts';
import { type ArticleConditions, startConditions, withoutConditions } from '../query/conditions.ts';
import { useMayEdit } from '../write/mayEdit.ts';
import styles from './ArticleRail.module.css';
import { type ArticleRecord, featuresOf } from './articleRecord.ts';
import { isForeignExcerpt } from './excerpt.ts';
import { reviewedFields } from './fieldOrigin.ts';
import { Highlight } from './Highlight.tsx';
import { NearDuplicates } from './NearDuplicates.tsx';
import { OriginMark } from './OriginMark.tsx';
import { summaryOrigin } from './origin.ts';
import { registrationOf } from './registration.ts';
import { useReview } from './review/useReview.ts';

const Section = ({ title, badge, children }: { title: string; badge?: ReactNode; children: ReactNode }) => (
  <section>
    <div className={styles.head}>
      <h2>{title}</h2>
      {badge}
    </div>
    {children}
  </section>
);

/** Links to the items with the same keyword; from a popup window they open another one. */
const WordLinks = ({ words, isPopup }: { words: readonly string[]; isPopup: boolean }) => {
  const kind = useKind();
  return (
    <ul className={styles.words}>
      {words.map((word) => (
        <li key={word}>
          <Link
            to={listAddress(kind, { ...withoutConditions(startConditions), keyword: word })}
            className={styles.word}
            {...(isPopup && { target: '_blank' })}
            title={`‘${word}’ 키워드가 있는 ${kind.word} 보기`}
          >
            {word}
          </Link>
        </li>
      ))}
    </ul>
  );
};

/** Loaded for users who may confirm or correct machine output. */
const AnalysisReview = lazyPart(async () => (await import('./review/AnalysisReview.tsx')).AnalysisReview);

const Classes = ({ article }: { article: ArticleRecord }) => {
  const { lclsfNm, featExtrMclsf, featExtrMclsfNm, fieldOrgn } = article;
  const classes = [
    { field: 'lclsfNm', word: regionLabels[lclsfNm as keyof typeof regionLabels] },
    { field: 'featExtrMclsf', word: featExtrMclsfNm ?? featExtrMclsf },
  ] as const;
  const shown = classes.filter(({ field, word }) => word && fieldOrgn?.[field]);
  if (shown.length === 0) return null;
  return (
    <Section title="분류">
      <dl className={styles.classes}>
        {shown.map(({ field, word }) => (
          <div key={field}>
            <dt>{reviewedFields[field]}</dt>
            <dd>
              {word} <OriginMark origin={fieldOrgn?.[field]} />
            </dd>
          </div>
        ))}
      </dl>
    </Section>
  );
};

/** The scoring rules, for users who see scores. */
const ScoreRules = () => (
  <details className={styles.rules}>
    <summary>점수 계산 방법</summary>
    <p>
      기사 점수는 한국을 다루면 30점, 중분류가 정해지면 10점, 사전 낱말마다 6점(30점까지), 관련 이슈마다
      10점(20점까지), 글의 길이에 따라 10점까지입니다. 매체와 국가 점수는 분석할 때의 기사 수를 가장 많은 곳과
      비교하며, 주요 매체는 50점에서 시작합니다. 종합 점수는 기사 점수의 절반에 매체와 국가 점수를 4분의 1씩
      더합니다.
    </p>
  </details>
);

const scoresOf = (
  { mainSnthsScr, mainArticleScr, mainMediaScr, mainNtnScr }: ArticleRecord,
  kind: ItemKind,
) =>
  [
    { name: '종합', score: mainSnthsScr },
    { name: kind.word, score: mainArticleScr },
    { name: kind.outletLabel, score: mainMediaScr },
    { name: '국가', score: mainNtnScr },
  ].filter(({ score }) => score !== null);

const useIsAdministrator = (): boolean => useSession((state) => rightsOf(state).mngrYn) === 'Y';

const ExtractionError = ({ article: { featExtrErrCd, featExtrErrCn } }: { article: ArticleRecord }) => (
  <div className={styles.error} role="note">
    <strong>특징을 추출하지 못했습니다.</strong>
    <p>
      {[featExtrErrCn ?? '원인이 기록되지 않았습니다.', featExtrErrCd && `(${featExtrErrCd})`]
        .filter(Boolean)
        .join(' ')}
    </p>
  </div>
);

/** The analysis of the article. `useHasRail` tells whether there is any. */
export const ArticleRail = ({
  article,
  conditions,
}: {
  article: ArticleRecord;
  /** Conditions of the list it was opened from; absent in a popup window. */
  conditions: ArticleConditions | undefined;
}) => {
  const isPopup = conditions === undefined;
  const kind = useKind();
  const isAdministrator = useIsAdministrator();
  const { featExtrSmry, smryOrgnNm, featExtrKwdList, relIssueNmList, htcnyOpnn, featExtrErrYn } = article;
  const features = featuresOf(article.featExtr);
  const isExcerpt = isForeignExcerpt(article);
  const scores = isAdministrator ? scoresOf(article, kind) : [];
  const origin = summaryOrigin(smryOrgnNm, article.machineReading.made);
  const registration = registrationOf(article);
  const { fieldOrgn } = article;
  const mayReview = useMayEdit(article) && kind.name === 'article' && !isPopup;
  const review = useReview(article);
  return (
    <aside className={styles.rail} aria-label={`${kind.word} 분석`}>
      {featExtrErrYn === 'Y' && <ExtractionError article={article} />}
      {featExtrSmry && (
        <Section
          title={isExcerpt ? '원문 발췌' : '요약'}
          badge={
            fieldOrgn?.featExtrSmry ? (
              <OriginMark
                origin={fieldOrgn.featExtrSmry}
                words={origin.isByModel ? origin.label : undefined}
              />
            ) : (
              <Badge tone={origin.isByModel ? 'machine' : 'plain'}>{origin.label}</Badge>
            )
          }
        >
          {isExcerpt ? (
            <details className={styles.excerpt}>
              <summary>원문에서 고른 문장 보기</summary>
              <ForeignText language={article.lanCd} as="p" dir="auto" className={styles.summary}>
                {featExtrSmry}
              </ForeignText>
            </details>
          ) : (
            <p className={styles.summary}>{featExtrSmry}</p>
          )}
        </Section>
      )}
      <Classes article={article} />
      {htcnyOpnn && (
        <Section title="본부 의견">
          <p className={styles.summary}>{htcnyOpnn}</p>
        </Section>
      )}
      {features.length > 0 && (
        <Section title="특징" badge={<OriginMark origin={fieldOrgn?.featExtr} />}>
          <dl className={styles.features}>
            {features.map(({ label, words }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <WordLinks words={words} isPopup={isPopup} />
                </dd>
              </div>
            ))}
          </dl>
        </Section>
      )}
      {featExtrKwdList && featExtrKwdList.length > 0 && (
        <Section title="키워드" badge={<OriginMark origin={fieldOrgn?.featExtrKwdList} />}>
          <WordLinks words={featExtrKwdList} isPopup={isPopup} />
        </Section>
      )}
      {relIssueNmList && relIssueNmList.length > 0 && (
        <Section title="관련 이슈" badge={<OriginMark origin={fieldOrgn?.relIssueNmList} />}>
          <ul className={styles.issues}>
            {relIssueNmList.map((issue) => (
              <li key={issue}>{issue}</li>
            ))}
          </ul>
        </Section>
      )}
      {mayReview && fieldOrgn && <AnalysisReview article={article} review={review} />}
      {article.highlight && (
        <Section title={`이 ${kind.subject} 속한 하이라이트`}>
          <Highlight highlight={article.highlight} isPopup={isPopup} />
        </Section>
      )}
      {article.nearDuplicates.total > 0 && (
        <Section title={`비슷한 ${kind.word}`}>
          <NearDuplicates near={article.nearDuplicates} conditions={conditions} />
        </Section>
      )}
      {registration.length > 0 && (
        <Section title="등록 정보">
          <dl className={styles.facts}>
            {registration.map(({ name, value }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </Section>
      )}
      {scores.length > 0 && (
        <Section title="점수">
          <dl className={styles.scores}>
            {scores.map(({ name, score }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{score?.toLocaleString('ko-KR')}</dd>
              </div>
            ))}
          </dl>
          <ScoreRules />
        </Section>
      )}
    </aside>
  );
};

/** True if `ArticleRail` has anything to show for the article. */
export const useHasRail = (article: ArticleRecord): boolean => {
  const kind = useKind();
  const isAdministrator = useIsAdministrator();
  return Boolean(
    (isAdministrator && scoresOf(article, kind).length) ||
      registrationOf(article).length ||
      article.featExtrErrYn === 'Y' ||
      article.fieldOrgn ||
      article.featExtrSmry ||
      article.htcnyOpnn ||
      article.featExtrKwdList?.length ||
      article.relIssueNmList?.length ||
      article.nearDuplicates.total ||
      article.highlight ||
      featuresOf(article.featExtr).length,
  );
};
