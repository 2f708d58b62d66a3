import type { ListStart } from '#web/admin/list/listStart.ts';
import { SpecField } from '#web/admin/list/SpecField.tsx';
import { SpecList } from '#web/admin/list/SpecList.tsx';
import { Badge } from '#web/kit/badge/Badge.tsx';
import { ApprovalCounts } from './approvalRequest/ApprovalCounts.tsx';
import { ApprovalDetail, approvalWords } from './approvalRequest/ApprovalDetail.tsx';

const State = ({ value }: { value: unknown }) => {
  const state = approvalWords[String(value)];
  return state ? <Badge tone={state.tone}>{state.word}</Badge> : null;
};

export const start: ListStart = { defaults: { userAprvYn: 'N' } };

/** Undecided requests are shown first; the figures above link to the others. */
export const list = () => (
  <SpecList filters={['userNm', 'eml', 'deptNm', 'userAprvYn']} {...start} top={<ApprovalCounts />}>
    <SpecField source="userNm" />
    <SpecField source="eml" />
    <SpecField source="instNm" />
    <SpecField source="deptNm" />
    <SpecField source="regDt" label="신청일시" />
    <SpecField source="userAprvYn" render={({ userAprvYn }) => <State value={userAprvYn} />} />
  </SpecList>
);

export const detail = ApprovalDetail;
