import { type ReactNode, useState } from 'react';
import { rightsOf, useSession } from '#web/client/session/sessionStore.ts';
import { CopyButton } from '#web/kit/copying/CopyButton.tsx';
import { formatTime } from '#web/kit/dates/kst.ts';
import { localTime } from '#web/kit/dates/localTime.ts';
import { ForeignText } from '#web/kit/foreign/ForeignText.tsx';
import { languageName } from '#web/kit/foreign/languageName.ts';
import { lazyDialog } from '#web/kit/loading/lazyPart.tsx';
import print from '#web/kit/print/print.module.css';
import { MoreTools } from '#web/kit/tools/MoreTools.tsx';
import { TrayButton } from '#web/modules/briefing/index.ts';
import { outletOf, regionLabels, titlesOf } from '../../parts/items/itemNames.ts';
import { ReadButton } from '../../parts/readMarks/ReadButton.tsx';
import { addressOf, openPopup, passedOn } from '../../parts/sharing/sharing.ts';
import { collectedBy } from '../articleWords.ts';
import { Badge } from '../Badge.tsx';
import { useKind } from '../kind/itemKinds.tsx';
import styles from './ArticleHead.module.css';
import type { ArticleRecord } from './articleRecord.ts';
import { FoundIn } from './FoundIn.tsx';
import { OnsiteButton } from './OnsiteButton.tsx';

const HighlightDialog = lazyDialog(async () => (await import('./HighlightDialog.tsx')).HighlightDialog);

/** True if the user may edit highlights: data collectors and administrators. The server decides. */
const useMayPlace = (): boolean => {
  const rights = useSession(rightsOf);
  const isCollector = useSession(({ user }) => user?.user.clctdrProfcTkcgYn === 'Y');
  return rights.mngrYn === 'Y' || isCollector;
};

interface ItemButtonProps {
  articleId: number;
  className: string | undefined;
}

/** Adds the article to a highlight of its day that the automatic clustering did not put it into. */
const HighlightButton = ({ articleId, className }: ItemButtonProps) => {
  const [isOpen, setOpen] = useState(false);
  if (!useMayPlace()) return null;
  return (
    <>
      <button type="button" className={className} data-action="highlight" onClick={() => setOpen(true)}>
        하이라이트에 넣기
      </button>
      {isOpen && <HighlightDialog articleId={articleId} onClose={() => setOpen(false)} />}
    </>
  );
};

const PassOnDialog = lazyDialog(
  async () => (await import('../../parts/sharing/PassOnDialog.tsx')).PassOnDialog,
);

/** Sends the item to colleagues, with a note. */
const PassOnButton = ({ articleId, className }: ItemButtonProps) => {
  const { name } = useKind();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={className} data-action="mail" onClick={() => setOpen(true)}>
        메일로 보내기
      </button>
      {isOpen && <PassOnDialog kind={name} articleId={articleId} onClose={() => setOpen(false)} />}
    </>
  );
};

const isWebAddress = (url: string | null): url is string => /^https?:\/\//i.test(url ?? '');

const Meta = ({ article }: { article: ArticleRecord }) => {
  const { outletLabel, authorLabel, dateWord } = useKind();
  const {
    frmTrsfNscvrgDt,
    ntnId,
    ntnNm,
    nscvrgDtClctYn,
    nscvrgDtCn,
    mdaCrctDt,
    wthdrwDt,
    rgnTz,
    lanCd,
    jrnlLclanNm,
    prcYn,
    prcvpg,
    prcvsc,
    regDt,
    siteBbsNm,
  } = article;
  const outlet = outletOf(article);
  const ofCountry = localTime(frmTrsfNscvrgDt, ntnId);
  const local = ofCountry ?? localTime(frmTrsfNscvrgDt, null, rgnTz);
  const dateLabel = `${dateWord}일시`;
  /** Facts that a phone shows before the rest is opened. */
  const majorFacts = [outletLabel, '국가', dateLabel];
  const facts = [
    { name: outletLabel, value: outlet && <bdi>{outlet}</bdi> },
    { name: '게시판', value: siteBbsNm && <bdi>{siteBbsNm}</bdi> },
    { name: '국가', value: ntnNm },
    { name: '언어', value: lanCd && languageName(lanCd) },
    {
      name: dateLabel,
      value: frmTrsfNscvrgDt && (
        <time
          dateTime={frmTrsfNscvrgDt}
          title={local && `${ofCountry ? (ntnNm ?? '현지') : `UTC${rgnTz}`} 시각 ${local}`}
        >
          {formatTime(frmTrsfNscvrgDt)}
          {local && local !== formatTime(frmTrsfNscvrgDt) && (
            <span className={styles.local}> (현지 {local.slice(5)})</span>
          )}
          {nscvrgDtClctYn === 'Y' && (
            <span
              className={styles.replaced}
              title={
                nscvrgDtCn ? `매체가 적은 보도일시: ${nscvrgDtCn}` : '매체가 보도일시를 밝히지 않았습니다.'
              }
            >
              {' '}
              (수집 시각으로 대신)
            </span>
          )}
        </time>
      ),
    },
    { name: '등록일시', value: <time dateTime={regDt}>{formatTime(regDt)}</time> },
    { name: '매체가 고침', value: mdaCrctDt && <time dateTime={mdaCrctDt}>{formatTime(mdaCrctDt)}</time> },
    { name: '매체가 내림', value: wthdrwDt && <time dateTime={wthdrwDt}>{formatTime(wthdrwDt)}</time> },
    { name: authorLabel, value: jrnlLclanNm && <bdi>{jrnlLclanNm}</bdi> },
    {
      name: '지면',
      value: prcYn === 'Y' && [prcvpg && `${prcvpg}면`, prcvsc && `${prcvsc}단`].filter(Boolean).join(' '),
    },
  ];
  const [isWhole, setWhole] = useState(false);
  return (
    <>
      <dl className={styles.meta} data-whole={isWhole || undefined}>
        {facts.map(
          ({ name, value }) =>
            value && (
              <div key={name} data-minor={!majorFacts.includes(name) || undefined}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      <button
        type="button"
        className={`${styles.more} ${print.screenOnly}`}
        aria-expanded={isWhole}
        onClick={() => setWhole(!isWhole)}
      >
        {isWhole ? '간단히' : '자세히'}
      </button>
    </>
  );
};

/** Title, facts and actions of the article. */
export const ArticleHead = ({
  article,
  isPopup,
  onEdit,
  star,
}: {
  article: ArticleRecord;
  isPopup: boolean;
  /** The button that adds the article to the reader's own. */
  star: ReactNode;
  /** Absent if the user may not edit it. */
  onEdit?: (() => void) | undefined;
}) => {
  const kind = useKind();
  const { main, local, isIncomplete } = titlesOf(article);
  const { lclsfNm, featExtrMclsfNm, url } = article;
  const origin = collectedBy(article, kind);
  return (
    <div className={styles.head}>
      <div className={styles.row}>
        <div className={styles.titles}>
          {local && (
            <ForeignText language={local.language} as="p" dir="auto" className={styles.localTitle}>
              <FoundIn field="lclanTtl" text={local.text} />
            </ForeignText>
          )}
          <div className={styles.badges}>
            {lclsfNm && <Badge>{regionLabels[lclsfNm]}</Badge>}
            {featExtrMclsfNm && <Badge tone="class">{featExtrMclsfNm}</Badge>}
            {article.onsiteMediaArticleYn === 'Y' && <Badge>현지 언론</Badge>}
            <Badge tone={origin.label === 'AI' ? 'machine' : 'plain'}>{origin.explained}</Badge>
            {article.machineReading.made.kornTtl && <Badge tone="machine">제목 기계 번역</Badge>}
            {isIncomplete && <Badge tone="warning">미완성 · 한글 제목 없음</Badge>}
          </div>
        </div>
        <div className={`${styles.actions} ${print.screenOnly}`}>
          {star}
          {article.archivedYn !== 'Y' && (
            <TrayButton kind={kind.name} id={article.articleId} title={main.text} isWorded />
          )}
          <MoreTools
            label={`${kind.word} 도구`}
            reading="share"
            further={
              !isPopup && (
                <>
                  <ReadButton item={article} title={main.text} isWorded className={styles.action} />
                  <CopyButton
                    label="링크 복사"
                    done="링크를 복사했습니다."
                    text={() => addressOf(kind.name, article)}
                    className={styles.action}
                    action="copyLink"
                  />
                  <CopyButton
                    label="텍스트로 복사"
                    done="제목과 매체, 링크를 복사했습니다."
                    text={() => passedOn(kind.name, article)}
                    className={styles.action}
                  />
                  <PassOnButton articleId={article.articleId} className={styles.action} />
                  <HighlightButton articleId={article.articleId} className={styles.action} />
                  <button
                    type="button"
                    className={styles.action}
                    data-action="window"
                    onClick={() => openPopup(kind.name, article.articleId)}
                  >
                    새 창
                  </button>
                </>
              )
            }
          >
            {isWebAddress(url) && (
              <a
                href={url}
                target="_blank"
                rel="noopener noreferrer"
                className={styles.action}
                data-action="original"
              >
                원문 사이트
                <span className="only-read-aloud">(새 창)</span>
              </a>
            )}
            <button
              type="button"
              className={styles.action}
              data-action="print"
              onClick={() => window.print()}
            >
              인쇄
            </button>
            {kind.name === 'article' && !isPopup && (
              <OnsiteButton article={article} className={styles.action} />
            )}
            {onEdit && (
              <button type="button" className={styles.action} data-action="edit" onClick={onEdit}>
                수정
              </button>
            )}
          </MoreTools>
        </div>
      </div>
      <div className={styles.facts}>
        <Meta article={article} />
      </div>
      {isWebAddress(url) && <p className={styles.address}>원문 주소: {url}</p>}
    </div>
  );
};
