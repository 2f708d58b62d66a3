import { fieldOf, optionLabel } from '#contract/entityFields.ts';
import { RecordDrawer } from '#web/admin/form/RecordDrawer.tsx';
import { FormSection, SpecForm, SpecInput } from '#web/admin/form/SpecForm.tsx';
import { SpecField } from '#web/admin/list/SpecField.tsx';
import { SpecList } from '#web/admin/list/SpecList.tsx';
import type { Purpose } from '#web/admin/spec/formValues.ts';
import { useSpec } from '#web/admin/spec/SpecContext.tsx';
import { Badge } from '#web/kit/badge/Badge.tsx';
import { usePageHead } from '#web/kit/page/pageHead.ts';
import { RetentionHead } from './retentionRule/RetentionHead.tsx';

const Switch = ({ code }: { code: string }) => (
  <Badge tone={code === 'Y' ? 'good' : 'plain'}>{optionLabel(fieldOf(useSpec(), 'useYn'), code)}</Badge>
);

/** What happens after how long, and to which articles. */
export const form = ({ purpose }: { purpose: Purpose }) => (
  <SpecForm purpose={purpose}>
    <FormSection title="무엇을 언제">
      <SpecInput source="rtntRuleNm" />
      <SpecInput source="actnCd" />
      <SpecInput source="itemKnd" />
      <SpecInput source="monCnt" />
    </FormSection>
    <FormSection title="어떤 글만">
      <SpecInput source="ntnId" />
      <SpecInput source="mediaId" />
      <SpecInput source="lanCd" />
      <SpecInput source="lclsfNm" />
      <SpecInput source="featExtrMclsf" />
      <SpecInput source="maxScr" />
      <SpecInput source="noKwdYn" />
    </FormSection>
  </SpecForm>
);

const empty = {
  title: '보존 규칙이 없습니다.',
  hint: '규칙이 없으면 모든 글이 목록과 검색에 남습니다. 새 규칙은 꺼진 채로 저장되니, 무엇이 보관될지 미리 보고 켤 수 있습니다.',
};

const intro = '오래된 글을 언제 목록에서 빼거나 본문을 비울지 정합니다.';

const Rules = () => {
  usePageHead({ intro });
  return (
    <>
      <SpecList empty={empty}>
        <SpecField source="rtntRuleNm" />
        <SpecField source="useYn" render={({ useYn }) => <Switch code={String(useYn)} />} />
        <SpecField source="actnCd" />
        <SpecField source="itemKnd" />
        <SpecField source="monCnt" label="보존 기간" render={({ monCnt }) => `${String(monCnt)}개월`} />
        <SpecField source="ntnId" />
        <SpecField source="mediaId" />
      </SpecList>
      {/* the preview comes with the stored rule */}
      <RecordDrawer
        fields={form}
        head={RetentionHead}
        created={({ rtntRuleId }) => `/admin/RetentionRule?id=${String(rtntRuleId)}`}
        wide
      />
    </>
  );
};

export const list = Rules;
