import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { grouped } from '#contract/countText.ts';
import { messages } from '#contract/messages.ts';
import { useSavedViews } from '#web/client/views/savedViews.ts';
import { addressOf, type SavedView } from '#web/client/views/viewAddress.ts';
import { byFolder } from '#web/client/views/viewFolders.ts';
import { updateWatch } from '#web/client/views/watchCalls.ts';
import { loadWatched, useWatched, type WatchedView } from '#web/client/views/watched.ts';
import { announce } from '#web/kit/announce/announce.tsx';
import { useRun } from '#web/kit/async/useRun.ts';
import { showAlert } from '#web/kit/dialogs/dialogStore.ts';
import table from '#web/kit/lists/ListTable.module.css';
import { ScrollRegion } from '#web/kit/lists/ScrollRegion.tsx';
import states from '#web/kit/states/StatePanel.module.css';
import { EmptyState, LoadingState, ProblemState } from '#web/kit/states/StatePanel.tsx';
import buttons from '#web/kit/theme/Button.module.css';
import { changeOf, formOf } from '../dialog/watchForm.ts';
import { WatchDialog } from '../dialogPart.ts';
import { stateOf } from '../watchState.ts';
import { howWords, momentWords } from '../words.ts';
import { useMailLink } from './useMailLink.ts';
import styles from './Watches.module.css';

/** When it tells next. */
const nextWords = ({ settings, nextDt }: WatchedView): string => {
  const state = stateOf(settings);
  if (state === 'off' || !settings) return '';
  if (state === 'paused') return '멈춤';
  if (settings.freqCd === 'atOnce') return '글이 들어오는 대로';
  if (settings.freqCd === 'none') return '그런 일이 생기는 대로';
  return nextDt ? momentWords(nextDt) : '';
};

const heads = ['저장한 검색', '폴더', '새 글', '알림', '다음 알림'] as const;

interface RowProps {
  view: SavedView;
  watched: WatchedView;
  onOpen: () => void;
}

const Row = ({ view, watched, onOpen }: RowProps) => {
  const { isBusy, run } = useRun(showAlert);
  const { viewId, viewNm, fldrNm, rmrk, userNm } = view;
  const { settings, newCnt } = watched;
  const state = stateOf(settings);
  const pause = (isPaused: boolean) =>
    run(async () => {
      await updateWatch(changeOf(viewId, { ...formOf(settings), pauseYn: isPaused ? 'Y' : 'N' }));
      announce(isPaused ? `‘${viewNm}’ 알림을 멈췄습니다.` : `‘${viewNm}’ 알림을 다시 보냅니다.`);
    });
  const cells = [
    fldrNm ?? '',
    newCnt > 0 ? <strong>{grouped(newCnt)}</strong> : '0',
    state === 'off' || !settings ? '꺼짐' : howWords(settings),
    nextWords(watched),
  ];
  const small = `${buttons.tertiary} ${buttons.small}`;
  return (
    <tr role="row" className={`${table.row} ${styles.row}`} data-state={state}>
      <th role="rowheader" scope="row" data-label={heads[0]} className={table.title}>
        <Link to={addressOf(view)} className={table.link}>
          {viewNm}
        </Link>
        {userNm && <span className={styles.note}>{userNm} 님이 함께 쓰는 보기</span>}
        {rmrk && <span className={styles.note}>{rmrk}</span>}
      </th>
      {cells.map((cell, at) => (
        <td
          key={heads[at + 1]}
          role="cell"
          data-label={heads[at + 1]}
          className={cell === '' ? table.empty : ''}
        >
          {cell}
        </td>
      ))}
      <td role="cell" className={styles.tools}>
        {state !== 'off' && (
          <button
            type="button"
            className={small}
            aria-label={`${viewNm} ${state === 'paused' ? '다시 보내기' : '잠시 멈추기'}`}
            aria-disabled={isBusy}
            onClick={() => void pause(state === 'on')}
          >
            {state === 'paused' ? '다시 보내기' : '잠시 멈추기'}
          </button>
        )}
        <button
          type="button"
          className={small}
          aria-label={`${viewNm} ${state === 'off' ? '알림 켜기' : '알림 설정'}`}
          onClick={onOpen}
        >
          {state === 'off' ? '알림 켜기' : '설정'}
        </button>
      </td>
    </tr>
  );
};

const Nothing = () => (
  <EmptyState
    title="지켜볼 검색이 아직 없습니다"
    hint="통합검색이나 기사 목록에서 조건을 정하고 ‘보기 저장’을 누르면, 그 조건에 맞는 새 글이 들어올 때 화면과 메일로 알려 드립니다."
  >
    <p className={states.ways}>
      <Link to="/search" className={buttons.primary}>
        통합검색 열기
      </Link>
      <Link to="/article/Article" className={buttons.tertiary}>
        기사 목록 열기
      </Link>
    </p>
  </EmptyState>
);

/** Saved views whose articles cannot be watched for, with the reason. */
const Unwatchable = ({ views }: { views: readonly { view: SavedView; rsn: string | null }[] }) =>
  views.length > 0 && (
    <details className={styles.others}>
      <summary>알릴 수 없는 보기 {views.length}개</summary>
      <ul>
        {views.map(({ view, rsn }) => (
          <li key={view.viewId}>
            {view.viewNm}
            {rsn && <span className={styles.note}>{rsn}</span>}
          </li>
        ))}
      </ul>
    </details>
  );

/** All saved searches of the user: what is new, how each tells, and when. */
export const Watches = () => {
  const { views, isKnown } = useSavedViews();
  const watched = useWatched();
  const [opened, setOpened] = useState<SavedView>();
  const { error, refetch } = useQuery({
    queryKey: ['watch-list'],
    queryFn: async ({ signal }) => {
      await loadWatched(signal);
      return true;
    },
  });
  useMailLink(views, isKnown && watched.isKnown, setOpened);

  if (isKnown && views.length === 0) return <Nothing />;
  if (!watched.isKnown && error) return <ProblemState problem={error} onRetry={() => void refetch()} />;
  if (!isKnown || !watched.isKnown) return <LoadingState text={messages.loading.list} />;
  const known = byFolder(views).flatMap(([, inside]) =>
    inside.flatMap((view) => {
      const one = watched.views.get(view.viewId);
      return one ? [{ view, one }] : [];
    }),
  );
  const rows = known.filter(({ one }) => one.watchableYn === 'Y');
  const others = known.filter(({ one }) => one.watchableYn !== 'Y');
  return (
    <>
      {rows.length === 0 ? (
        <Nothing />
      ) : (
        <>
          <p className={styles.about}>
            저장한 검색에 맞는 새 글을 알려 드립니다. 검색은 목록이나 통합검색의 ‘보기 저장’으로 더합니다.
          </p>
          <ScrollRegion label="저장한 검색의 새 글 알림">
            <table role="table" className={table.table} aria-label="저장한 검색의 새 글 알림">
              <thead role="rowgroup">
                <tr role="row">
                  {heads.map((head) => (
                    <th key={head} role="columnheader" scope="col">
                      {head}
                    </th>
                  ))}
                  <th role="columnheader" scope="col">
                    <span className="only-read-aloud">할 일</span>
                  </th>
                </tr>
              </thead>
              <tbody role="rowgroup">
                {rows.map(({ view, one }) => (
                  <Row key={view.viewId} view={view} watched={one} onOpen={() => setOpened(view)} />
                ))}
              </tbody>
            </table>
          </ScrollRegion>
        </>
      )}
      <Unwatchable views={others.map(({ view, one }) => ({ view, rsn: one.rsn }))} />
      {opened && <WatchDialog view={opened} onClose={() => setOpened(undefined)} />}
    </>
  );
};
