import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { OperationOverview } from '#generated/types/operationCalls.ts';
import { read } from '#web/client/http/read.ts';
import { formatTime } from '#web/kit/dates/kst.ts';
import layout from '#web/kit/page/sections.module.css';
import { ProblemState } from '#web/kit/states/ProblemState.tsx';
import { LoadingState } from '#web/kit/states/StatePanel.tsx';
import { Findings } from './Findings.tsx';
import styles from './operation.module.css';
import { Servers } from './Servers.tsx';
import { SlowStatements } from './SlowStatements.tsx';
import { Storage } from './Storage.tsx';
import { Tables } from './Tables.tsx';

/** The sections of the page, from the top; each takes its part of the response. */
const sections: Record<string, ComponentType<OperationOverview>> = {
  findings: Findings,
  servers: Servers,
  storage: Storage,
  tables: Tables,
  slow: SlowStatements,
};

/** Polling interval in milliseconds while the screen is open. */
const lookEvery = 30_000;

const useOperation = () =>
  useQuery({
    queryKey: ['operation'],
    queryFn: ({ signal }) => read<OperationOverview>('/operation-overview', { signal, quiet: true }),
    refetchInterval: lookEvery,
  });

/** State of the whole product: problems to fix, servers, growth. */
export const Operation = () => {
  const { data, dataUpdatedAt, error, refetch } = useOperation();
  if (error && !data) return <ProblemState problem={error} onRetry={() => void refetch()} />;
  if (!data) return <LoadingState minHeight="60rem" />;
  return (
    <div className={layout.page}>
      {error && (
        <p role="alert" className={styles.outdated}>
          지금은 상태를 확인하지 못했습니다. {formatTime(new Date(dataUpdatedAt).toISOString())}에 확인한
          내용입니다.
        </p>
      )}
      {Object.entries(sections).map(([id, Section]) => (
        <Section key={id} {...data} />
      ))}
    </div>
  );
};
