import { Link } from 'react-router-dom';
import { fieldOf, optionLabel } from '#contract/entityFields.ts';
import { RecordDrawer } from '#web/admin/form/RecordDrawer.tsx';
import { SpecForm } from '#web/admin/form/SpecForm.tsx';
import { SpecField } from '#web/admin/list/SpecField.tsx';
import { SpecList } from '#web/admin/list/SpecList.tsx';
import type { Row } from '#web/admin/spec/formValues.ts';
import { useSpec } from '#web/admin/spec/SpecContext.tsx';
import { Badge } from '#web/kit/badge/Badge.tsx';
import styles from './aiCall/aiCall.module.css';
import { MachineReadingState } from './aiCall/MachineReadingState.tsx';

const isTitle = (value: unknown): value is string => typeof value === 'string' && value !== '';

const titleOf = ({ articleId, articleTtl, articleLclanTtl }: Row): string =>
  [articleTtl, articleLclanTtl].find(isTitle) ?? `기사 ${Number(articleId)}`;

const About = ({ call }: { call: Row }) => {
  const { articleId, articleCnt } = call;
  if (typeof articleId !== 'number') return null;
  const others = Number(articleCnt) - 1;
  return (
    <span className={styles.about}>
      <Link to={`/article/Article/Detail/${articleId}`}>
        <bdi>{titleOf(call)}</bdi>
      </Link>
      {others > 0 && ` 외 ${others}건`}
    </span>
  );
};

const Result = ({ call: { rsltCd } }: { call: Row }) => {
  const word = optionLabel(fieldOf(useSpec(), 'rsltCd'), rsltCd);
  return <Badge tone={rsltCd === 'OK' ? 'good' : 'danger'}>{word}</Badge>;
};

/** The state of machine reading, and all requests to the provider. */
export const list = () => (
  <>
    <SpecList top={<MachineReadingState />}>
      <SpecField source="regDt" />
      <SpecField source="actionCd" />
      <SpecField source="articleId" render={(call) => <About call={call} />} />
      <SpecField source="rsltCd" render={(call) => <Result call={call} />} />
      <SpecField source="modelNm" />
      <SpecField source="tokenCnt" />
      <SpecField source="spntMs" />
    </SpecList>
    <RecordDrawer fields={SpecForm} />
  </>
);
