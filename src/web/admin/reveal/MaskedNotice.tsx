import { startTransition, useState } from 'react';
import { useDataProvider } from 'react-admin';
import restored from '#web/kit/forms/RestoredNotice.module.css';
import { Icon, icons } from '#web/kit/icons/Icon.tsx';
import { lazyDialog } from '#web/kit/loading/lazyPart.tsx';
import buttons from '#web/kit/theme/Button.module.css';
import { labelOf, maskedNames, type Row, shownText } from '../spec/formValues.ts';
import { useIsAdmin } from '../spec/rights.ts';
import { useSpec } from '../spec/SpecContext.tsx';
import styles from './reveal.module.css';

/** The person a record is about, as far as permitted: name, address, workplace. */
export const DataSubject = ({ person }: { person: Row }) => {
  const more = ['eml', 'instNm', 'deptNm'].map((name) => shownText(person, name)).filter(Boolean);
  return (
    <div className={styles.whose}>
      <h2>{shownText(person, 'userNm')}</h2>
      {more.length > 0 && <p>{more.join(' · ')}</p>}
    </div>
  );
};

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

const ReasonDialog = lazyDialog(async () => (await import('#web/kit/forms/ReasonDialog.tsx')).ReasonDialog);

interface MaskedNoticeProps {
  record: Row;
  /** The record is in a form. */
  mayEdit?: boolean;
  /** Reveals them; a rejection is shown in the dialog that asks for the reason. */
  onReveal: (reason: string) => Promise<void>;
}

/** Lists the masked fields, and lets administrators reveal them with a reason. */
export const MaskedNotice = ({ record, mayEdit = false, onReveal }: MaskedNoticeProps) => {
  const spec = useSpec();
  const isAdmin = useIsAdmin();
  const [asking, setAsking] = useState(false);
  const names = maskedNames(record);
  if (names.length === 0) return null;
  return (
    <div className={restored.notice}>
      <p>
        개인정보가 가려져 있습니다: {names.map((name) => labelOf(spec, name)).join(', ')}
        {isAdmin && mayEdit && '. 수정하려면 먼저 ‘개인정보 보기’를 누르세요.'}
      </p>
      {isAdmin && (
        <button
          type="button"
          className={`${buttons.tertiary} ${styles.show}`}
          onClick={() => startTransition(() => setAsking(true))}
        >
          <Icon outline={icons.visible} isInText />
          개인정보 보기
        </button>
      )}
      {asking && (
        <ReasonDialog
          title="개인정보 보기"
          action="보기"
          record="본 사람, 시각, 사유가 개인정보 로그에 남습니다."
          missing="개인정보를 보는 사유를 입력해 주세요."
          onClose={() => setAsking(false)}
          onConfirm={onReveal}
        />
      )}
    </div>
  );
};
