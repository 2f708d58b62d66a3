import { type ReactNode, useEffect, useId, useRef } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { fieldOf } from '#contract/entityFields.ts';
import { isBlank } from '#contract/problems.ts';
import { article as spec } from '#generated/resources/article.ts';
import { choiceOf, countOf } from '#web/kit/files/fileChoice.ts';
import styles from './write.module.css';

/** Optional fields of the form on one topic. */
export interface Part {
  title: string;
  names: readonly string[];
  /** Its content in words, if the field labels do not say enough. */
  holds?: string;
}

export const textPart: Part = {
  title: '원문과 번역',
  names: ['lclanTtl', 'lanCd', 'articleCn', 'articleTransCn', 'wholSentTransYn'],
};
export const reportPart: Part = {
  title: '보도 정보',
  names: ['jrnlLclanNm', 'chNm', 'sndngRgnNm', 'nscvrgFrmCd', 'onsiteMediaArticleYn'],
};
export const analysisPart: Part = {
  title: '분류와 분석',
  names: ['featExtrMclsf', 'relMaoCd', 'featExtrSmry', 'featExtrKwdList', 'htcnyOpnn'],
};
export const filesPart: Part = { title: '첨부파일', names: ['files'], holds: '지면 사진, 문서 등' };

export const parts: readonly Part[] = [textPart, reportPart, analysisPart, filesPart];

const always = ['kornTtl', 'mediaId', 'ntnId', 'frmTrsfNscvrgDt', 'lclsfNm'];

/** The required fields: a printed report needs the place in the paper and a scan instead of an address. */
export const requiredNames = (isPrint: boolean): string[] =>
  isPrint ? ['prcvpg', 'prcvsc', ...always, 'files'] : ['url', ...always];

/** True if a field has a value: an empty file list and a No do not count. */
export const isFilled = (name: string, value: unknown): boolean => {
  if (name === 'files') return countOf(choiceOf(value)) > 0;
  if (Array.isArray(value)) return value.length > 0;
  return !isBlank(typeof value === 'string' ? value.trim() : value) && value !== 'N';
};

/** Number of fields of a part that are filled in. */
export const useFilled = ({ names }: Part): number => {
  const values = useWatch({ name: names }) as unknown[];
  return names.filter((name, index) => isFilled(name, values[index])).length;
};

/** The fields of a part, folded while they are empty and valid. */
export const FieldGroup = ({ part, children }: { part: Part; children: ReactNode }) => {
  const place = useRef<HTMLDetailsElement>(null);
  const id = useId();
  const { setFocus } = useFormContext();
  const { errors, submitCount } = useFormState();
  const filled = useFilled(part);
  const isAnyFilled = filled > 0;
  const faulty = part.names.find((name) => name in errors);

  const open = () => {
    if (place.current) place.current.open = true;
  };
  useEffect(() => {
    if (isAnyFilled) open();
  }, [isAnyFilled]);

  const seen = useRef(submitCount);
  useEffect(() => {
    if (!faulty) return;
    open();
    if (seen.current === submitCount) return;
    seen.current = submitCount;
    // a folded field could not be focused as the first one at fault
    const first = place.current?.closest('form')?.querySelector('[aria-invalid=true]');
    if (first && place.current?.contains(first)) setFocus(faulty);
  }, [faulty, submitCount, setFocus]);

  const held = part.holds ?? part.names.map((name) => fieldOf(spec, name)?.label ?? name).join(', ');
  return (
    <details ref={place} className={styles.group}>
      <summary aria-describedby={id}>
        <h3>{part.title}</h3>
        <span id={id} className={styles.state}>
          {isAnyFilled ? `${filled}개 입력` : held}
        </span>
      </summary>
      <div className={styles.fields}>{children}</div>
    </details>
  );
};
