import { useId, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { fieldOf } from '#contract/entityFields.ts';
import { kinds } from '#web/admin/kinds.tsx';
import { Picker } from '#web/admin/kinds/Picker.tsx';
import { useSpecInput } from '#web/admin/kinds/useSpecInput.ts';
import { useResources } from '#web/admin/spec/resources.ts';
import { SpecProvider, useSpec } from '#web/admin/spec/SpecContext.tsx';
import { FieldFrame } from '#web/kit/forms/FieldFrame.tsx';
import { Icon, icons } from '#web/kit/icons/Icon.tsx';
import styles from './relatedIssue.module.css';

const source = 'featureExtractionDictList';

interface Word {
  extrId: number;
  extrKwd?: string | null;
  featKndCd?: string | null;
}

/** The dictionary words that select the articles, as chips; further ones are found by typing. */
export const WordsInput = () => {
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
