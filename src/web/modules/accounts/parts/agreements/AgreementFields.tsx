import { useEffect, useId, useState } from 'react';
import { messages } from '#contract/messages.ts';
import type { Calls } from '#generated/api/calls.ts';
import { download } from '#web/client/http/download.ts';
import { problemSentence } from '#web/client/http/problemSentence.ts';
import { read } from '#web/client/http/read.ts';
import buttons from '#web/kit/theme/Button.module.css';
import styles from './AgreementFields.module.css';
import {
  type AgreementItem,
  type Agreements,
  agreementItems,
  everythingAgreed,
  isEverythingAgreed,
  nothingAgreed,
} from './agreements.ts';

type Documents = Calls['GET /current-document-texts']['answer']['data'];
type CurrentDocument = Documents[number];

interface DocumentsState {
  documents: Documents | null;
  /** Why the documents could not be loaded. */
  problem: string | null;
  retry: () => void;
}

/** The texts of the documents in force. Works without a query client, since the login screen uses it too. */
const useDocuments = (): DocumentsState => {
  const [documents, setDocuments] = useState<Documents | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    const leaving = new AbortController();
    read<Documents>('/current-document-texts', { quiet: true, signal: leaving.signal }).then(
      setDocuments,
      (failure: unknown) => {
        if (leaving.signal.aborted) return;
        console.error('documents not read', failure);
        setProblem(problemSentence(failure));
      },
    );
    return () => leaving.abort();
  }, [attempt]);

  const retry = () => {
    setProblem(null);
    setAttempt((count) => count + 1);
  };
  return { documents, problem, retry };
};

interface DocumentBoxProps {
  item: AgreementItem;
  heading: 'h2' | 'h3';
  /** The text; undefined while it is loading. */
  text: CurrentDocument | undefined;
  problem: string | null;
  agreed: boolean;
  error: string | undefined;
  onChange: (agreed: boolean) => void;
}

const fetchFile = (path: string): void => {
  download(path).catch((failure: unknown) => console.error('document not downloaded', failure));
};

/** True if the paragraph is the heading of an article of the terms. */
const isArticle = (paragraph: string): boolean => /^제\s*\d+조/.test(paragraph);

/** A document to be read and agreed to: its text in a scrolling box, its file, and the checkbox below. */
const DocumentBox = ({
  item,
  heading: Heading,
  text,
  problem,
  agreed,
  error,
  onChange,
}: DocumentBoxProps) => {
  const id = useId();
  return (
    <section aria-labelledby={`${id}-title`} className={styles.document}>
      <div className={styles.head}>
        <Heading id={`${id}-title`} className={styles.title}>
          {item.title}
        </Heading>
        <button
          type="button"
          className={styles.download}
          aria-label={`${item.title} 내려받기`}
          onClick={() => fetchFile(item.path)}
        >
          내려받기
        </button>
      </div>
      <div
        role="group"
        aria-labelledby={`${id}-title`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
        tabIndex={0}
        className={styles.text}
      >
        {text
          ? text.paragraphs.map((paragraph, index) => (
              // the paragraphs never change their order
              <p key={index} className={isArticle(paragraph) ? styles.article : undefined}>
                {paragraph}
              </p>
            ))
          : (problem ?? messages.loading.detail)}
      </div>
      <label className={styles.agree}>
        <input
          type="checkbox"
          name={item.name}
          checked={agreed}
          aria-required={item.required || undefined}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error ? `${id}-error` : undefined}
          onChange={(event) => onChange(event.target.checked)}
        />
        {item.agree}
      </label>
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
    </section>
  );
};

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
