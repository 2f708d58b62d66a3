import { RecordDrawer } from '#web/admin/form/RecordDrawer.tsx';
import { SpecForm } from '#web/admin/form/SpecForm.tsx';
import { SpecList } from '#web/admin/list/SpecList.tsx';
import { MonthlyCheck } from './privacyLog/MonthlyCheck.tsx';

/** The log of access to personal data with reasons, and its monthly check. */
export const list = () => (
  <>
    <SpecList actions={<MonthlyCheck />} />
    <RecordDrawer fields={SpecForm} />
  </>
);
