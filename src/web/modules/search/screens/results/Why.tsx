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

interface WhyButtonProps {
  /** Id of the list that it shows. */
  controls: string;
  isOpen: boolean;
  onToggle: () => void;
}

/** Beside the source of a hit: shows and hides why it was found. */
export const WhyButton = ({ controls, isOpen, onToggle }: WhyButtonProps) => (
  <button
    type="button"
    className={styles.button}
    aria-expanded={isOpen}
    aria-controls={controls}
    onClick={onToggle}
  >
    왜 찾았나
  </button>
);

interface WhyProps {
  id: string;
  reasons: NonNullable<FoundItem['reasons']>;
}

/** Which typed word stands in which field, by which spelling. */
export const Why = ({ id, reasons }: WhyProps) => {
  return (
    <dl id={id} className={styles.why}>
      {[...Map.groupBy(reasons, ({ typed }) => typed)].map(([typed, ofWord]) => (
        <div key={typed}>
          <dt>{typed}</dt>
          <dd>
            {placesOf(ofWord).map(({ field, others }, at) => (
              <span key={field}>
                {at > 0 && ', '}
                {field}
                {others.length > 0 && (
                  <>
                    (<mark>{others.join(', ')}</mark>)
                  </>
                )}
              </span>
            ))}
            에 있음
          </dd>
        </div>
      ))}
    </dl>
  );
};
