import { fieldOf, optionLabel } from '#contract/entityFields.ts';
import { RecordDrawer } from '#web/admin/form/RecordDrawer.tsx';
import { SpecForm } from '#web/admin/form/SpecForm.tsx';
import { SpecField } from '#web/admin/list/SpecField.tsx';
import { SpecList } from '#web/admin/list/SpecList.tsx';
import { useSpec } from '#web/admin/spec/SpecContext.tsx';
import { Badge, type Tone } from '#web/kit/badge/Badge.tsx';

const tones: Record<string, Tone> = { collected: 'good', failed: 'danger' };

const Result = ({ code }: { code: string }) => (
  <Badge tone={tones[code] ?? 'plain'}>{optionLabel(fieldOf(useSpec(), 'rsltCd'), code)}</Badge>
);

/** Visits of sources; how many items were read is the sum of the other numbers, and can be chosen as a column. */
export const list = () => (
  <>
    <SpecList>
      <SpecField source="bgngDt" />
      <SpecField source="mediaFeedId" />
      <SpecField source="rsltCd" render={({ rsltCd }) => <Result code={String(rsltCd)} />} />
      <SpecField source="newCnt" />
      <SpecField source="knownCnt" />
      <SpecField source="leftOutCnt" />
      <SpecField source="errCn" />
    </SpecList>
    <RecordDrawer fields={SpecForm} />
  </>
);
