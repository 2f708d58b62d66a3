import { useListContext } from 'react-admin';
import { grouped } from '#contract/countText.ts';
import type { ListStart } from '#web/admin/list/listStart.ts';
import { SpecField } from '#web/admin/list/SpecField.tsx';
import { SpecList } from '#web/admin/list/SpecList.tsx';
import { Badge } from '#web/kit/badge/Badge.tsx';
import { ApprovalDetail, approvalWords } from './approvalRequest/ApprovalDetail.tsx';
import styles from './approvalRequest/approval.module.css';

const figures = [
  { name: 'pending', label: '대기', value: 'N' },
  { name: 'approved', label: '승인', value: 'Y' },
  { name: 'rejected', label: '반려', value: 'R' },
  { name: 'total', label: '전체', value: undefined },
] as const;

const countOf = (stats: Record<string, number> | undefined, name: string): string => {
  const count = stats?.[name];
  return count === undefined ? '-' : grouped(count);
};

/** Number of requests by state; each figure filters the list to its requests. */
const ApprovalCounts = () => {
  const { meta, filterValues, setFilters } = useListContext();
  const stats = (meta as { stats?: Record<string, number> } | undefined)?.stats;
  const { userAprvYn: chosen, ...others } = filterValues as Record<string, string>;
  return (
    <ul className={styles.counts}>
      {figures.map(({ name, label, value }) => (
        <li key={name}>
          <button
            type="button"
            className={styles.count}
            aria-pressed={chosen === value}
            onClick={() => setFilters(value === undefined ? others : { ...others, userAprvYn: value })}
          >
            <span>{label}</span>
            <strong>{countOf(stats, name)}</strong>
          </button>
        </li>
      ))}
    </ul>
  );
};

const State = ({ value }: { value: unknown }) => {
  const state = approvalWords[String(value)];
  return state ? <Badge tone={state.tone}>{state.word}</Badge> : null;
};

export const start: ListStart = { defaults: { userAprvYn: 'N' } };

const empty = {
  title: '아직 가입을 신청한 사람이 없습니다',
  hint: '로그인 화면의 ‘회원가입’에서 신청하면 여기에서 승인하거나 반려합니다. 관리자가 직접 등록할 사람은 사용자 관리에서 등록해 주세요.',
};

/** Undecided requests are shown first; the figures above link to the others. */
export const list = () => (
  <SpecList
    filters={['userNm', 'eml', 'deptNm', 'userAprvYn']}
    {...start}
    top={<ApprovalCounts />}
    empty={empty}
  >
    <SpecField source="userNm" />
    <SpecField source="eml" />
    <SpecField source="instNm" />
    <SpecField source="deptNm" />
    <SpecField source="regDt" label="신청일시" />
    <SpecField source="userAprvYn" render={({ userAprvYn }) => <State value={userAprvYn} />} />
  </SpecList>
);

export const detail = ApprovalDetail;
