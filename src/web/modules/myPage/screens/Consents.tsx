import { useFormContext, useWatch } from 'react-hook-form';
import { download } from '#web/client/http/download.ts';
import styles from './Consents.module.css';
import type { OwnFields } from './profile.ts';

const items = [
  {
    name: 'rptpEmlYn',
    label: '보고 메일 받기',
    help: '새 보고서가 등록되면 이메일로 알려 드립니다. 아래 선택 동의를 하신 분만 받을 수 있습니다.',
  },
  {
    name: 'prvcClctAgreChc',
    label: '개인정보 수집·이용(선택) 동의',
    help: '동의하지 않아도 서비스를 이용하는 데 제한이 없습니다.',
  },
] as const;

const fetchAgreement = (): void => {
  download('/current-personal-info-agreements/optional').catch((failure: unknown) =>
    console.error('agreement not downloaded', failure),
  );
};

/** The optional consents of a user. */
export const Consents = () => {
  const { control, setValue } = useFormContext<OwnFields>();
  const values = useWatch({ control });
  // without the agreement no mails are sent, whatever is stored
  const isOpen = (name: (typeof items)[number]['name']) =>
    name !== 'rptpEmlYn' || values.prvcClctAgreChc === 'Y';
  const take = (name: (typeof items)[number]['name'], isTaken: boolean) => {
    setValue(name, isTaken ? 'Y' : 'N', { shouldDirty: true });
    // the agreement covers the mails
    if (name === 'prvcClctAgreChc' && !isTaken) setValue('rptpEmlYn', 'N', { shouldDirty: true });
  };
  return (
    <ul className={styles.consents}>
      {items.map(({ name, label, help }) => (
        <li key={name}>
          <label className={styles.consent}>
            <input
              type="checkbox"
              name={name}
              checked={values[name] === 'Y' && isOpen(name)}
              disabled={!isOpen(name)}
              aria-describedby={`${name}-help`}
              onChange={({ target }) => take(name, target.checked)}
            />
            {label}
          </label>
          <p id={`${name}-help`} className={styles.help}>
            {help}
            {name === 'prvcClctAgreChc' && (
              <>
                {' '}
                <button type="button" className={styles.link} onClick={fetchAgreement}>
                  동의서 내려받기
                </button>
              </>
            )}
          </p>
        </li>
      ))}
    </ul>
  );
};
