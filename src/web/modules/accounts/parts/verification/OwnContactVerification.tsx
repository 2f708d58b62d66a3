import { type FormEvent, useId, useState } from 'react';
import { problemSentence } from '#web/client/http/problemSentence.ts';
import buttons from '#web/kit/theme/Button.module.css';
import { CodeEntry, Notice } from './CodeEntry.tsx';
import { type FieldNote, useCodeExchange } from './useCodeExchange.ts';
import styles from './Verification.module.css';
import type { Channel } from './verification.ts';

interface OwnContactVerificationProps {
  purpose: 'RECERT' | 'ADDITIONAL';
  /** The account's e-mail address, as the user entered it. */
  eml: string;
  /** Called after the right code was entered. */
  onVerified: () => void;
}

/** Verification by a code to the account's e-mail address or mobile number: the user chooses one and types the code. */
export const OwnContactVerification = ({ purpose, eml, onVerified }: OwnContactVerificationProps) => {
  const id = useId();
  const [channel, setChannel] = useState<Channel>('EML');
  const [refusal, setRefusal] = useState<FieldNote | null>(null);
  const exchange = useCodeExchange();

  const smsTo = (channel === 'SMS' && exchange.sent?.toContact) || '계정에 등록된 휴대폰 번호';
  const ways: { channel: Channel; label: string; to: string }[] = [
    { channel: 'EML', label: '이메일', to: eml },
    { channel: 'SMS', label: '휴대폰 문자', to: smsTo },
  ];

  const send = async () => {
    setRefusal(null);
    try {
      await exchange.send({ channel, purpose });
    } catch (failure) {
      console.error('code not sent', failure);
      setRefusal({ tone: 'bad', text: problemSentence(failure) });
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };
  const choose = (way: Channel) => {
    setChannel(way);
    setRefusal(null);
    exchange.reset();
  };

  return (
    <div className={styles.field}>
      <form onSubmit={submit} className={styles.field}>
        <fieldset className={styles.ways} aria-describedby={`${id}-said`}>
          <legend className="only-read-aloud">인증코드를 받을 곳</legend>
          {ways.map((way) => (
            <label key={way.channel} className={styles.way}>
              <input
                type="radio"
                name="channel"
                value={way.channel}
                checked={way.channel === channel}
                onChange={() => choose(way.channel)}
              />
              <span>
                {way.label} <span className={styles.to}>{way.to}</span>
              </span>
            </label>
          ))}
        </fieldset>
        <Notice id={`${id}-said`} note={refusal} />
        {!exchange.sent && (
          <button type="submit" className={buttons.primary} aria-disabled={exchange.busy}>
            인증코드 받기
          </button>
        )}
      </form>
      {exchange.sent && (
        <CodeEntry
          exchange={exchange}
          onConfirm={() => void exchange.confirm().then((right) => right && onVerified())}
          onResend={() => void send()}
          isMain
        />
      )}
    </div>
  );
};
