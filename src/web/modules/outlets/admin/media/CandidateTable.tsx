import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { grouped } from '#contract/countText.ts';
import type { MediaDuplicateCheck } from '#generated/types/mediaCalls.ts';
import { labelOf } from '#web/admin/spec/formValues.ts';
import { useSpec } from '#web/admin/spec/SpecContext.tsx';
import { Badge } from '#web/kit/badge/Badge.tsx';
import { WideTable } from '#web/kit/lists/WideTable.tsx';
import table from './CandidateTable.module.css';
import styles from './media.module.css';
import { namesOf } from './outlet.ts';

export type Candidate = Omit<MediaDuplicateCheck, 'same'> & { same?: string[] };

interface CandidateTableProps {
  items: readonly Candidate[];
  /** Rendered before each name: the control for the outlet. */
  pick?: (item: Candidate) => ReactNode;
}

/** Possible duplicates, and what they have in common. */
export const CandidateTable = ({ items, pick }: CandidateTableProps) => {
  const spec = useSpec();
  // outlets found by name only are not compared
  const areCompared = items.some(({ same = [] }) => same.length > 0);
  return (
    <WideTable label="비슷한 매체">
      <table className={table.candidates}>
        <thead>
          <tr>
            {pick && (
              <th scope="col" className={table.pickHead}>
                선택
              </th>
            )}
            <th scope="col">매체명</th>
            {areCompared && <th scope="col">같은 항목</th>}
            <th scope="col">국가</th>
            <th scope="col">URL</th>
            <th scope="col" className={table.figure}>
              기사 수
            </th>
          </tr>
        </thead>
        <tbody>
          {items.map((item) => {
            const { main, also } = namesOf(item);
            return (
              <tr key={item.mediaId}>
                {pick && <td>{pick(item)}</td>}
                <td>
                  <Link to={`/article/Medn/Detail/${item.mediaId}`} target="_blank" className={styles.link}>
                    <bdi>{main}</bdi>
                    <span className="only-read-aloud"> (새 창)</span>
                  </Link>
                  {also && <bdi className={`${styles.also} ${table.otherName}`}>{also}</bdi>}
                  {item.mrgTrgtMediaId !== null && <Badge tone="danger">병합됨</Badge>}
                </td>
                {areCompared && (
                  <td>{(item.same ?? []).map((name) => labelOf(spec, name)).join(', ') || '-'}</td>
                )}
                <td>{item.ntnKornNm ?? '-'}</td>
                <td className={table.address}>{item.url ?? '-'}</td>
                <td className={table.figure}>{grouped(item.articleCount)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </WideTable>
  );
};
