import { useId, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { fieldOf } from '#contract/entityFields.ts';
import { RecordDrawer } from '#web/admin/form/RecordDrawer.tsx';
import { FormSection, SpecForm, SpecInput } from '#web/admin/form/SpecForm.tsx';
import { Picker } from '#web/admin/kinds/Picker.tsx';
import { useSpecInput } from '#web/admin/kinds/useSpecInput.ts';
import { kinds } from '#web/admin/kinds.tsx';
import { SpecList } from '#web/admin/list/SpecList.tsx';
import type { Purpose } from '#web/admin/spec/formValues.ts';
import { useResources } from '#web/admin/spec/resources.ts';
import { SpecProvider, useSpec } from '#web/admin/spec/SpecContext.tsx';
import { FieldFrame } from '#web/kit/forms/FieldFrame.tsx';
import { Icon, icons } from '#web/kit/icons/Icon.tsx';
import { Reanalysis } from '../parts/reanalysis/Reanalysis.tsx';
import styles from './relatedIssue/relatedIssue.module.css';

const source = 'featureExtractionDictList';

interface Word {
  extrId: number;
  extrKwd?: string | null;
  featKndCd?: string | null;
}

/** The dictionary words that select the articles, as chips; further ones are found by typing. */
const WordsInput = () => {
  const spec = useSpec();
  const resources = useResources();
  const id = useId();
  const [added, setAdded] = useState(0);
  const field = fieldOf(spec, source);
  const child = resources[field?.children?.entity ?? ''];
  const reference = child && fieldOf(child, 'extrId');
  const target = resources[reference?.ref?.entity ?? ''];
  if (!field || !child || !reference || !target) throw new Error(`There is no field ${source}.`);
  const { frame } = useSpecInput({ field, source }, { format: (value) => value, parse: (value) => value });
  const words = (useWatch({ name: source }) ?? []) as Word[];
  const { setValue } = useFormContext();
  const set = (next: Word[]) => setValue(source, next, { shouldDirty: true, shouldTouch: true });
  const add = (extrId: number) => {
    if (!words.some((word) => word.extrId === extrId)) set([...words, { extrId }]);
  };
  const { Cell } = kinds.reference;

  return (
    <FieldFrame {...frame} id={id}>
      <Picker
        key={added}
        id={id}
        field={reference}
        target={target}
        value={null}
        name=""
        onChange={(key) => {
          if (key === null) return;
          add(Number(key));
          setAdded(added + 1);
        }}
      />
      <SpecProvider spec={child}>
        <ul className={styles.words} aria-label="선택한 낱말">
          {words.map((word) => (
            <li key={word.extrId} className={styles.word}>
              <Cell field={reference} value={word.extrId} record={{ ...word }} />
              <button
                type="button"
                aria-label={`${word.extrKwd ?? word.extrId} 빼기`}
                onClick={() => set(words.filter(({ extrId }) => extrId !== word.extrId))}
              >
                <Icon outline={icons.close} isInText />
              </button>
            </li>
          ))}
        </ul>
      </SpecProvider>
    </FieldFrame>
  );
};

/** The issue, and the words that find its articles. */
export const form = ({ purpose }: { purpose: Purpose }) => (
  <SpecForm purpose={purpose}>
    <FormSection>
      <SpecInput source="relIssueNm" />
      <SpecInput source="seq" />
      <SpecInput source="useYn" />
      <SpecInput source="expln" />
    </FormSection>
    <WordsInput />
  </SpecForm>
);

const empty = {
  title: '등록된 관련 이슈가 없습니다.',
  hint: '지켜볼 이슈를 등록하고 사전의 낱말을 고르면, 그 낱말이 나오는 새 기사에 이슈를 표시합니다.',
};

export const list = () => (
  <>
    <SpecList top={<Reanalysis />} empty={empty} />
    <RecordDrawer fields={form} />
  </>
);
