import type { FoundItem, SearchReason } from '#generated/types/searchCalls.ts';
import styles from './Why.module.css';

const fields: Record<string, string> = {
  kornTtl: '제목',
  lclanTtl: '원어 제목',
  articleTransCn: '번역문',
  articleCn: '원문',
  jrnlLclanNm: '기자',
  featExtrSmry: '요약',
  featExtrKwdList: '키워드',
  atchFileCn: '첨부파일',
  atchFileNm: '첨부파일 이름',
};

const isAsTyped = ({ typed, written }: SearchReason): boolean =>
  written.normalize('NFKC').toLowerCase() === typed.replaceAll('"', '').toLowerCase();

/** The places of one typed word: each field, with the spelling there if it is another one. */
const placesOf = (reasons: readonly SearchReason[]) =>
  [...Map.groupBy(reasons, ({ field }) => field)].map(([field, inField]) => ({
    field: fields[field] ?? field,
    others: inField.filter((one) => !isAsTyped(one)).map(({ written }) => written),
  }));

/** Which typed word stands in which field, by which spelling; unfolded on request. */
export const Why = ({ reasons }: Pick<FoundItem, 'reasons'>) => {
  if (!reasons?.length) return null;
  return (
    <details className={styles.why}>
      <summary>왜 찾았나</summary>
      <dl>
        {[...Map.groupBy(reasons, ({ typed }) => typed)].map(([typed, ofWord]) => (
          <div key={typed}>
            <dt>{typed}</dt>
            <dd>
              {placesOf(ofWord).map(({ field, others }) => (
                <span key={field}>
                  {field}
                  {others.length > 0 && (
                    <>
                      {' '}
                      <mark>{others.join(', ')}</mark>
                    </>
                  )}
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
};
