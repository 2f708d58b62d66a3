import { Badge } from '#web/kit/badge/Badge.tsx';
import styles from './arrivalRule.module.css';

interface RuleStateProps {
  isOn: boolean;
  label: string;
  stopRsn: unknown;
}

/** On, off, or stopped by itself with the reason. */
export const RuleState = ({ isOn, label, stopRsn }: RuleStateProps) =>
  typeof stopRsn === 'string' && stopRsn !== '' ? (
    <span className={styles.stopped}>
      <Badge tone="danger">멈춤</Badge>
      <span>{stopRsn}</span>
    </span>
  ) : (
    <Badge tone={isOn ? 'good' : 'plain'}>{label}</Badge>
  );
