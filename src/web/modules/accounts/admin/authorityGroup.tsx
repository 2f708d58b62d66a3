import { FormSection, SpecForm, SpecInput } from '#web/admin/form/SpecForm.tsx';
import type { Purpose } from '#web/admin/spec/formValues.ts';
import styles from './authorityGroup/authorityGroup.module.css';
import { MenuRightsInput } from './authorityGroup/MenuRightsInput.tsx';
import { UserRightsInput } from './authorityGroup/UserRightsInput.tsx';

/** The group's own fields, then side by side its menus and its users. */
export const form = ({ purpose }: { purpose: Purpose }) => (
  <SpecForm purpose={purpose}>
    <FormSection>
      <SpecInput source="authrtNm" />
      <SpecInput source="sortNo" />
      <SpecInput source="rmrk" />
    </FormSection>
    <div className={styles.sides}>
      <MenuRightsInput />
      <UserRightsInput />
    </div>
  </SpecForm>
);

export const wide = true;
