import { RecordDrawer } from '../form/RecordDrawer.tsx';
import { SpecForm } from '../form/SpecForm.tsx';
import { SpecList } from '../list/SpecList.tsx';
import { MonthlyCheck } from './privacyLog/MonthlyCheck.tsx';

/** Who saw whose data and why, and the check of a month of it. */
export const list = () => (
  <>
    <SpecList actions={<MonthlyCheck />} />
    <RecordDrawer fields={SpecForm} />
  </>
);
