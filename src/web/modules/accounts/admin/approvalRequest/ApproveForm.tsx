import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { type Row, shownText } from '#web/admin/spec/formValues.ts';
import { read } from '#web/client/http/read.ts';
import { write } from '#web/client/http/write.ts';
import { useRun } from '#web/kit/async/useRun.ts';
import { askConfirm } from '#web/kit/dialogs/dialogStore.ts';
import { FieldFrame, labelId } from '#web/kit/forms/FieldFrame.tsx';
import { Select } from '#web/kit/forms/Select.tsx';
import buttons from '#web/kit/theme/Button.module.css';
import { useAuthorities } from '../authorities/useAuthorities.ts';
import styles from './approval.module.css';
import { approvalProblems, approvalQuestion } from './decision.ts';

interface AuthorityChoiceProps {
  id: string;
  chosen: readonly number[];
  onChange: (chosen: number[]) => void;
  error: string | undefined;
}

/** The authority groups of the new user. */
const AuthorityChoice = ({ id, chosen, onChange, error }: AuthorityChoiceProps) => {
  const { data = [] } = useAuthorities();
  return (
    <FieldFrame id={id} label="사용자 권한" required error={error} group>
      <div role="group" aria-labelledby={labelId(id)} className={styles.authorities}>
        {data.map(({ authrtId, authrtNm, rmrk }, index) => (
          <label key={authrtId} className={styles.authority}>
            <input
              id={index === 0 ? id : undefined}
              type="checkbox"
              checked={chosen.includes(authrtId)}
              onChange={({ target }) =>
                onChange(target.checked ? [...chosen, authrtId] : chosen.filter((one) => one !== authrtId))
              }
            />
            <span>
              {authrtNm}
              {rmrk && <span className={styles.remark}>{rmrk}</span>}
            </span>
          </label>
        ))}
      </div>
    </FieldFrame>
  );
};

interface Group {
  groupId: number;
  groupNm: string;
}

const useGroups = () =>
  useQuery({
    queryKey: ['groups'],
    queryFn: ({ signal }) =>
      read<Group[]>('/usergroup-popup-list', {
        params: { useYn: 'Y', size: 200 },
        signal,
        background: true,
      }),
  });

interface ApproveFormProps {
  applicant: Row;
  onDone: (sentence: string) => void;
}

/** Group and authorities of the new user; after approval a mail asks them to set the password. */
export const ApproveForm = ({ applicant, onDone }: ApproveFormProps) => {
  const id = useId();
  const { data: groups = [] } = useGroups();
  const { data: authorities = [] } = useAuthorities();
  const [groupId, setGroupId] = useState('');
  const [chosen, setChosen] = useState<number[]>([]);
  const [faults, setFaults] = useState<ReturnType<typeof approvalProblems>>({});
  const { isBusy: busy, run } = useRun();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const found = approvalProblems({ groupId, authrtIdList: chosen });
    setFaults(found);
    const [first] = Object.keys(found);
    if (first) return document.getElementById(`${id}-${first}`)?.focus();
    const question = approvalQuestion({
      userNm: shownText(applicant, 'userNm'),
      groupNm: groups.find((group) => String(group.groupId) === groupId)?.groupNm ?? '',
      authorities: authorities
        .filter(({ authrtId }) => chosen.includes(authrtId))
        .map(({ authrtNm }) => authrtNm ?? ''),
    });
    if (busy || !(await askConfirm(question, '승인'))) return;
    await run(async () => {
      const body = { userId: applicant.userId, groupId: Number(groupId), authrtIdList: chosen };
      await write('PUT', '/update-userapprovalrequest/approval', body);
      onDone('승인했습니다. 신청자에게 보내는 안내는 발송함에서 확인할 수 있습니다.');
    });
  };

  return (
    <form className={styles.card} onSubmit={(event) => void submit(event)} noValidate>
      <h2>승인</h2>
      <FieldFrame id={`${id}-groupId`} label="사용자 그룹" required error={faults.groupId}>
        <Select
          id={`${id}-groupId`}
          options={groups.map((group) => ({ value: String(group.groupId), label: group.groupNm }))}
          empty="선택"
          value={groupId}
          aria-required
          aria-invalid={faults.groupId !== undefined || undefined}
          onChange={({ target }) => setGroupId(target.value)}
        />
      </FieldFrame>
      <AuthorityChoice
        id={`${id}-authrtIdList`}
        chosen={chosen}
        onChange={setChosen}
        error={faults.authrtIdList}
      />
      <p className={styles.hint}>
        선택한 권한 그룹의 메뉴를 열람할 수 있습니다. 쓰기 권한은 권한 그룹 화면에서 따로 부여합니다.
      </p>
      <div className={styles.submit}>
        <button type="submit" className={buttons.primary} disabled={busy}>
          승인
        </button>
      </div>
    </form>
  );
};
