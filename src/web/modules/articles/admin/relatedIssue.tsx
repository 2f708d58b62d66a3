import { RecordDrawer } from '#web/admin/form/RecordDrawer.tsx';
import { FormSection, SpecForm, SpecInput } from '#web/admin/form/SpecForm.tsx';
import { SpecList } from '#web/admin/list/SpecList.tsx';
import type { Purpose } from '#web/admin/spec/formValues.ts';
import { Reanalysis } from '../parts/reanalysis/Reanalysis.tsx';
import { WordsInput } from './relatedIssue/WordsInput.tsx';

/** The issue, and the words that find its articles. */
export const form = ({ purpose }: { purpose: Purpose }) => (
  <SpecForm purpose={purpose}>
    <FormSection>
      <SpecInput source="relIssueNm" />
      <SpecInput source="seq" />
      <SpecInput source="useYn" />
      <SpecInput source="expln" />
    </FormSection>
    <WordsInput />
  </SpecForm>
);

const empty = {
  title: '등록된 관련 이슈가 없습니다.',
  hint: '지켜볼 이슈를 등록하고 사전의 낱말을 고르면, 그 낱말이 나오는 새 기사에 이슈를 표시합니다.',
};

export const list = () => (
  <>
    <SpecList top={<Reanalysis />} empty={empty} />
    <RecordDrawer fields={form} />
  </>
);
