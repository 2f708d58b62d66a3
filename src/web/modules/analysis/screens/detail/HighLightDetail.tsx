import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useId, useState } from 'react';
import { Link, Navigate, useLocation, useParams } from 'react-router-dom';
import { countText, grouped } from '#contract/countText.ts';
import { today as koreanToday } from '#contract/days.ts';
import { fill, messages } from '#contract/messages.ts';
import { HttpProblem } from '#web/client/http/HttpProblem.ts';
import { read } from '#web/client/http/read.ts';
import { Badge } from '#web/kit/badge/Badge.tsx';
import { TextBox } from '#web/kit/forms/TextBox.tsx';
import { lazyDialog } from '#web/kit/loading/lazyPart.tsx';
import { usePageHead } from '#web/kit/page/pageHead.ts';
import { returning, storeReadRecord } from '#web/kit/returning/listPlace.ts';
import { EmptyState, LoadingState, ProblemState } from '#web/kit/states/StatePanel.tsx';
import buttons from '#web/kit/theme/Button.module.css';
import { regionLabels } from '#web/modules/articles/index.ts';
import { TrayButton } from '#web/modules/briefing/index.ts';
import { dayWords, readConditions, writeConditions } from '../query/conditions.ts';
import { listPath } from '../query/path.ts';
import type { ClusterRecord } from './clusterRecord.ts';
import { EditNotice } from './EditNotice.tsx';
import edited from './Edits.module.css';
import styles from './HighLightDetail.module.css';
import { Members } from './Members.tsx';
import { Panel } from './Panel.tsx';
import { Sources } from './Sources.tsx';
import { Timeline } from './Timeline.tsx';
import { type ClusterEdits, useClusterEdits } from './useClusterEdits.ts';

const maxTitleLength = 500;

/** A field for the title, in its place. */
const TitleEditor = ({
  cluster,
  edits,
  onClose,
}: {
  cluster: ClusterRecord;
  edits: ClusterEdits;
  onClose: () => void;
}) => {
  const [title, setTitle] = useState(cluster.clusterTtl);
  const [isEmpty, complain] = useState(false);
  const hintId = useId();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const clusterTtl = title.trim();
    complain(!clusterTtl);
    if (!clusterTtl || edits.isBusy) return;
    if (
      clusterTtl === cluster.clusterTtl ||
      (await edits.edit('title', { clusterTtl }, '제목을 고쳤습니다.'))
    )
      onClose();
  };
  return (
    <form className={edited.titleForm} onSubmit={(event) => void submit(event)}>
      <TextBox
        aria-label="하이라이트 제목"
        aria-invalid={isEmpty}
        aria-describedby={isEmpty ? hintId : undefined}
        value={title}
        maxLength={maxTitleLength}
        dir="auto"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the user has just opened it
        autoFocus
        onChange={({ target }) => setTitle(target.value)}
        onKeyDown={({ key }) => key === 'Escape' && onClose()}
      />
      <button type="submit" className={buttons.primary} aria-disabled={edits.isBusy}>
        저장
      </button>
      <button type="button" className={buttons.tertiary} onClick={onClose}>
        취소
      </button>
      {isEmpty && (
        <p id={hintId} role="alert" className={edited.titleProblem}>
          제목을 입력해 주세요.
        </p>
      )}
    </form>
  );
};

/** The same issue on the days before and after. */
const StoryDays = ({ cluster: { storyDayList = [] } }: { cluster: ClusterRecord }) => {
  const { search } = useLocation();
  if (storyDayList.length === 0) return null;
  return (
    <Panel title="이어진 날">
      <ol className={edited.days}>
        {storyDayList.map(({ clusterId, clusterDt, clusterTtl, articleCount }) => (
          <li key={clusterId}>
            <Link to={`${listPath}/Detail/${clusterId}${search}`}>
              <span className={edited.day}>{dayWords(clusterDt)}</span>
              <span dir="auto" className={edited.dayTitle}>
                {clusterTtl}
              </span>
              <span className={edited.dayCount}>{countText(articleCount)}</span>
            </Link>
          </li>
        ))}
      </ol>
    </Panel>
  );
};

const MergeDialog = lazyDialog(async () => (await import('./MergeDialog.tsx')).MergeDialog);

const isAutomatic = ({ crtMthdCd }: ClusterRecord): boolean => crtMthdCd !== 'MANUAL';

const Head = ({ cluster, edits }: { cluster: ClusterRecord; edits: ClusterEdits }) => {
  const [opened, open] = useState<'title' | 'merge'>();
  const { clusterTtl, lclsfNm, featExtrMclsfNm, clusterDt, articleCount, mediaCount, ntnCount } = cluster;
  const region = lclsfNm && regionLabels[lclsfNm];
  const facts = [
    { name: '분석일', value: dayWords(clusterDt) },
    { name: '기사', value: countText(articleCount ?? 0) },
    { name: '매체', value: `${grouped(mediaCount ?? 0)}곳` },
    { name: '국가', value: `${grouped(ntnCount ?? 0)}개국` },
  ];
  return (
    <div className={styles.head}>
      <div className={styles.badges}>
        {region && <Badge>{region}</Badge>}
        {featExtrMclsfNm && <Badge>{featExtrMclsfNm}</Badge>}
        {cluster.ttlMdfcnYn === 'Y' && <Badge>사람이 고친 제목</Badge>}
      </div>
      {opened === 'title' && <TitleEditor cluster={cluster} edits={edits} onClose={() => open(undefined)} />}
      <dl className={styles.facts}>
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <div className={edited.actions}>
        <TrayButton kind="cluster" id={cluster.clusterId} title={clusterTtl} isWorded />
        {cluster.mayEditYn === 'Y' && (
          <>
            <button type="button" className={buttons.tertiary} onClick={() => open('title')}>
              제목 고치기
            </button>
            <button type="button" className={buttons.tertiary} onClick={() => open('merge')}>
              다른 하이라이트와 합치기
            </button>
          </>
        )}
      </div>
      {opened === 'merge' && <MergeDialog cluster={cluster} edits={edits} onClose={() => open(undefined)} />}
      {isAutomatic(cluster) && (
        <p className={styles.note}>비슷한 기사를 자동으로 묶었습니다. 관련이 적은 기사가 섞일 수 있습니다.</p>
      )}
    </div>
  );
};

const Reading = ({ cluster, list }: { cluster: ClusterRecord; list: string }) => {
  usePageHead({
    tabTitle: fill(messages.title.detail, { title: cluster.clusterTtl }),
    recordTitle: cluster.clusterTtl,
    listAddress: list,
  });
  useEffect(() => storeReadRecord(list, cluster.clusterId), [list, cluster.clusterId]);
  const edits = useClusterEdits(cluster);
  const isMerged = (useLocation().state as { isMerged?: boolean } | null)?.isMerged === true;
  return (
    <>
      <Head cluster={cluster} edits={edits} />
      {isMerged && (
        <p className={edited.led}>다른 하이라이트와 합쳐졌습니다. 합쳐진 하이라이트를 보여 드립니다.</p>
      )}
      <EditNotice edits={edits} last={cluster.lastAction} />
      {cluster.clusterArticleList.length === 0 ? (
        <EmptyState hint="이 하이라이트의 기사가 모두 삭제되었습니다." />
      ) : (
        <div className={styles.parts}>
          <div className={styles.charts}>
            <Timeline cluster={cluster} />
            <Sources head="매체" unit="곳" sources={cluster.mediaSourceList} />
            <Sources head="국가" unit="개국" sources={cluster.ntnSourceList} />
          </div>
          <StoryDays cluster={cluster} />
          <Members cluster={cluster} edits={edits} />
        </div>
      )}
    </>
  );
};

const Missing = ({ title, list }: { title: string; list: string }) => (
  <div className={styles.missing} role="alert">
    <p>{title}</p>
    <Link to={list} state={returning} className={buttons.tertiary}>
      목록으로
    </Link>
  </div>
);

/** /article/HighLight/Detail/:id; the query is that of the list it was opened from. */
export const HighLightDetail = () => {
  const { id = '' } = useParams();
  const { search } = useLocation();
  const today = koreanToday();
  const list = listPath + writeConditions(readConditions(new URLSearchParams(search), today), today);
  const isId = /^\d{1,15}$/.test(id);
  const { data, error, refetch } = useQuery({
    queryKey: ['cluster', id],
    queryFn: ({ signal }) =>
      read<ClusterRecord>('/cluster-detail', { params: { clusterId: id }, signal, quiet: true }),
    enabled: isId,
    networkMode: 'always',
  });
  const status = error instanceof HttpProblem ? error.status : undefined;
  if (!isId || status === 404) return <Missing title="하이라이트를 찾을 수 없습니다" list={list} />;
  if (error && status === 403) return <Missing title={error.message} list={list} />;
  if (error) return <ProblemState problem={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingState text={messages.loading.detail} minHeight="60vh" />;
  if (data.clusterId !== Number(id))
    return (
      <Navigate replace to={`${listPath}/Detail/${data.clusterId}${search}`} state={{ isMerged: true }} />
    );
  return <Reading key={data.clusterId} cluster={data} list={list} />;
};
