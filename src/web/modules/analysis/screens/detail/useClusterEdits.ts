import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ClusterEdit } from '#generated/types/clusterCalls.ts';
import { HttpProblem } from '#web/client/http/HttpProblem.ts';
import { problemSentence } from '#web/client/http/problemSentence.ts';
import { write } from '#web/client/http/write.ts';
import type { ClusterRecord } from './clusterRecord.ts';

/** The last edit in words, and the id to undo it. */
export interface Done {
  sentence: string;
  actionId: string | null;
  /** The highlight created by the edit, if any. */
  madeClusterId: number | null;
}

export interface ClusterEdits {
  done: Done | undefined;
  problem: string | undefined;
  isBusy: boolean;
  /** @returns true if it was stored */
  edit: (what: 'title' | 'merge' | 'split' | 'remove', body: object, sentence: string) => Promise<boolean>;
  undo: (actionId: string) => Promise<void>;
  forget: () => void;
}

const changedMeanwhile = '그사이 다른 사람이 이 하이라이트를 고쳤습니다. 바뀐 내용을 다시 불러왔습니다.';

/** The edits of a highlight. Afterwards all data that shows it is refetched. */
export const useClusterEdits = ({ clusterId, mdfcnDt }: ClusterRecord): ClusterEdits => {
  const client = useQueryClient();
  const [done, setDone] = useState<Done>();
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const readAnew = () =>
    Promise.all(
      ['cluster', 'cluster-articles', 'cluster-list'].map((name) =>
        client.invalidateQueries({ queryKey: [name] }),
      ),
    );
  const send = async (what: string, body: object): Promise<ClusterEdit | undefined> => {
    setBusy(true);
    setProblem(undefined);
    try {
      const answer = await write<ClusterEdit>(
        'PUT',
        `/update-cluster/${what}`,
        { clusterId, ...body },
        { quiet: true },
      );
      await readAnew();
      return answer;
    } catch (failure) {
      const isConflict = failure instanceof HttpProblem && failure.status === 409;
      setProblem(isConflict ? changedMeanwhile : problemSentence(failure));
      if (isConflict) await readAnew();
      return undefined;
    } finally {
      setBusy(false);
    }
  };
  return {
    done,
    problem,
    isBusy,
    edit: async (what, body, sentence) => {
      const answer = await send(what, { mdfcnDt, ...body });
      if (answer) setDone({ sentence, actionId: answer.actionId, madeClusterId: answer.madeClusterId });
      return answer !== undefined;
    },
    undo: async (actionId) => {
      const answer = await send('undo', { actionId });
      if (answer) setDone({ sentence: '되돌렸습니다.', actionId: null, madeClusterId: null });
    },
    forget: () => {
      setDone(undefined);
      setProblem(undefined);
    },
  };
};
