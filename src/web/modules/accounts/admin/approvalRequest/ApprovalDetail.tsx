import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useGetOne, useNotify } from 'react-admin';
import { Link, useLocation, useParams } from 'react-router-dom';
import { constants } from '#contract/constants.ts';
import type { FieldSpec } from '#contract/entity.ts';
import { fieldOf } from '#contract/entityFields.ts';
import { messages } from '#contract/messages.ts';
import { Facts } from '#web/admin/form/Facts.tsx';
import { HistoryButton } from '#web/admin/history/HistoryButton.tsx';
import { useCodes } from '#web/admin/kinds/code.tsx';
import { DataSubject, MaskedNotice, useReveal } from '#web/admin/reveal/MaskedNotice.tsx';
import { type Row, shownText } from '#web/admin/spec/formValues.ts';
import { useSpec } from '#web/admin/spec/SpecContext.tsx';
import { write } from '#web/client/http/write.ts';
import { Badge, type Tone } from '#web/kit/badge/Badge.tsx';
import { askConfirm } from '#web/kit/dialogs/dialogStore.ts';
import { FieldFrame } from '#web/kit/forms/FieldFrame.tsx';
import { Select } from '#web/kit/forms/Select.tsx';
import { TextArea } from '#web/kit/forms/TextBox.tsx';
import { backLinkProps, listBefore } from '#web/kit/returning/listPlace.ts';
import { LoadingState, ProblemState } from '#web/kit/states/StatePanel.tsx';
import buttons from '#web/kit/theme/Button.module.css';
import { ApproveForm } from './ApproveForm.tsx';
import styles from './approval.module.css';
import { rejectionProblems, rejectionQuestion } from './decision.ts';

interface RejectFormProps {
  applicant: Row;
  onDone: (sentence: string) => void;
}

/** The reason for the rejection, which is mailed to the applicant. */
const RejectForm = ({ applicant, onDone }: RejectFormProps) => {
  const id = useId();
  const codes = useCodes('REJECT_REASON');
  const [rejectionCdId, setCode] = useState('');
  const [rejectionReason, setReason] = useState('');
  const [faults, setFaults] = useState<ReturnType<typeof rejectionProblems>>({});
  const [busy, setBusy] = useState(false);
  const isOther = rejectionCdId === constants.rejectReasonOther;

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const found = rejectionProblems({ rejectionCdId, rejectionReason });
    setFaults(found);
    const [first] = Object.keys(found);
    if (first) return document.getElementById(`${id}-${first}`)?.focus();
    const question = rejectionQuestion({
      userNm: shownText(applicant, 'userNm'),
      reason: codes.find(({ value }) => value === rejectionCdId)?.label ?? '',
    });
    if (busy || !(await askConfirm(question, '반려'))) return;
    setBusy(true);
    try {
      const body = {
        userId: applicant.userId,
        rejectionCdId,
        rejectionReason: rejectionReason.trim() || null,
      };
      await write('PUT', '/update-userapprovalrequest/rejection', body);
      onDone('반려했습니다. 신청자에게 보내는 안내는 발송함에서 확인할 수 있습니다.');
    } catch {
      // the shell's alert has shown the reason
    } finally {
      setBusy(false);
    }
  };

  return (
    <form className={styles.card} onSubmit={(event) => void submit(event)} noValidate>
      <h2>반려</h2>
      <FieldFrame id={`${id}-rejectionCdId`} label="반려 사유" required error={faults.rejectionCdId}>
        <Select
          id={`${id}-rejectionCdId`}
          options={codes}
          empty="선택"
          value={rejectionCdId}
          aria-required
          aria-invalid={faults.rejectionCdId !== undefined || undefined}
          onChange={({ target }) => setCode(target.value)}
        />
      </FieldFrame>
      <FieldFrame
        id={`${id}-rejectionReason`}
        label="반려 사유 상세"
        required={isOther}
        error={faults.rejectionReason}
      >
        <TextArea
          id={`${id}-rejectionReason`}
          rows={4}
          maxLength={1000}
          value={rejectionReason}
          aria-required={isOther || undefined}
          aria-invalid={faults.rejectionReason !== undefined || undefined}
          onChange={({ target }) => setReason(target.value)}
        />
      </FieldFrame>
      <div className={styles.submit}>
        <button type="submit" className={buttons.tertiary} disabled={busy}>
          반려
        </button>
      </div>
    </form>
  );
};

const applicant = [
  'userNm',
  'eml',
  'mblTelno',
  'telno',
  'ntnId',
  'instNm',
  'deptNm',
  'jbgdNm',
  'jbpsNm',
  'regDt',
];
const consents = ['mblCertYn', 'useTrmsAgre', 'prvcClctAgreEsntl', 'prvcClctAgreChc'];
const outcome = ['aprvDt', 'groupNm', 'rejectionCdId', 'rejectionReason'];

export const approvalWords: Record<string, { word: string; tone: Tone }> = {
  N: { word: '대기', tone: 'notice' },
  Y: { word: '승인', tone: 'good' },
  R: { word: '반려', tone: 'danger' },
};

const Part = ({ title, names, record }: { title: string; names: readonly string[]; record: Row }) => {
  const spec = useSpec();
  const fields = names
    .map((name) => fieldOf(spec, name))
    .filter((field): field is FieldSpec => Boolean(field));
  if (fields.every(({ name }) => shownText(record, name) === '')) return null;
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      <Facts fields={fields} record={record} />
    </section>
  );
};

/** A request: the applicant, their agreements, and the decision. */
export const ApprovalDetail = () => {
  const spec = useSpec();
  const { id = '' } = useParams();
  const { state } = useLocation();
  const { options, reveal } = useReveal(spec.name, id);
  const notify = useNotify();
  const queryClient = useQueryClient();
  const {
    data: record,
    error,
    isPending,
    refetch,
  } = useGetOne<Row & { id: string }>(spec.name, { id, meta: options?.meta }, {
    ...options,
    onError: () => {},
  } as object);
  if (isPending) return <LoadingState text={messages.loading.detail} />;
  if (!record) {
    return <ProblemState problem={error as Error | null} onRetry={() => void refetch()} />;
  }
  const { word, tone } = approvalWords[String(record.userAprvYn)] ?? { word: '', tone: 'plain' as const };
  const done = (sentence: string) => {
    notify(sentence, { type: 'success' });
    void queryClient.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === spec.name });
  };
  return (
    <div className={styles.detail}>
      <div className={styles.state}>
        <DataSubject person={record} />
        <Badge tone={tone}>{word}</Badge>
        <HistoryButton recordKey={String(record.userId)} />
      </div>
      <MaskedNotice record={record} onReveal={reveal} />
      <div className={styles.sides}>
        <div className={styles.parts}>
          <Part title="신청자" names={applicant} record={record} />
          <Part title="인증과 동의" names={consents} record={record} />
          {record.userAprvYn !== 'N' && <Part title="처리 결과" names={outcome} record={record} />}
        </div>
        {record.userAprvYn !== 'Y' && (
          <div className={styles.decision}>
            <ApproveForm applicant={record} onDone={done} />
            {record.userAprvYn === 'N' && <RejectForm applicant={record} onDone={done} />}
          </div>
        )}
      </div>
      <p>
        <Link to={listBefore(spec.menus[0] ?? '', state)} {...backLinkProps} className={buttons.tertiary}>
          목록으로
        </Link>
      </p>
    </div>
  );
};
