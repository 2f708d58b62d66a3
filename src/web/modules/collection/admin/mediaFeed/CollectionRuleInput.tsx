import type { FieldSpec } from '#contract/entity.ts';
import { fieldOf } from '#contract/entityFields.ts';
import { collectedProblem, queryHint, understoodQuery } from '#contract/typedQueryWords.ts';
import { useSpecInput } from '#web/admin/kinds/useSpecInput.ts';
import { useSpec } from '#web/admin/spec/SpecContext.tsx';
import { FieldFrame } from '#web/kit/forms/FieldFrame.tsx';
import { TextArea } from '#web/kit/forms/TextBox.tsx';
import styles from './mediaFeed.module.css';

const noteOf = (text: string): string | undefined => {
  const understood = understoodQuery(text, 'OR', true);
  return collectedProblem(text) ?? queryHint(text) ?? (understood && `이런 기사만 모읍니다: ${understood}`);
};

/** The condition on articles in the query language, with what it means below. */
export const CollectionRuleInput = () => {
  const field = fieldOf(useSpec(), 'clctCndCn') as FieldSpec;
  const { id, control, frame, aria } = useSpecInput({ field, source: field.name });
  return (
    <div className={styles.wide}>
      <FieldFrame {...frame}>
        <TextArea {...control} id={id} rows={2} {...aria} />
        <p role="status" className={styles.note}>
          {noteOf(String(control.value ?? ''))}
        </p>
      </FieldFrame>
    </div>
  );
};
