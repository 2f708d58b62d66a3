import { fieldOf, optionLabel } from '#contract/entityFields.ts';
import { FormSection, SpecForm, SpecInput } from '#web/admin/form/SpecForm.tsx';
import { SelectInput } from '#web/admin/kinds/choice.tsx';
import { SpecField } from '#web/admin/list/SpecField.tsx';
import { SpecList } from '#web/admin/list/SpecList.tsx';
import type { Purpose } from '#web/admin/spec/formValues.ts';
import { useSpec } from '#web/admin/spec/SpecContext.tsx';
import { useSavedViews } from '#web/client/views/savedViews.ts';
import { Badge } from '#web/kit/badge/Badge.tsx';
import { feedsOf } from '../parts/connections/feedAddresses.ts';
import { HookHead } from './webHook/HookHead.tsx';

/** The saved views that can be sent. */
const ViewInput = () => {
  const field = fieldOf(useSpec(), 'viewId');
  const views = useSavedViews((state) => state.views);
  if (!field) return null;
  const options = feedsOf(views, { highlights: false, briefings: false }).map(({ name, kind, query }) => ({
    value: query.viewId ?? '',
    label: `${name} (${kind})`,
  }));
  return <SelectInput field={field} source="viewId" options={options} />;
};

/** Where what is sent. */
export const form = ({ purpose }: { purpose: Purpose }) => (
  <SpecForm purpose={purpose}>
    <FormSection>
      <SpecInput source="hookNm" />
      <SpecInput source="url" />
      <ViewInput />
      <SpecInput source="useYn" />
    </FormSection>
  </SpecForm>
);

export const head = HookHead;

const empty = {
  title: '외부 전송이 없습니다.',
  hint: '먼저 기사 목록이나 통합검색에서 보낼 조건을 보기로 저장하고, ‘등록’을 눌러 받는 시스템의 주소를 적어 주세요.',
};

const Use = ({ code, isPaused }: { code: string; isPaused: boolean }) => {
  const label = optionLabel(fieldOf(useSpec(), 'useYn'), code);
  return isPaused ? (
    <Badge tone="danger">멈춤</Badge>
  ) : (
    <Badge tone={code === 'Y' ? 'good' : 'plain'}>{label}</Badge>
  );
};

export const list = () => (
  <SpecList empty={empty}>
    <SpecField source="hookNm" />
    <SpecField
      source="useYn"
      render={({ useYn, failSinceDt }) => (
        <Use code={String(useYn)} isPaused={useYn === 'N' && Boolean(failSinceDt)} />
      )}
    />
    <SpecField source="url" />
    <SpecField source="viewNm" />
    <SpecField source="lastOkDt" />
    <SpecField source="failSinceDt" />
  </SpecList>
);
