import type { FieldSpec } from '#contract/entity.ts';
import { fieldOf } from '#contract/entityFields.ts';
import { useSpecInput } from '#web/admin/kinds/useSpecInput.ts';
import { useSpec } from '#web/admin/spec/SpecContext.tsx';
import { FieldFrame } from '#web/kit/forms/FieldFrame.tsx';
import { TextArea } from '#web/kit/forms/TextBox.tsx';
import { lazyPart } from '#web/kit/loading/lazyPart.tsx';
import styles from './mediaFeed.module.css';

/** Loaded when needed, as on the screens of the search: what explains queries is no part of a first screen. */
const CollectedNote = lazyPart(async () => (await import('#web/kit/filters/operatorNote.ts')).CollectedNote);

/** The condition on articles in the query language, with what it means below. */
export const CollectionRuleInput = () => {
  const field = fieldOf(useSpec(), 'clctCndCn') as FieldSpec;
  const { id, control, frame, aria } = useSpecInput({ field, source: field.name });
  const rule = String(control.value ?? '').trim();
  return (
    <div className={styles.wide}>
      <FieldFrame {...frame}>
        <TextArea {...control} id={id} rows={2} {...aria} />
        <p role="status" className={styles.note}>
          {rule && <CollectedNote rule={rule} />}
        </p>
      </FieldFrame>
    </div>
  );
};
