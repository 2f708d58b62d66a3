import { useQuery } from '@tanstack/react-query';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { MarkedText } from '#generated/types/searchCalls.ts';
import { read } from '#web/client/http/read.ts';
import { Marked } from '#web/kit/foreign/ForeignText.tsx';
import type { FoundPage } from '../../parts/found/foundPage.ts';
import { titlesOf } from '../../parts/items/itemNames.ts';
import type { ArticleRecord } from './articleRecord.ts';
import styles from './FoundIn.module.css';
import { PassageText } from './passages/PassageText.tsx';

/** A range of a text in UTF-16 units, end exclusive. */
interface Mark {
  start: number;
  end: number;
}

/** The marks within a range of their text, in its positions. */
const within = (marks: readonly Mark[], range: Mark): Mark[] =>
  marks
    .map(({ start, end }) => ({
      start: Math.max(0, start - range.start),
      end: Math.min(range.end, end) - range.start,
    }))
    .filter(({ start, end }) => start < end);

/** The marks of a text within a part of it, such as a paragraph; the same part twice has the same marks. */
export const marksOfPart = (whole: string, part: string, marks: readonly Mark[]): Mark[] => {
  const at = whole.indexOf(part);
  return at < 0 ? [] : within(marks, { start: at, end: at + part.length });
};

type Field = 'kornTtl' | 'lclanTtl' | 'articleCn' | 'articleTransCn';
type MarkedFields = Partial<Record<Field, { text: string; marks: readonly Mark[] }>>;

const Found = createContext<MarkedFields>({});

/** Conditions of a search that do not decide what is marked. */
const ofList = ['page', 'size', 'sort', 'kind', 'total'];

interface FoundInProps {
  article: ArticleRecord;
  /** The page of hits that led to the article, if one did. */
  page: FoundPage | undefined;
}

/** Where the words of the search stand in the article that was opened from it, as the server finds them. */
const useFoundWords = ({ article, page }: FoundInProps): MarkedFields => {
  const { articleId } = article;
  const query = Object.fromEntries(
    Object.entries(page?.query ?? {}).filter(([name]) => !ofList.includes(name)),
  );
  const { data } = useQuery({
    queryKey: ['search-marks', articleId, query],
    queryFn: ({ signal }) =>
      read<MarkedText[]>('/search/marks', {
        params: { ...query, articleId },
        signal,
        quiet: true,
        background: true,
      }),
    // without marks the article is read all the same
    enabled: page !== undefined && 'searchText' in query,
  });
  return useMemo(
    () =>
      Object.fromEntries(
        (data ?? []).map(({ field, marks }) => [field, { text: article[field as Field] ?? '', marks }]),
      ),
    [data, article],
  );
};

/** Marks the words of the search in the texts of the article. */
export const FoundWords = ({ children, ...opened }: FoundInProps & { children: ReactNode }) => (
  <Found value={useFoundWords(opened)}>{children}</Found>
);

const FoundText = ({ text, marks }: { text: string; marks: readonly Mark[] }) =>
  marks.length === 0 ? (
    text
  ) : (
    <span className={styles.found}>
      <Marked text={text} marks={marks} />
    </span>
  );

interface PartProps {
  field: Field;
  text: string;
}

const useMarksIn = ({ field, text }: PartProps): Mark[] => {
  const whole = useContext(Found)[field];
  return whole ? marksOfPart(whole.text, text, whole.marks) : [];
};

/** A text of the article, or a part of it, with the words of the search marked. */
export const FoundIn = (part: PartProps) => <FoundText text={part.text} marks={useMarksIn(part)} />;

/** A paragraph of a body with the words of the search marked, and the passages that have notes. */
export const BodyText = ({ field, text, start }: PartProps & { start: number }) => {
  const marks = useMarksIn({ field, text });
  return (
    <PassageText field={field} text={text} start={start}>
      {(part) => <FoundText text={text.slice(part.start, part.end)} marks={within(marks, part)} />}
    </PassageText>
  );
};

/** The title of the article, which stands outside of its text, with the words of the search marked. */
export const FoundTitle = (opened: FoundInProps) => {
  const { article } = opened;
  const { main } = titlesOf(article);
  return (
    <FoundWords {...opened}>
      <FoundIn field={article.kornTtl ? 'kornTtl' : 'lclanTtl'} text={main.text} />
    </FoundWords>
  );
};
