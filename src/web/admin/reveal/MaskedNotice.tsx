import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import { startTransition, useState } from 'react';
import buttons from '#web/shared/theme/Button.module.css';
import { labelOf, maskedNames, type Row } from '../spec/formValues.ts';
import { useIsAdmin } from '../spec/rights.ts';
import { useSpec } from '../spec/SpecContext.tsx';
import { RevealDialog } from './RevealDialog.tsx';
import styles from './reveal.module.css';

interface MaskedNoticeProps {
  record: Row;
  onReveal: (reason: string) => void;
}

/** Says which particulars are kept back, and lets administrators look at them with a reason. */
export const MaskedNotice = ({ record, onReveal }: MaskedNoticeProps) => {
  const spec = useSpec();
  const isAdmin = useIsAdmin();
  const [asking, setAsking] = useState(false);
  const names = maskedNames(record);
  if (names.length === 0) return null;
  return (
    <div className={styles.notice}>
      <p>개인정보가 가려져 있습니다: {names.map((name) => labelOf(spec, name)).join(', ')}</p>
      {isAdmin && (
        <button
          type="button"
          className={`${buttons.tertiary} ${styles.show}`}
          onClick={() => startTransition(() => setAsking(true))}
        >
          <VisibilityIcon aria-hidden="true" fontSize="inherit" />
          개인정보 보기
        </button>
      )}
      {asking && (
        <RevealDialog
          onCancel={() => setAsking(false)}
          onReveal={(reason) => {
            setAsking(false);
            onReveal(reason);
          }}
        />
      )}
    </div>
  );
};
