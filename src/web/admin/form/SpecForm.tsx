import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { countText } from '#contract/countText.ts';
import type { EntitySpec, FieldSpec } from '#contract/entity.ts';
import { fieldOf } from '#contract/entityFields.ts';
import type { RecordUse } from '#generated/types/recordUseCalls.ts';
import { read } from '#web/client/http/read.ts';
import { kinds } from '../kinds.tsx';
import { fieldsFor, type Purpose, type Row } from '../spec/formValues.ts';
import { useResources } from '../spec/resources.ts';
import { useIsAdmin } from '../spec/rights.ts';
import { useSpec } from '../spec/SpecContext.tsx';
import styles from './SpecForm.module.css';

/** True if records of other entities can refer to this entity. */
const isNamed = (resources: Record<string, EntitySpec>, { name }: EntitySpec): boolean =>
  name === 'commonCode' ||
  Object.values(resources).some(({ fields }) => fields.some(({ ref }) => ref?.entity === name));

const kept = '미사용으로 바꾸면 새로 선택할 수 없습니다. 이미 저장된 값은 그대로 남습니다.';

const inWords = (uses: readonly RecordUse[]): string =>
  uses.map(({ label, count }) => `${label} ${countText(count)}`).join(', ');

const useSentence = (id: string, enabled: boolean): string | undefined => {
  const { name, label } = useSpec();
  const { data, isError } = useQuery({
    queryKey: ['recordUse', name, id],
    enabled,
    queryFn: ({ signal }) =>
      read<RecordUse[]>('/record-use', { params: { entity: name, key: id }, signal, background: true }),
  });
  if (!enabled) return undefined;
  if (isError) return `사용하는 곳을 확인하지 못했습니다. ${kept}`;
  if (!data) return '사용하는 곳을 확인하고 있습니다.';
  return data.length ? `사용 중인 ${label}입니다: ${inWords(data)}. ${kept}` : undefined;
};

const Notice = () => {
  const record = useRecordContext<Row & { id: string }>();
  const useYn = useWatch({ name: 'useYn' }) as string | undefined;
  const isSwitchedOff = record?.useYn === 'Y' && useYn === 'N';
  const sentence = useSentence(String(record?.id ?? ''), isSwitchedOff);
  return <div role="status">{sentence && <p className={styles.notice}>{sentence}</p>}</div>;
};

/** Shown when a record is switched off: where it is used. Those records keep it, but it can no longer be chosen. */
const UseNotice = () => {
  const spec = useSpec();
  const isSwitchable = spec.fields.some(({ name }) => name === 'useYn');
  return isNamed(useResources(), spec) && isSwitchable ? <Notice /> : null;
};

/** Maximum length from which on a title counts as a sentence, which has to be readable while typing. */
const sentence = 200;

/** True for a title, which gets a row of its own; names in several languages are side by side. */
const isTitle = (
  { represents, representsElse = [] }: EntitySpec,
  { name, maxLength = 0 }: FieldSpec,
): boolean => name === represents && representsElse.length === 0 && maxLength >= sentence;

/**
 * A form field by name; everything else comes from its schema. For a stored record that was loaded without the field
 * (an entity without a detail call, whose list omits long texts) the field is left out: an empty box would clear the
 * stored value.
 */
export const SpecInput = ({ source }: { source: string }) => {
  const spec = useSpec();
  const field = fieldOf(spec, source);
  if (!field) throw new Error(`There is no field ${source}.`);
  const record = useRecordContext();
  if (record && !(source in record)) return null;
  const { Input, wide } = kinds[field.kind];
  return (
    <div className={wide || isTitle(spec, field) ? styles.wide : undefined} data-field={source}>
      <Input field={field} source={source} />
      {record && source === 'useYn' && <UseNotice />}
    </div>
  );
};

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
