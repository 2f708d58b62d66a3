import { useEffect, useState } from 'react';
import { useGetList, useGetOne } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { isBlank } from '#contract/problems.ts';
import type { Document } from '#generated/types/document.ts';
import { useSpec } from '../../spec/SpecContext.tsx';
import styles from './document.module.css';

type Revision = Document & { id: string };

/** A new revision starts from the text of the one in force, as long as nothing has been written. */
export const StartFromCurrent = () => {
  const spec = useSpec();
  const docKndCd = useWatch({ name: 'docKndCd' }) as string | null;
  const { getValues, setValue } = useFormContext();
  const { data: revisions } = useGetList<Revision>(
    spec.name,
    { filter: { docKndCd }, pagination: { page: 1, perPage: 50 }, sort: { field: 'rvsnYmd', order: 'DESC' } },
    { enabled: !isBlank(docKndCd) },
  );
  const current = revisions?.find(({ currentYn }) => currentYn === 'Y');
  const { data: text } = useGetOne<Revision>(
    spec.name,
    { id: current?.id ?? '' },
    { enabled: current !== undefined },
  );
  const isFor = text !== undefined && text.docKndCd === docKndCd ? text : undefined;
  const [filled, setFilled] = useState<Revision>();
  useEffect(() => {
    const written = getValues('docCn') as string | null;
    if (!isFor?.docCn || isFor === filled || !(isBlank(written) || written === filled?.docCn)) return;
    setValue('docCn', isFor.docCn, { shouldDirty: true });
    setFilled(isFor);
  }, [isFor, filled, getValues, setValue]);
  return (
    <p className={styles.start} role="status">
      {filled?.docKndCd === docKndCd &&
        `현재 시행 중인 개정판(${filled.rvsnYmd})의 내용을 불러왔습니다. 바뀌는 부분만 수정해 주세요.`}
    </p>
  );
};
