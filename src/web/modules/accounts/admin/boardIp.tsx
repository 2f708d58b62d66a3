import { RecordDrawer } from '#web/admin/form/RecordDrawer.tsx';
import { SpecForm } from '#web/admin/form/SpecForm.tsx';
import { SpecList } from '#web/admin/list/SpecList.tsx';
import { AddressTester } from './boardIp/AddressTester.tsx';

/** The rules, with a form to test an address against them. */
export const list = () => (
  <>
    <SpecList top={<AddressTester />} />
    <RecordDrawer fields={SpecForm} />
  </>
);
