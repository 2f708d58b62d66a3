import { useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { Row } from '../spec/formValues.ts';

type Stored = Row & { id: string };

/**
 * The record with its personal data, once it was asked for with a reason: as query options, for the query of the record.
 * A refusal rejects `reveal` and leaves the record as it is shown.
 */
export const useReveal = (entity: string, id: string) => {
  const provider = useDataProvider();
  const [revealed, setRevealed] = useState<{ reason: string; record: Stored }>();
  return {
    reason: revealed?.reason,
    options: revealed && {
      meta: { reveal: { reason: revealed.reason } },
      initialData: revealed.record,
      // each reading is logged
      staleTime: Number.POSITIVE_INFINITY,
    },
    reveal: async (reason: string): Promise<void> => {
      const { data } = await provider.getOne<Stored>(entity, { id, meta: { reveal: { reason } } });
      setRevealed({ reason, record: data });
    },
  };
};
