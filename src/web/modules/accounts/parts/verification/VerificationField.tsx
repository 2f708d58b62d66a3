import { type ComponentPropsWithRef, type KeyboardEvent, useId, useLayoutEffect, useRef } from 'react';
import { FieldFrame } from '#web/kit/forms/FieldFrame.tsx';
import { TextBox } from '#web/kit/forms/TextBox.tsx';
import buttons from '#web/kit/theme/Button.module.css';
import { CodeEntry, Notice } from './CodeEntry.tsx';
import type { Verification } from './useVerification.ts';
import styles from './Verification.module.css';
import { type ContactAction, channels, formatWhileTyping, nextAction } from './verification.ts';

interface MobileBoxProps extends Omit<ComponentPropsWithRef<'input'>, 'value' | 'onChange' | 'ref'> {
  value: string;
  onType: (text: string) => void;
}

/** A mobile number with hyphens added while typing; the caret stays after the same digit. */
const MobileBox = ({ value, onType, ...rest }: MobileBoxProps) => {
  const box = useRef<HTMLInputElement>(null);
  const caret = useRef<number>(undefined);

  useLayoutEffect(() => {
    const place = caret.current;
    caret.current = undefined;
    if (place !== undefined && document.activeElement === box.current)
      box.current?.setSelectionRange(place, place);
  });

  return (
    <TextBox
      {...rest}
      ref={box}
      type="tel"
      inputMode="numeric"
      value={value}
      onChange={({ target }) => {
        const typed = formatWhileTyping(target.value, target.selectionStart ?? target.value.length);
        caret.current = typed.caret;
        // if the typed character is dropped, the value is unchanged and React would leave the field as typed
        if (typed.text === value) target.value = value;
        onType(typed.text);
      }}
    />
  );
};

interface VerificationFieldProps {
  verification: Verification;
  help?: string;
  required?: boolean;
  /** Called after the right code was entered; by default the focus returns to the contact. */
  onVerified?: () => void;
}

const names: Record<Exclude<ContactAction, 'resend'>, string> = {
  check: '중복확인',
  send: '인증코드 받기',
};

/** A contact, the button of its next step, and the code that verifies it. */
export const VerificationField = ({
  verification,
  help,
  required = true,
  onVerified,
}: VerificationFieldProps) => {
  const id = useId();
  const group = useRef<HTMLDivElement>(null);
  const { channel, contact, note, exchange, isChecking } = verification;
  const { label } = channels[channel];
  const action = nextAction(contact);
  const busy = isChecking || exchange.busy;

  const onEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !action) return;
    event.preventDefault();
    if (action !== 'resend') void verification.act();
  };
  const confirm = async () => {
    if (!(await verification.confirm())) return;
    if (onVerified) onVerified();
    else group.current?.querySelector('input')?.focus();
  };

  const control = {
    id,
    value: contact.text,
    onKeyDown: onEnter,
    'aria-required': required || undefined,
    'aria-invalid': note?.tone === 'bad' || undefined,
    'aria-describedby': `${id}-said ${help ? `${id}-help` : ''}`.trim(),
  };
  return (
    <div ref={group} role="group" aria-label={`${label} 인증`} className={styles.field}>
      <FieldFrame id={id} label={label} required={required} {...(help && { help })}>
        <div className={styles.row}>
          {channel === 'SMS' ? (
            <MobileBox
              {...control}
              autoComplete="tel-national"
              placeholder="010-0000-0000"
              onType={verification.type}
            />
          ) : (
            <TextBox
              {...control}
              type="email"
              autoComplete="email"
              autoCapitalize="none"
              spellCheck={false}
              placeholder="name@korea.kr"
              onChange={(event) => verification.type(event.target.value)}
            />
          )}
          {action && action !== 'resend' && (
            <button
              type="button"
              className={buttons.secondary}
              aria-disabled={busy}
              onClick={() => void verification.act()}
            >
              {names[action]}
            </button>
          )}
        </div>
        <Notice id={`${id}-said`} note={note} />
      </FieldFrame>
      {action === 'resend' && (
        <CodeEntry
          exchange={exchange}
          onConfirm={() => void confirm()}
          onResend={() => void verification.act()}
        />
      )}
    </div>
  );
};
