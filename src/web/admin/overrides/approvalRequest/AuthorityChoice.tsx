import { FieldFrame, labelId } from '#web/shared/forms/FieldFrame.tsx';
import { useAuthorities } from '../authorities/useAuthorities.ts';
import styles from './approval.module.css';

interface AuthorityChoiceProps {
  id: string;
  chosen: readonly number[];
  onChange: (chosen: number[]) => void;
  error: string | undefined;
}

/** The authority groups that the new member gets. */
export const AuthorityChoice = ({ id, chosen, onChange, error }: AuthorityChoiceProps) => {
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
