import { useQueryClient } from '@tanstack/react-query';
import { useGetOne, useNotify } from 'react-admin';
import { Link, useLocation, useParams } from 'react-router-dom';
import type { FieldSpec } from '#contract/entity.ts';
import { fieldOf } from '#contract/entityFields.ts';
import { messages } from '#contract/messages.ts';
import { Facts } from '#web/admin/form/Facts.tsx';
import { HistoryButton } from '#web/admin/history/HistoryButton.tsx';
import { DataSubject, MaskedNotice, useReveal } from '#web/admin/reveal/MaskedNotice.tsx';
import { type Row, shownText } from '#web/admin/spec/formValues.ts';
import { useSpec } from '#web/admin/spec/SpecContext.tsx';
import { Badge, type Tone } from '#web/kit/badge/Badge.tsx';
import { backLinkProps, listBefore } from '#web/kit/returning/listPlace.ts';
import { LoadingState, ProblemState } from '#web/kit/states/StatePanel.tsx';
import buttons from '#web/kit/theme/Button.module.css';
import { ApproveForm } from './ApproveForm.tsx';
import styles from './approval.module.css';
import { RejectForm } from './RejectForm.tsx';

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
