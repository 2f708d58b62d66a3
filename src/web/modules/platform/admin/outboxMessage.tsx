import { fieldOf } from '#contract/entityFields.ts';
import { RecordDrawer } from '#web/admin/form/RecordDrawer.tsx';
import { SpecForm } from '#web/admin/form/SpecForm.tsx';
import { SpecList } from '#web/admin/list/SpecList.tsx';
import { useSpec } from '#web/admin/spec/SpecContext.tsx';
import { HandOver } from './outboxMessage/HandOver.tsx';
import styles from './outboxMessage/outboxMessage.module.css';

const Hint = () => <p className={styles.hint}>{fieldOf(useSpec(), 'sttsCd')?.help}</p>;

/** The message queue; a hint above says if nothing sends the messages. */
export const list = () => (
  <>
    <SpecList top={<Hint />} empty={{ title: '아직 보낸 메일이나 문자가 없습니다' }} />
    <RecordDrawer fields={SpecForm} head={HandOver} />
  </>
);
