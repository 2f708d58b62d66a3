import { useEffect, useState } from 'react';
import { useGetList, useGetOne, useListContext } from 'react-admin';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { isBlank } from '#contract/problems.ts';
import type { Document } from '#generated/types/document.ts';
import { RecordDrawer } from '#web/admin/form/RecordDrawer.tsx';
import { FormSection, SpecForm, SpecInput } from '#web/admin/form/SpecForm.tsx';
import { HistoryButton } from '#web/admin/history/HistoryButton.tsx';
import { useCodes } from '#web/admin/kinds/code.tsx';
import { SpecField } from '#web/admin/list/SpecField.tsx';
import { SpecList } from '#web/admin/list/SpecList.tsx';
import type { Purpose, Row } from '#web/admin/spec/formValues.ts';
import { useSpec } from '#web/admin/spec/SpecContext.tsx';
import { Badge } from '#web/kit/badge/Badge.tsx';
import { FileList } from '#web/kit/files/FileList.tsx';
import { choiceOf } from '#web/kit/files/fileChoice.ts';
import { HtmlText } from '#web/kit/html/HtmlText.tsx';
import styles from './document/document.module.css';

/** A revision: its effective date, its text and its files. */
const ReadRevision = ({ record }: { record: Row }) => {
  const { docKndCdNm, rvsnYmd, docCn } = record as Row & Document;
  const { stored } = choiceOf(record.files);
  return (
    <div className={styles.revision}>
      <p className={styles.facts}>
        <strong>{docKndCdNm}</strong>
        <span>개정일 {rvsnYmd ?? '-'}</span>
      </p>
      {stored.length > 0 ? (
        <FileList files={stored} />
      ) : (
        <p className={styles.hint}>첨부파일이 없습니다. 내려받으면 아래 내용이 텍스트 파일로 저장됩니다.</p>
      )}
      <article className={styles.text}>
        <HtmlText html={docCn ?? ''} />
      </article>
      <div className={styles.actions}>
        <HistoryButton recordKey={String(record.docId)} />
      </div>
    </div>
  );
};

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

/** Tabs of the document kinds; each filters the list to its revisions. */
const KindTabs = () => {
  const { filterValues, setFilters } = useListContext();
  const kinds = useCodes('DOC_KND');
  const { docKndCd: chosen, ...others } = filterValues as Record<string, string>;
  return (
    <ul className={styles.kinds} aria-label="문서 종류">
      {[{ value: '', label: '전체' }, ...kinds].map(({ value, label }) => (
        <li key={value}>
          <button
            type="button"
            aria-pressed={(chosen ?? '') === value}
            onClick={() => setFilters(value ? { ...others, docKndCd: value } : others)}
          >
            {label}
          </button>
        </li>
      ))}
    </ul>
  );
};

const Fields = ({ purpose }: { purpose: Purpose }) => (
  <SpecForm purpose={purpose}>
    <FormSection>
      <SpecInput source="docKndCd" />
      <SpecInput source="rvsnYmd" />
      {purpose === 'insert' && <StartFromCurrent />}
      <SpecInput source="docCn" />
      <SpecInput source="files" />
    </FormSection>
  </SpecForm>
);

/** Revisions of privacy policy, terms and agreements: can be created and read, but never changed. */
export const list = () => (
  <>
    <SpecList filters={['rvsnYmd']} top={<KindTabs />}>
      <SpecField source="docKndCdNm" />
      <SpecField source="rvsnYmd" />
      <SpecField
        source="currentYn"
        render={({ currentYn }) => {
          if (currentYn === 'F') return <Badge tone="notice">예정</Badge>;
          return currentYn === 'Y' ? <Badge tone="good">현재</Badge> : null;
        }}
      />
      <SpecField source="regDt" />
    </SpecList>
    <RecordDrawer fields={Fields} read={ReadRevision} wide />
  </>
);
