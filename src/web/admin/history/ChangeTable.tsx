import { useQuery } from '@tanstack/react-query';
import { isBlank } from '#contract/problems.ts';
import { read } from '#web/client/http/read.ts';
import { kinds } from '../kinds.tsx';
import type { Row } from '../spec/formValues.ts';
import { useResources } from '../spec/resources.ts';
import { type Change, type ChangeRow, changesOf, type RowChange, rowChanges } from './changes.ts';
import styles from './history.module.css';

interface Person {
  userId: string;
  userNm: string | null;
  eml: string | null;
}

const ours: Record<string, string> = { SYSTEM: '시스템', AI: 'AI' };

/** Resolves user ids to names, masked as everywhere. An unknown id is returned as is. */
const useNames = (ids: readonly (string | null)[]): ((id: string | null) => string) => {
  const requested = [...new Set(ids)].filter((id): id is string => id !== null && !(id in ours)).sort();
  const { data = [] } = useQuery({
    queryKey: ['names', requested],
    enabled: requested.length > 0,
    queryFn: ({ signal }) =>
      read<Person[]>('/user-list', {
        params: { userId: requested.slice(0, 200), size: 200 },
        signal,
        background: true,
      }),
  });
  const names = new Map(data.map(({ userId, userNm }) => [userId, userNm ?? userId]));
  return (id) => (id === null ? '-' : (ours[id] ?? names.get(id) ?? id));
};

const plainText = (value: unknown): string => {
  if (Array.isArray(value)) return value.map(plainText).join(', ');
  if (value !== null && typeof value === 'object') return Object.values(value).map(plainText).join(' ');
  return typeof value === 'string'
    ? value
    : value === undefined || value === null
      ? ''
      : `${value as number}`;
};

const Actor = ({ id }: { id: string }) => useNames([id])(id);

const Value = ({ change, side }: { change: Change; side: 'before' | 'after' }) => {
  const value = change[side];
  const { field } = change;
  if (isBlank(value)) return <span className={styles.none}>비어 있음</span>;
  if (!field || Array.isArray(value)) return plainText(value);
  if (field.actor) return <Actor id={String(value)} />;
  const { Cell } = kinds[field.kind];
  return <Cell field={field} value={value} record={{ [field.name]: value } as Row} />;
};

const actions: Record<RowChange['action'], { sign: string; word: string }> = {
  gone: { sign: '−', word: '삭제' },
  come: { sign: '+', word: '추가' },
  changed: { sign: '·', word: '변경' },
};

const Rows = ({ change }: { change: Change }) => {
  const child = useResources()[change.field?.children?.entity ?? ''];
  return (
    <ul className={styles.rows}>
      {rowChanges(child, change).map(({ action, name, details }) => (
        <li key={`${action} ${name} ${details.join()}`} className={styles[action]}>
          <span aria-hidden="true">{actions[action].sign}</span>{' '}
          <span className="only-read-aloud">{actions[action].word}: </span>
          {[name, details.join(', ')].filter(Boolean).join(': ')}
        </li>
      ))}
    </ul>
  );
};

const Told = ({ change }: { change: Change }) => {
  if (change.sentence) return <td colSpan={2}>{change.sentence}</td>;
  if (change.field?.kind === 'children' || change.field?.kind === 'files')
    return (
      <td colSpan={2}>
        <Rows change={change} />
      </td>
    );
  return (
    <>
      <td>
        <Value change={change} side="before" />
      </td>
      <td>
        <Value change={change} side="after" />
      </td>
    </>
  );
};

interface ChangeTableProps {
  row: ChangeRow;
  /** The change is described beside the table: no text if no field changed. */
  isToldAlready?: boolean;
}

/** The changed fields: before and after. */
export const ChangeTable = ({ row, isToldAlready = false }: ChangeTableProps) => {
  const resources = useResources();
  const changes = changesOf(resources[row.entityNm], row, resources);
  if (changes.length === 0 && isToldAlready) return null;
  if (changes.length === 0) return <p className={styles.none}>내용이 바뀐 항목은 없습니다.</p>;
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">항목</th>
          <th scope="col">변경 전</th>
          <th scope="col">변경 후</th>
        </tr>
      </thead>
      <tbody>
        {changes.map((change) => (
          <tr key={change.name}>
            <th scope="row">{change.label}</th>
            <Told change={change} />
          </tr>
        ))}
      </tbody>
    </table>
  );
};
