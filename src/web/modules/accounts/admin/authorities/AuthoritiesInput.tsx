import { useFormContext, useWatch } from 'react-hook-form';
import { fieldOf } from '#contract/entityFields.ts';
import { useSpecInput } from '#web/admin/kinds/useSpecInput.ts';
import { useSpec } from '#web/admin/spec/SpecContext.tsx';
import { FieldFrame, labelId } from '#web/kit/forms/FieldFrame.tsx';
import { LoadingState, ProblemState } from '#web/kit/states/StatePanel.tsx';
import styles from './authorities.module.css';
import { type Authority, useAuthorities } from './useAuthorities.ts';

/** An authority group of a user, with the permissions in it. */
export interface GrantedAuthority {
  authrtId: number;
  authrtNm?: string | null;
  prslYn: string;
  wrtYn: string;
}

const source = 'authorizedList';

interface RowProps {
  authority: Authority;
  granted: GrantedAuthority | undefined;
  onChange: (held: GrantedAuthority | undefined) => void;
}

const AuthorityRow = ({ authority: { authrtId, authrtNm, rmrk }, granted, onChange }: RowProps) => {
  const box = (name: 'prslYn' | 'wrtYn', word: string) => (
    <td>
      <input
        type="checkbox"
        aria-label={`${authrtNm} ${word}`}
        disabled={!granted}
        checked={granted?.[name] === 'Y'}
        onChange={({ target }) => granted && onChange({ ...granted, [name]: target.checked ? 'Y' : 'N' })}
      />
    </td>
  );
  return (
    <tr>
      <td>
        <label className={styles.name}>
          <input
            type="checkbox"
            aria-label={`${authrtNm} 포함`}
            checked={granted !== undefined}
            onChange={({ target }) =>
              onChange(target.checked ? { authrtId, prslYn: 'Y', wrtYn: 'N' } : undefined)
            }
          />
          <span>
            {authrtNm}
            {rmrk && <span className={styles.remark}>{rmrk}</span>}
          </span>
        </label>
      </td>
      {box('prslYn', '열람')}
      {box('wrtYn', '쓰기')}
    </tr>
  );
};

/** All authority groups as rows: member, may open, may write. A newly checked group may open, as with an approval. */
export const AuthoritiesInput = () => {
  const field = fieldOf(useSpec(), source);
  if (!field) throw new Error(`There is no field ${source}.`);
  const { id, frame } = useSpecInput(
    { field, source },
    { format: (value) => value, parse: (value) => value },
  );
  const held = (useWatch({ name: source }) ?? []) as GrantedAuthority[];
  const { setValue } = useFormContext();
  const { data, error, isPending, refetch } = useAuthorities();
  if (isPending) return <LoadingState minHeight="16rem" />;
  if (error) return <ProblemState problem={error} onRetry={() => void refetch()} />;
  const change = (authrtId: number, next: GrantedAuthority | undefined) => {
    const others = held.filter((one) => one.authrtId !== authrtId);
    setValue(source, next ? [...others, next] : others, { shouldDirty: true, shouldTouch: true });
  };
  return (
    <FieldFrame {...frame} group>
      <div className={styles.scroll}>
        <table className={styles.table} aria-labelledby={labelId(id)}>
          <thead>
            <tr>
              <th scope="col">권한 그룹</th>
              <th scope="col">열람</th>
              <th scope="col">쓰기</th>
            </tr>
          </thead>
          <tbody>
            {data.map((authority) => (
              <AuthorityRow
                key={authority.authrtId}
                authority={authority}
                granted={held.find(({ authrtId }) => authrtId === authority.authrtId)}
                onChange={(next) => change(authority.authrtId, next)}
              />
            ))}
          </tbody>
        </table>
      </div>
    </FieldFrame>
  );
};
