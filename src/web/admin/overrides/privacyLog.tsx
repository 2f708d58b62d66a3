import { RecordDrawer } from '../form/RecordDrawer.tsx';
import { SpecForm } from '../form/SpecForm.tsx';
import { SpecList } from '../list/SpecList.tsx';
import { MonthlyCheck } from './privacyLog/MonthlyCheck.tsx';

/** The log of access to personal data with reasons, and its monthly check. */
export const list = () => (
  <>
    <SpecList actions={<MonthlyCheck />} />
    <RecordDrawer fields={SpecForm} />
  </>
);
