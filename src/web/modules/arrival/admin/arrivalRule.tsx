import type { Option } from '#contract/entity.ts';
import { fieldOf, optionLabel } from '#contract/entityFields.ts';
import { Facts } from '#web/admin/form/Facts.tsx';
import { RecordDrawer } from '#web/admin/form/RecordDrawer.tsx';
import { FormSection, SpecForm, SpecInput } from '#web/admin/form/SpecForm.tsx';
import { SelectInput } from '#web/admin/kinds/choice.tsx';
import { SpecField } from '#web/admin/list/SpecField.tsx';
import { SpecList } from '#web/admin/list/SpecList.tsx';
import type { Purpose, Row } from '#web/admin/spec/formValues.ts';
import { useSpec } from '#web/admin/spec/SpecContext.tsx';
import { useSession } from '#web/client/session/sessionStore.ts';
import { useSearchOptions } from '#web/client/views/searchOptions.ts';
import { usePageHead } from '#web/kit/page/pageHead.ts';
import { useLabels } from '#web/modules/articles/index.ts';
import { RuleHead } from './arrivalRule/RuleHead.tsx';
import { RuleState } from './arrivalRule/RuleState.tsx';

const OwnChoice = ({ source, options }: { source: string; options: readonly Option[] }) => {
  const field = fieldOf(useSpec(), source);
  return field ? <SelectInput field={field} source={source} options={options} /> : null;
};

const ViewInput = () => <OwnChoice source="viewId" options={useSearchOptions()} />;

const LabelInput = () => {
  const { labels = [] } = useLabels();
  const options = labels
    .filter(({ ltrYn, edtYn }) => ltrYn === 'N' && edtYn === 'Y')
    .map(({ labelId, labelNm }) => ({ value: String(labelId), label: labelNm }));
  return <OwnChoice source="labelId" options={options} />;
};

/** What comes in, and what is done with it. */
const form = ({ purpose }: { purpose: Purpose }) => (
  <SpecForm purpose={purpose}>
    <FormSection title="무엇이 들어오면">
      <SpecInput source="arvlRuleNm" />
      <ViewInput />
    </FormSection>
    <FormSection title="무엇을 할까요">
      <LabelInput />
      <SpecInput source="relIssueId" />
      <SpecInput source="lclsfNm" />
      <SpecInput source="featExtrMclsf" />
      <SpecInput source="strGroupId" />
      <SpecInput source="ntcGroupId" />
      <SpecInput source="trayYn" />
    </FormSection>
  </SpecForm>
);

/** The rule of a colleague. */
const OthersRule = ({ record }: { record: Row }) => {
  const spec = useSpec();
  const names = ['arvlRuleNm', 'viewNm', 'actnList', 'userNm', 'regDt'];
  return <Facts fields={names.flatMap((name) => fieldOf(spec, name) ?? [])} record={record} />;
};

const empty = {
  title: '수신 규칙이 없습니다.',
  hint: '먼저 기사 목록이나 통합검색에서 조건을 보기로 저장하고, ‘등록’을 눌러 그 검색에 맞는 글에 할 일을 고르세요. 새 규칙은 꺼진 채로 저장되니 시험해 보고 켤 수 있습니다.',
};

const intro = '새로 들어온 글이 저장한 검색에 맞으면 할 일을 정합니다.';

const Rules = () => {
  usePageHead({ intro });
  const userId = useSession(({ user }) => user?.user.userId);
  const state = fieldOf(useSpec(), 'useYn');
  return (
    <>
      <SpecList empty={empty} filters={['arvlRuleNm', 'useYn']}>
        <SpecField source="arvlRuleNm" />
        <SpecField
          source="useYn"
          render={({ useYn, stopRsn }) => (
            <RuleState isOn={useYn === 'Y'} label={optionLabel(state, useYn)} stopRsn={stopRsn} />
          )}
        />
        <SpecField source="viewNm" />
        <SpecField source="actnList" />
        <SpecField source="userNm" />
      </SpecList>
      {/* the trial comes with the stored rule */}
      <RecordDrawer
        fields={form}
        head={RuleHead}
        read={OthersRule}
        may={({ userId: owner }) => ({ update: owner === userId })}
        created={({ arvlRuleId }) => `/article/ArrivalRule?id=${String(arvlRuleId)}`}
        wide
      />
    </>
  );
};

export const list = Rules;
