import type { ReactNode } from 'react';
import styles from './ForeignText.module.css';

const rightToLeft = new Set(['Arab', 'Hebr', 'Syrc', 'Thaa', 'Nkoo', 'Adlm', 'Rohg', 'Mand', 'Samr', 'Aran']);

interface Writing {
  lang: string | undefined;
  direction: 'ltr' | 'rtl' | 'auto';
}

const unknown: Writing = { lang: undefined, direction: 'auto' };

const readWriting = (language: string): Writing => {
  try {
    const locale = new Intl.Locale(language);
    const { script } = locale.maximize();
    const direction = script ? (rightToLeft.has(script) ? 'rtl' : 'ltr') : 'auto';
    return { lang: locale.toString(), direction };
  } catch {
    return unknown;
  }
};

// a list page asks hundreds of times for the same few languages; Korean, which every screen needs, is preset, so that
// Intl's script data is not loaded before the first paint
const known = new Map<string, Writing>([['ko', { lang: 'ko', direction: 'ltr' }]]);

const writingOf = (language: string | null | undefined): Writing => {
  if (!language) return unknown;
  const writing = known.get(language) ?? readWriting(language);
  known.set(language, writing);
  return writing;
};

/** Writing direction of a BCP 47 language, derived from its script; `auto` if unknown. */
export const directionOf = (language: string | null | undefined): 'ltr' | 'rtl' | 'auto' =>
  writingOf(language).direction;

/** The language as a `lang` attribute; undefined if it is no BCP 47 language. */
export const langOf = (language: string | null | undefined): string | undefined => writingOf(language).lang;

interface ForeignTextProps {
  /** BCP 47; null if unknown. */
  language: string | null | undefined;
  as?: 'span' | 'p' | 'div' | 'h1';
  className?: string | undefined;
  /**
   * Titles mix scripts and are short: their own letters decide (`auto`). Bodies use the direction of their language.
   */
  dir?: 'auto' | undefined;
  children: ReactNode;
}

/** Text in another language: read aloud, styled and directed according to that language. */
export const ForeignText = ({ language, as: Tag = 'span', className, dir, children }: ForeignTextProps) => (
  <Tag
    lang={langOf(language)}
    dir={dir ?? directionOf(language)}
    className={className ? `${styles.foreign} ${className}` : styles.foreign}
  >
    {children}
  </Tag>
);

interface MarkedProps {
  text: string;
  /** Ranges of UTF-16 units in order, end exclusive. */
  marks: readonly { start: number; end: number }[];
}

/** A text with its marks. The pieces are never reordered, so their position is their key. */
export const Marked = ({ text, marks }: MarkedProps) => {
  const pieces = marks.flatMap(({ start, end }, index) => [
    { text: text.slice(marks[index - 1]?.end ?? 0, start), isMarked: false, at: start },
    { text: text.slice(start, end), isMarked: true, at: start },
  ]);
  return (
    <>
      {pieces.map((piece) =>
        piece.isMarked ? (
          <mark key={`${piece.at}-marked`}>{piece.text}</mark>
        ) : (
          <span key={piece.at}>{piece.text}</span>
        ),
      )}
      {text.slice(marks.at(-1)?.end ?? 0)}
    </>
  );
};
