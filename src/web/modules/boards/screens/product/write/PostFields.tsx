import { FormSection, SpecForm } from '#web/admin/form/SpecForm.tsx';
import { SpecInput } from '#web/admin/form/SpecInput.tsx';
import type { Purpose } from '#web/admin/spec/formValues.ts';
import { useBoard } from './BoardContext.tsx';
import { ClassInput } from './ClassInput.tsx';
import { CoverInput } from './CoverInput.tsx';

/** The form of a post: its text, its files and the cover picture. */
export const PostFields = ({ purpose }: { purpose: Purpose }) => {
  const { board } = useBoard();
  return (
    <SpecForm purpose={purpose}>
      <FormSection>
        {board.board === 'triple' && <ClassInput />}
        <SpecInput source="ttl" />
        <SpecInput source="cn" />
        <SpecInput source="files" />
        <CoverInput />
      </FormSection>
    </SpecForm>
  );
};
