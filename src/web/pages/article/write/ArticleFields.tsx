import { useFormContext, useWatch } from 'react-hook-form';
import { FormSection, SpecForm } from '#web/admin/form/SpecForm.tsx';
import { SpecInput } from '#web/admin/form/SpecInput.tsx';
import type { Purpose } from '#web/admin/spec/formValues.ts';
import { ArticleAddress } from './ArticleAddress.tsx';
import { PrintPlace } from './PrintPlace.tsx';
import { ReportTime } from './ReportTime.tsx';
import { useOutletCountry } from './useOutletCountry.ts';
import styles from './write.module.css';

/** Where the original is to be found: its address, or for a report on paper the place in the paper. */
const Original = () => {
  const { control } = useFormContext();
  const isPrint = useWatch({ control, name: 'prcYn' }) === 'Y';
  return isPrint ? <PrintPlace /> : <ArticleAddress />;
};

/** The form of an article. */
export const ArticleFields = ({ purpose }: { purpose: Purpose }) => {
  useOutletCountry();
  return (
    <SpecForm purpose={purpose}>
      <FormSection level={2} title="보도">
        <Original />
        <SpecInput source="prcYn" />
        <SpecInput source="mediaId" />
        <SpecInput source="ntnId" />
        <ReportTime />
        <SpecInput source="jrnlLclanNm" />
        <SpecInput source="chNm" />
        <SpecInput source="sndngRgnNm" />
        <SpecInput source="nscvrgFrmCd" />
        <SpecInput source="onsiteMediaArticleYn" />
      </FormSection>
      <FormSection level={2} title="제목과 본문">
        <SpecInput source="kornTtl" />
        <SpecInput source="lclanTtl" />
        <div className={styles.bodies}>
          <SpecInput source="articleCn" />
          <SpecInput source="articleTransCn" />
        </div>
        <SpecInput source="wholSentTransYn" />
        <SpecInput source="lanCd" />
      </FormSection>
      <FormSection level={2} title="분류와 분석">
        <SpecInput source="lclsfNm" />
        <SpecInput source="featExtrMclsf" />
        <SpecInput source="featExtrSmry" />
        <SpecInput source="featExtrKwdList" />
        <SpecInput source="relMaoCd" />
        <SpecInput source="htcnyOpnn" />
      </FormSection>
      <FormSection level={2} title="첨부파일">
        <SpecInput source="files" />
      </FormSection>
      {purpose === 'update' && (
        <FormSection level={2} title="수정 내용">
          <SpecInput source="mdfcnCn" />
        </FormSection>
      )}
    </SpecForm>
  );
};
