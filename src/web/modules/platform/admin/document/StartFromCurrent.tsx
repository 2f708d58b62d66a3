import { useEffect, useState } from 'react';
import { useGetList, useGetOne } from 'react-admin';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { isBlank } from '#contract/problems.ts';
import type { Document } from '#generated/types/document.ts';
import { useSpec } from '#web/admin/spec/SpecContext.tsx';
import styles from './document.module.css';

type Revision = Document & { id: string };

/** Fills in the text in force, unless something was written. */
const Start = ({ inForce, isWritten }: { inForce: Revision; isWritten: boolean }) => {
  const { resetField } = useFormContext();
  const [isFilled] = useState(!isWritten);
  useEffect(() => {
    if (isFilled) resetField('docCn', { defaultValue: inForce.docCn });
  }, [isFilled, resetField, inForce.docCn]);
  return (
    isFilled &&
    `현재 시행 중인 개정판(${inForce.rvsnYmd})의 내용을 불러왔습니다. 바뀌는 부분만 수정해 주세요.`
  );
};

/** A new revision starts from the text of the one in force, as long as nothing has been written. */
export const StartFromCurrent = () => {
  const spec = useSpec();
  const [docKndCd, docCn] = useWatch({ name: ['docKndCd', 'docCn'] }) as [string | null, string | null];
  const { dirtyFields } = useFormState();
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
  return (
    <p className={styles.start} role="status">
      {isFor?.docCn && (
        <Start key={isFor.id} inForce={isFor} isWritten={!isBlank(docCn) && Boolean(dirtyFields['docCn'])} />
      )}
    </p>
  );
};
