import buttons from '#web/kit/theme/Button.module.css';
import styles from './AgreementFields.module.css';
import {
  type Agreements,
  agreementItems,
  everythingAgreed,
  isEverythingAgreed,
  nothingAgreed,
} from './agreements.ts';
import { DocumentBox } from './DocumentBox.tsx';
import { useDocuments } from './useDocuments.ts';

interface AgreementFieldsProps {
  value: Agreements;
  /** Error message of each field at fault. */
  errors: Partial<Record<keyof Agreements, string>>;
  onChange: (value: Agreements) => void;
  /** Heading level of the document titles: h2 directly below the page heading, h3 below the heading of a step. */
  heading: 'h2' | 'h3';
}

/** The three documents with their checkboxes, and one box for all of them. */
export const AgreementFields = ({ value, errors, onChange, heading }: AgreementFieldsProps) => {
  const { documents, problem, retry } = useDocuments();
  return (
    <div className={styles.fields}>
      <label className={styles.all}>
        <input
          type="checkbox"
          checked={isEverythingAgreed(value)}
          onChange={(event) => onChange(event.target.checked ? everythingAgreed : nothingAgreed)}
        />
        모두 동의
      </label>
      {problem && (
        <div role="alert" className={styles.problem}>
          <p>{problem}</p>
          <button type="button" className={buttons.tertiary} onClick={retry}>
            다시 불러오기
          </button>
        </div>
      )}
      {agreementItems.map((item) => (
        <DocumentBox
          key={item.name}
          item={item}
          heading={heading}
          text={documents?.find(({ docKndCd }) => docKndCd === item.docKndCd)}
          problem={problem}
          agreed={value[item.name] === 'Y'}
          error={errors[item.name]}
          onChange={(agreed) => onChange({ ...value, [item.name]: agreed ? 'Y' : 'N' })}
        />
      ))}
    </div>
  );
};
