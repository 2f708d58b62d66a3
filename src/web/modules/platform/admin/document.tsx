import { useListContext } from 'react-admin';
import { RecordDrawer } from '#web/admin/form/RecordDrawer.tsx';
import { FormSection, SpecForm, SpecInput } from '#web/admin/form/SpecForm.tsx';
import { useCodes } from '#web/admin/kinds/code.tsx';
import { SpecField } from '#web/admin/list/SpecField.tsx';
import { SpecList } from '#web/admin/list/SpecList.tsx';
import type { Purpose } from '#web/admin/spec/formValues.ts';
import { Badge } from '#web/kit/badge/Badge.tsx';
import styles from './document/document.module.css';
import { ReadRevision } from './document/ReadRevision.tsx';
import { StartFromCurrent } from './document/StartFromCurrent.tsx';

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
