import { FormSection, SpecForm, SpecInput } from '#web/admin/form/SpecForm.tsx';
import type { Purpose } from '#web/admin/spec/formValues.ts';
import { useBoard } from './BoardContext.tsx';
import { RecipientsInput } from './RecipientsInput.tsx';

const NoticeFields = () => (
  <FormSection>
    <SpecInput source="ttl" />
    <SpecInput source="upperNtcYn" />
    <SpecInput source="emrgYn" />
    <SpecInput source="cn" />
    <SpecInput source="files" />
  </FormSection>
);

const BoardFields = () => (
  <>
    <FormSection level={2} title="받는 사람">
      <RecipientsInput />
      <SpecInput source="rlsYn" />
      <SpecInput source="emrgYn" />
    </FormSection>
    <FormSection level={2} title="글">
      <SpecInput source="pstClsfCd" />
      <SpecInput source="ttl" />
      <SpecInput source="cn" />
      <SpecInput source="files" />
    </FormSection>
  </>
);

/** The form of a post on its board. */
export const PostFields = ({ purpose }: { purpose: Purpose }) => {
  const { kind } = useBoard();
  return <SpecForm purpose={purpose}>{kind === 'NOTICE' ? <NoticeFields /> : <BoardFields />}</SpecForm>;
};
