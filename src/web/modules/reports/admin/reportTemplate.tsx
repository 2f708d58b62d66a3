import { useWatch } from 'react-hook-form';
import { fieldOf, optionLabel } from '#contract/entityFields.ts';
import { FormSection, SpecForm, SpecInput } from '#web/admin/form/SpecForm.tsx';
import { ChildrenInput } from '#web/admin/kinds/children.tsx';
import { SelectInput } from '#web/admin/kinds/choice.tsx';
import type { InputProps } from '#web/admin/kinds/contexts.ts';
import { SpecField } from '#web/admin/list/SpecField.tsx';
import { SpecList } from '#web/admin/list/SpecList.tsx';
import type { Purpose } from '#web/admin/spec/formValues.ts';
import { useSpec } from '#web/admin/spec/SpecContext.tsx';
import { useSearchOptions } from '#web/client/views/searchOptions.ts';
import { Badge } from '#web/kit/badge/Badge.tsx';
import { usePageHead } from '#web/kit/page/pageHead.ts';
import { Runs } from './reportTemplate/Runs.tsx';
import { Trial } from './reportTemplate/Trial.tsx';

/** Own and shared searches; an administrator sees another person's only as chosen. */
const SearchInput = (props: InputProps) => {
  const options = useSearchOptions();
  const chosen = useWatch({ name: props.source }) as number | null | undefined;
  const isOther = chosen && !options.some(({ value }) => value === String(chosen));
  const others = isOther ? [{ value: String(chosen), label: '만든 사람의 검색' }] : [];
  return <SelectInput {...props} options={[...options, ...others]} />;
};

const inputs = { viewId: SearchInput };

const Sections = () => {
  const field = fieldOf(useSpec(), 'sections');
  return field ? <ChildrenInput field={field} source="sections" inputs={inputs} /> : null;
};

/** What is made when, and of what. */
export const form = ({ purpose }: { purpose: Purpose }) => (
  <SpecForm purpose={purpose}>
    <FormSection title="언제 만들까요">
      <SpecInput source="rptTmplNm" />
      <SpecInput source="useYn" />
      <SpecInput source="runDyCd" />
      <SpecInput source="runHm" />
      <SpecInput source="hldyYn" />
      <SpecInput source="rlsCd" />
    </FormSection>
    <FormSection title="무엇을 실을까요">
      <SpecInput source="ttlPtrn" />
      <SpecInput source="cn" />
    </FormSection>
    <Sections />
    <Trial />
  </SpecForm>
);

export const head = Runs;

const empty = {
  title: '보고 서식이 없습니다.',
  hint: '먼저 기사 목록이나 통합검색에서 조건을 보기로 저장하고, ‘등록’을 눌러 구역마다 검색을 고르세요. 새 서식은 꺼진 채로 저장되니 시험해 보고 켤 수 있습니다.',
};

const intro = '정한 때마다 저장한 검색의 새 글을 모아 일일 브리핑을 저절로 만듭니다.';

const State = ({ code, reason }: { code: unknown; reason: unknown }) => {
  const label = optionLabel(fieldOf(useSpec(), 'useYn'), code);
  return reason ? (
    <Badge tone="danger">멈춤</Badge>
  ) : (
    <Badge tone={code === 'Y' ? 'good' : 'plain'}>{label}</Badge>
  );
};

const Templates = () => {
  usePageHead({ intro });
  return (
    <SpecList empty={empty}>
      <SpecField source="rptTmplNm" />
      <SpecField source="useYn" render={({ useYn, stopRsn }) => <State code={useYn} reason={stopRsn} />} />
      <SpecField source="runDyCd" />
      <SpecField source="runHm" />
      <SpecField source="rlsCd" />
      <SpecField source="nextRunDt" />
      <SpecField source="rgtrNm" />
    </SpecList>
  );
};

export const list = Templates;
