import { type FormEvent, useId, useState } from 'react';
import { RecordDrawer } from '#web/admin/form/RecordDrawer.tsx';
import { SpecForm } from '#web/admin/form/SpecForm.tsx';
import { SpecList } from '#web/admin/list/SpecList.tsx';
import { read } from '#web/client/http/read.ts';
import { Badge } from '#web/kit/badge/Badge.tsx';
import { FieldFrame } from '#web/kit/forms/FieldFrame.tsx';
import { TextBox } from '#web/kit/forms/TextBox.tsx';
import buttons from '#web/kit/theme/Button.module.css';
import styles from './boardIp/boardIp.module.css';

interface Verdict {
  allowed: boolean;
  message: string;
}

/** Tests whether the stored rules allow an address. */
const AddressTester = () => {
  const id = useId();
  const [ip, setIp] = useState('');
  const [verdict, setVerdict] = useState<Verdict>();
  const [fault, setFault] = useState<string>();

  const test = async (event: FormEvent) => {
    event.preventDefault();
    setVerdict(undefined);
    const address = ip.trim();
    setFault(address ? undefined : '시험할 주소를 입력해 주세요.');
    if (!address) return;
    try {
      setVerdict(await read<Verdict>('/boardauthorized-check', { params: { ip: address }, quiet: true }));
    } catch (failure) {
      setFault(failure instanceof Error ? failure.message : undefined);
    }
  };

  return (
    <form className={styles.tester} onSubmit={(event) => void test(event)} noValidate>
      <FieldFrame id={id} label="접속 허용 여부 확인" error={fault}>
        <span className={styles.line}>
          <TextBox
            id={id}
            small
            value={ip}
            maxLength={50}
            placeholder="예: 203.0.113.7"
            onChange={({ target }) => setIp(target.value)}
          />
          <button type="submit" className={`${buttons.tertiary} ${buttons.inLine}`}>
            시험
          </button>
        </span>
      </FieldFrame>
      <p role="status" className={styles.verdict}>
        {verdict && (
          <>
            <Badge tone={verdict.allowed ? 'good' : 'danger'}>{verdict.allowed ? '허용' : '거부'}</Badge>{' '}
            {verdict.message}
          </>
        )}
      </p>
    </form>
  );
};

/** The rules, with a form to test an address against them. */
export const list = () => (
  <>
    <SpecList top={<AddressTester />} />
    <RecordDrawer fields={SpecForm} />
  </>
);
