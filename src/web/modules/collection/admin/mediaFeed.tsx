import { FormSection, SpecForm, SpecInput } from '#web/admin/form/SpecForm.tsx';
import { SpecField } from '#web/admin/list/SpecField.tsx';
import { SpecList } from '#web/admin/list/SpecList.tsx';
import type { Purpose } from '#web/admin/spec/formValues.ts';
import { StateBadge } from '#web/modules/outlets/index.ts';
import { ImportButton } from './mediaFeed/ImportButton.tsx';
import { visitIntervalText } from './mediaFeed/source.ts';
import { SourceActions } from './mediaFeed/SourceActions.tsx';
import { SourceAddressInput } from './mediaFeed/SourceAddressInput.tsx';
import { SourceHead } from './mediaFeed/SourceHead.tsx';
import { SourceName } from './mediaFeed/SourceName.tsx';
import { SourceStates } from './mediaFeed/SourceStates.tsx';

const conditions = ['feedTtl', 'mediaId', 'clctSttsCd', 'lanCd', 'payYn'];

/** The collection sources with their states; failing ones are one press away. */
export const list = () => (
  <SpecList
    top={<SourceStates />}
    filters={conditions}
    actions={<ImportButton />}
    pickedActions={<SourceActions />}
  >
    <SpecField source="feedTtl" render={(source) => <SourceName source={source} />} />
    <SpecField source="clctSttsCd" render={(source) => <StateBadge source={source} />} />
    <SpecField source="clctIntrvl" label="간격" render={({ clctIntrvl }) => visitIntervalText(clctIntrvl)} />
    <SpecField source="lastScsDt" />
    <SpecField source="lastNewDt" />
    <SpecField source="errCn" />
  </SpecList>
);

/** Sections of the form: the feed's address with a trial visit, its outlet, its visit interval. */
export const form = ({ purpose }: { purpose: Purpose }) => (
  <SpecForm purpose={purpose}>
    <FormSection title="피드">
      <SourceAddressInput />
      <SpecInput source="mediaId" />
      <SpecInput source="feedTtl" />
      <SpecInput source="lanCd" />
      <SpecInput source="payYn" />
    </FormSection>
    <FormSection title="수집">
      <SpecInput source="useYn" />
      <SpecInput source="clctIntrvl" />
      <SpecInput source="pageYn" />
      <SpecInput source="rmrk" />
    </FormSection>
  </SpecForm>
);

export const head = SourceHead;
