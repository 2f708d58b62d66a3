import buttons from '#web/kit/theme/Button.module.css';
import styles from './Compose.module.css';

interface ComposeBarProps {
  isPreview: boolean;
  isPublished: boolean;
  isSaving: boolean;
  onCancel: () => void;
  /** Switches between form and preview. */
  onTurn: () => void;
  onSave: (sttsCd: 'DRAFT' | 'PUBLISHED') => void;
}

/** Actions on the edition, below the form and below its preview. */
export const ComposeBar = ({
  isPreview,
  isPublished,
  isSaving,
  onCancel,
  onTurn,
  onSave,
}: ComposeBarProps) => {
  const saving = (label: string, sttsCd: 'DRAFT' | 'PUBLISHED', className: string | undefined) => (
    <button type="button" className={className} disabled={isSaving} onClick={() => onSave(sttsCd)}>
      {label}
    </button>
  );
  return (
    <div className={styles.bar}>
      <button type="button" className={buttons.tertiary} onClick={onCancel}>
        취소
      </button>
      <span className={styles.right}>
        {isPreview && (
          <button type="button" className={buttons.tertiary} onClick={() => window.print()}>
            인쇄
          </button>
        )}
        <button type="button" className={buttons.tertiary} onClick={onTurn}>
          {isPreview ? '계속 쓰기' : '미리보기'}
        </button>
        {isPublished ? (
          saving('저장', 'PUBLISHED', buttons.primary)
        ) : (
          <>
            {saving('임시저장', 'DRAFT', buttons.secondary)}
            {saving('발행', 'PUBLISHED', buttons.primary)}
          </>
        )}
      </span>
    </div>
  );
};
