import { useId } from 'react';
import { messages } from '#contract/messages.ts';
import { download } from '#web/client/http/download.ts';
import type { AgreementItem } from './agreements.ts';
import styles from './DocumentBox.module.css';
import type { CurrentDocument } from './useDocuments.ts';

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
export const DocumentBox = ({
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
        // scrollable with the keyboard, so it must be focusable
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
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
