import type { ReactNode } from 'react';
import styles from './passages.module.css';
import { markId, type NotedPart, notedParts, usePassagesOf } from './passages.ts';

interface PassageTextProps {
  field: string;
  /** A paragraph, and where it starts in its body. */
  text: string;
  start: number;
  /** Draws a part of the paragraph, with what else is marked in it. */
  children: (part: { start: number; end: number }) => ReactNode;
}

/** A paragraph with the passages marked on which the user has written notes: a press opens the note. */
export const PassageText = ({ field, text, start, children }: PassageTextProps) => {
  const { notes, open } = usePassagesOf(field);
  const parts: NotedPart[] = notedParts(notes, start, text.length);
  return (
    <span data-passage-field={field} data-passage-start={start}>
      {parts.map(({ note, isFirst, ...part }) =>
        note ? (
          <span
            key={part.start}
            id={isFirst ? markId(note.passageId) : undefined}
            role="button"
            tabIndex={isFirst ? 0 : -1}
            className={styles.mark}
            aria-haspopup="dialog"
            title={note.memoCn ?? undefined}
            onClick={() => open(note.passageId)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' && event.key !== ' ') return;
              event.preventDefault();
              open(note.passageId);
            }}
          >
            {children(part)}
          </span>
        ) : (
          <span key={part.start}>{children(part)}</span>
        ),
      )}
    </span>
  );
};
