import { useId } from 'react';
import { FieldFrame } from '#web/kit/forms/FieldFrame.tsx';
import { Select } from '#web/kit/forms/Select.tsx';
import { useLabels } from './labels.ts';

interface LabelFilterProps {
  /** Id of the label; empty: any article. */
  value: string;
  onChange: (labelId: string) => void;
}

/** Narrows a list to the items under a label. */
export const LabelFilter = ({ value, onChange }: LabelFilterProps) => {
  const id = useId();
  const { labels = [] } = useLabels();
  return (
    <FieldFrame id={id} label="라벨">
      <Select
        small
        id={id}
        empty="전체"
        options={labels.map(({ labelId, labelNm, fldrNm }) => ({
          value: String(labelId),
          label: fldrNm ? `${fldrNm} › ${labelNm}` : labelNm,
        }))}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </FieldFrame>
  );
};
