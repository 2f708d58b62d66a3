import { useEffect, useState } from 'react';
import type { Calls } from '#generated/api/calls.ts';
import { problemSentence } from '#web/client/http/problemSentence.ts';
import { read } from '#web/client/http/read.ts';

type Documents = Calls['GET /current-document-texts']['answer']['data'];
export type CurrentDocument = Documents[number];

interface DocumentsState {
  documents: Documents | null;
  /** Why the documents could not be loaded. */
  problem: string | null;
  retry: () => void;
}

/** The texts of the documents in force. Works without a query client, since the login screen uses it too. */
export const useDocuments = (): DocumentsState => {
  const [documents, setDocuments] = useState<Documents | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const leaving = new AbortController();
    read<Documents>('/current-document-texts', { quiet: true, signal: leaving.signal }).then(
      setDocuments,
      (failure: unknown) => {
        if (leaving.signal.aborted) return;
        console.error('documents not read', failure);
        setProblem(problemSentence(failure));
      },
    );
    return () => leaving.abort();
  }, [attempt]);

  const retry = () => {
    setProblem(null);
    setAttempt((count) => count + 1);
  };
  return { documents, problem, retry };
};
