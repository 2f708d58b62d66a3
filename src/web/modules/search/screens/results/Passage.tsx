import type { SearchSnippet } from '#generated/types/searchCalls.ts';
import { ForeignText, Marked } from '#web/kit/foreign/ForeignText.tsx';
import styles from './Result.module.css';

const itemFields: Record<string, string> = {
  articleTransCn: '번역문',
  articleCn: '원문',
  jrnlLclanNm: '기자',
  featExtrSmry: '요약',
  featExtrKwdList: '키워드',
  atchFileCn: '첨부파일',
  atchFileNm: '첨부파일',
};

/** Fields that are Korean, whatever the language of the item. */
const koreanFields = new Set(['articleTransCn', 'featExtrKwdList']);

interface PassageProps {
  snippet: SearchSnippet;
  language: string | null;
  /** Labels of the fields in which a passage may be. */
  fields?: Readonly<Record<string, string>>;
}

/** A matching passage, with the field that contains it. */
export const Passage = ({ snippet, language, fields = itemFields }: PassageProps) => {
  const { field, fileNm, isCutBefore, isCutAfter } = snippet;
  return (
    <div className={styles.passage}>
      <span className={styles.field}>{fields[field]}</span>
      <div>
        {field === 'atchFileCn' && <p className={styles.file}>{fileNm}</p>}
        <ForeignText
          language={koreanFields.has(field) || fileNm ? 'ko' : language}
          as="p"
          className={styles.text}
        >
          {isCutBefore && '… '}
          <Marked {...snippet} />
          {isCutAfter && ' …'}
        </ForeignText>
      </div>
    </div>
  );
};
