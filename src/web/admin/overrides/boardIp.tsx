import { RecordDrawer } from '../form/RecordDrawer.tsx';
import { SpecForm } from '../form/SpecForm.tsx';
import { SpecList } from '../list/SpecList.tsx';
import { AddressTester } from './boardIp/AddressTester.tsx';

/** The rules, with a form to test an address against them. */
export const list = () => (
  <>
    <SpecList top={<AddressTester />} />
    <RecordDrawer fields={SpecForm} />
  </>
);
