import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Link, useLocation, useNavigate, useParams } from 'react-router-dom';
import { briefingPath } from '#contract/dailyBriefing.ts';
import { editionTitle } from '#contract/edition.ts';
import { fill, messages } from '#contract/messages.ts';
import { read } from '#web/client/http/read.ts';
import { write } from '#web/client/http/write.ts';
import { rightsOf, useSession } from '#web/client/session/sessionStore.ts';
import { askConfirm, showAlert } from '#web/kit/dialogs/dialogStore.ts';
import { usePageHead } from '#web/kit/page/pageHead.ts';
import { backLinkProps, listBefore } from '#web/kit/returning/listPlace.ts';
import { LoadingState, ProblemState } from '#web/kit/states/StatePanel.tsx';
import buttons from '#web/kit/theme/Button.module.css';
import { MailButton, MailLog, PostNeighbours } from '#web/modules/boards/index.ts';
import { useMayCompose } from '../parts/tray/useMayCompose.ts';
import styles from './BriefingPage.module.css';
import { Compose } from './compose/Compose.tsx';
import { announcePublished, confirmPublish } from './compose/confirmPublish.ts';
import type { StoredEdition } from './compose/storeEdition.ts';
import { Edition } from './edition/Edition.tsx';
import { FileButton } from './edition/FileButton.tsx';

/** True if the user may change the edition. The server checks it again. */
const useKeeps = ({ rgtrId }: StoredEdition): boolean => {
  const mayCompose = useMayCompose();
  const isAdmin = useSession((state) => rightsOf(state).mngrYn === 'Y');
  const userId = useSession(({ user }) => user?.user.userId);
  return mayCompose && (isAdmin || rgtrId === userId);
};

interface ReadingProps {
  edition: StoredEdition;
  onEdit: () => void;
  onChanged: (edition: StoredEdition) => void;
}

const Reading = ({ edition, onEdit, onChanged }: ReadingProps) => {
  const heading = editionTitle(edition);
  usePageHead({ heading, tabTitle: fill(messages.title.detail, { title: heading }) });
  const navigate = useNavigate();
  const { state } = useLocation();
  const keeps = useKeeps(edition);
  const { brfgId, mdfcnDt, sttsCd } = edition;
  const mailed = { boardKnd: 'dailyBriefing', pstId: brfgId } as const;
  const isBusy = useRef(false);
  const [sending, setSending] = useState<number>();

  const publish = async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    try {
      if (await confirmPublish(edition.brfgYmd, brfgId)) await goOut();
    } finally {
      isBusy.current = false;
    }
  };
  const goOut = async () => {
    const sent = { brfgId, mdfcnDt, sttsCd: 'PUBLISHED' };
    await write<StoredEdition>('PUT', '/update-esdailybriefing', sent, { quiet: true }).then(
      (changed) => {
        onChanged(changed);
        announcePublished();
      },
      (problem: Error) => void showAlert(problem.message),
    );
  };
  const remove = async () => {
    if (!(await askConfirm('이 브리핑을 삭제하시겠습니까?', '삭제'))) return;
    try {
      await write('DELETE', '/delete-esdailybriefing', { brfgId, mdfcnDt }, { quiet: true });
    } catch (problem) {
      return void showAlert((problem as Error).message);
    }
    return navigate(briefingPath);
  };
  return (
    <>
      {sttsCd === 'DRAFT' && (
        <p className={styles.draft}>
          임시저장한 브리핑입니다. 발행하기 전에는 브리핑 쓰기 권한이 있는 사람만 볼 수 있습니다.
        </p>
      )}
      <Edition edition={edition} />
      {keeps && sttsCd === 'PUBLISHED' && (
        <div className={styles.log}>
          <MailLog key={sending ?? 'none'} record={mailed} startsOpen={sending !== undefined} />
        </div>
      )}
      <div className={styles.actions}>
        <Link to={listBefore(briefingPath, state)} {...backLinkProps} className={buttons.tertiary}>
          목록으로
        </Link>
        <span className="row-end">
          {keeps && (
            <>
              <button type="button" className={buttons.tertiary} onClick={() => void remove()}>
                삭제
              </button>
              <button type="button" className={buttons.tertiary} data-action="edit" onClick={onEdit}>
                수정
              </button>
            </>
          )}
          <FileButton brfgId={brfgId} />
          <button
            type="button"
            className={buttons.tertiary}
            data-action="print"
            onClick={() => window.print()}
          >
            인쇄
          </button>
          {keeps && sttsCd === 'PUBLISHED' && (
            <MailButton
              record={mailed}
              hasRecipients={false}
              onSent={({ mailId }) => {
                setSending(mailId ?? undefined);
              }}
            />
          )}
          {keeps && sttsCd === 'DRAFT' && (
            <button type="button" className={buttons.primary} onClick={() => void publish()}>
              발행
            </button>
          )}
        </span>
      </div>
      <div className={styles.neighbours}>
        <PostNeighbours
          path={briefingPath}
          by="brfgId"
          word="브리핑"
          previous={edition.previous ?? null}
          next={edition.next ?? null}
          state={state}
        />
      </div>
    </>
  );
};

/** /product/daily/DailyBriefing/Detail/:id: first the reading view, edited in the same place. */
export const BriefingPage = () => {
  const { id = '' } = useParams();
  const queries = useQueryClient();
  const [editing, setEditing] = useState<string>();
  const queryKey = ['dailyBriefing', id];
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) =>
      read<StoredEdition>('/esdailybriefing-detail', { params: { brfgId: id }, signal, quiet: true }),
    networkMode: 'always',
  });
  if (error) return <ProblemState problem={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingState text={messages.loading.detail} minHeight="60vh" />;
  // the response to a save lacks the neighbouring editions
  const changed = (edition: StoredEdition) => {
    queries.setQueryData<StoredEdition>(queryKey, (before) => ({ ...before, ...edition }));
    void queries.invalidateQueries({ queryKey });
  };
  return editing === id ? (
    <Compose
      stored={data}
      onSaved={(edition) => {
        changed(edition);
        setEditing(undefined);
        if (data.sttsCd !== edition.sttsCd) announcePublished();
      }}
      onCancel={() => setEditing(undefined)}
    />
  ) : (
    <Reading key={id} edition={data} onEdit={() => setEditing(id)} onChanged={changed} />
  );
};
