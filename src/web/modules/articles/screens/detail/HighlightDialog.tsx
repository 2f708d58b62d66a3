import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { Link } from 'react-router-dom';
import type { ClusterEdit, ClusterPlaces } from '#generated/types/clusterCalls.ts';
import { HttpProblem } from '#web/client/http/HttpProblem.ts';
import { problemSentence } from '#web/client/http/problemSentence.ts';
import { read } from '#web/client/http/read.ts';
import { write } from '#web/client/http/write.ts';
import { Dialog } from '#web/kit/dialogs/Dialog.tsx';
import buttons from '#web/kit/theme/Button.module.css';
import { HighlightChoices } from '../../parts/choices/HighlightChoices.tsx';
import styles from './HighlightDialog.module.css';

const changedMeanwhile =
  '그사이 다른 사람이 이 하이라이트를 고쳤습니다. 바뀐 내용을 다시 불러왔으니 한 번 더 눌러 주세요.';

const highlightPath = (clusterId: number): string => `/article/HighLight/Detail/${clusterId}`;

/** Query keys of data that contains highlights or their articles. */
const shown = ['article', 'cluster', 'cluster-articles', 'cluster-list'];

interface Done {
  sentence: string;
  clusterId: number;
  /** Id for undoing the action. */
  actionId: string | null;
}

const DoneWords = ({ done }: { done: Done }) => (
  <p role="status" className={styles.done}>
    {done.sentence} <Link to={highlightPath(done.clusterId)}>하이라이트 보기</Link>
  </p>
);

/** The article's current highlight, and the highlights of its day to choose another one from. */
export const HighlightDialog = ({ articleId, onClose }: { articleId: number; onClose: () => void }) => {
  const [text, setText] = useState('');
  const [chosen, choose] = useState<number>();
  const [done, setDone] = useState<Done>();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const client = useQueryClient();
  const requested = useDeferredValue(text.trim());
  const { data, error, refetch } = useQuery({
    queryKey: ['cluster-choice', articleId, requested],
    queryFn: ({ signal }) =>
      read<ClusterPlaces>('/cluster-choice', {
        params: { articleId, ...(requested && { clusterTtl: requested }) },
        signal,
        quiet: true,
      }),
    placeholderData: (before) => before,
    staleTime: 0,
    networkMode: 'always',
  });
  const place = data?.choices.find(({ clusterId }) => clusterId === chosen);
  const attempt = async (what: 'add' | 'undo', body: object): Promise<ClusterEdit | undefined> => {
    setBusy(true);
    setProblem(undefined);
    try {
      return await write<ClusterEdit>('PUT', `/update-cluster/${what}`, body, { quiet: true });
    } catch (failure) {
      const isConflict = failure instanceof HttpProblem && failure.status === 409;
      setProblem(isConflict ? changedMeanwhile : problemSentence(failure));
      return undefined;
    } finally {
      setBusy(false);
      await Promise.all([refetch(), ...shown.map((name) => client.invalidateQueries({ queryKey: [name] }))]);
    }
  };
  const submit = async () => {
    if (!place || isBusy) return;
    const { clusterId, clusterTtl, mdfcnDt } = place;
    const edit = await attempt('add', { clusterId, mdfcnDt, articleIds: [articleId] });
    if (!edit) return;
    choose(undefined);
    setDone({ sentence: `‘${clusterTtl}’에 넣었습니다.`, clusterId, actionId: edit.actionId });
  };
  const undo = async () => {
    if (!done?.actionId || isBusy) return;
    const { clusterId, actionId } = done;
    if (await attempt('undo', { clusterId, actionId }))
      setDone({ sentence: '되돌렸습니다.', clusterId, actionId: null });
  };
  return (
    <Dialog
      title="하이라이트에 넣기"
      size="medium"
      onClose={onClose}
      onSubmit={() => void submit()}
      problem={problem}
      actions={
        <>
          {done?.actionId && (
            <button type="button" className={buttons.tertiary} disabled={isBusy} onClick={() => void undo()}>
              되돌리기
            </button>
          )}
          <button type="button" className={buttons.tertiary} onClick={onClose}>
            닫기
          </button>
          <button type="submit" className={buttons.primary} disabled={!place || isBusy}>
            넣기
          </button>
        </>
      }
    >
      <p className={styles.hint}>
        이 기사가 보도된 날의 하이라이트만 표시합니다. 다시 분석해도 여기서 정한 하이라이트에 그대로 남습니다.
      </p>
      {data?.home && !done && (
        <p className={styles.hint}>
          지금은 <Link to={highlightPath(data.home.clusterId)}>{data.home.clusterTtl}</Link>에 속해 있습니다.
          다른 하이라이트를 선택하면 옮겨집니다.
        </p>
      )}
      {done && <DoneWords done={done} />}
      <HighlightChoices
        name="highlight"
        choices={data?.choices}
        problem={error}
        none={requested ? '제목에 이 말이 들어간 하이라이트가 없습니다.' : '이날의 하이라이트가 없습니다.'}
        chosen={chosen}
        onChoose={choose}
        text={text}
        onSearch={setText}
      />
    </Dialog>
  );
};
