import type { ReactNode } from 'react';
import type { FieldSpec } from '#contract/entity.ts';
import { fieldsFor, type Purpose } from '../spec/formValues.ts';
import { useIsAdmin } from '../spec/rights.ts';
import { useSpec } from '../spec/SpecContext.tsx';
import styles from './SpecForm.module.css';
import { SpecInput } from './SpecInput.tsx';

interface FormSectionProps {
  /** Common heading of the fields; a form with one section needs none. */
  title?: ReactNode;
  /** Heading level. A drawer has a title above its sections, a page only that of the screen. */
  level?: 2 | 3;
  children: ReactNode;
}

const Heading = ({ level, children }: { level: 2 | 3; children: ReactNode }) => {
  const Tag = `h${level}` as const;
  return <Tag className={styles.heading}>{children}</Tag>;
};

/** Fields that belong together. */
export const FormSection = ({ title, level, children }: FormSectionProps) => {
  const isPage = useSpec().screen === 'page';
  return (
    <section>
      {title && <Heading level={level ?? (isPage ? 2 : 3)}>{title}</Heading>}
      <div className={styles.fields}>{children}</div>
    </section>
  );
};

/** Tables and files are below the other fields, each in a section of its own. */
const standsAlone = ({ kind }: FieldSpec): boolean => kind === 'children' || kind === 'files';

const inputs = (fields: readonly FieldSpec[]) =>
  fields.map(({ name }) => <SpecInput key={name} source={name} />);

/** The fields of an entity's form. `children` select and group them with FormSection and SpecInput. */
export const SpecForm = ({ purpose, children }: { purpose: Purpose; children?: ReactNode }) => {
  const fields = fieldsFor(useSpec(), purpose, useIsAdmin());
  const plain = fields.filter((field) => !standsAlone(field));
  const alone = fields.filter(standsAlone);
  return (
    <div className={styles.sections}>
      {children ?? (
        <>
          {plain.length > 0 && <FormSection>{inputs(plain)}</FormSection>}
          {alone.map((field) => (
            <FormSection key={field.name}>{inputs([field])}</FormSection>
          ))}
        </>
      )}
    </div>
  );
};
