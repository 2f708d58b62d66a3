import { useMutation } from '@tanstack/react-query';
import { type FocusEvent, type KeyboardEvent, useContext, useEffect, useRef } from 'react';
import { useRecordContext } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { Link } from 'react-router-dom';
import type { FieldSpec } from '#contract/entity.ts';
import { fieldOf } from '#contract/entityFields.ts';
import { messages } from '#contract/messages.ts';
import { type FormProblem, invalid } from '#contract/problems.ts';
import { problemSentence } from '#web/client/http/problemSentence.ts';
import { Badge } from '#web/kit/badge/Badge.tsx';
import { FieldFrame } from '#web/kit/forms/FieldFrame.tsx';
import { TextBox } from '#web/kit/forms/TextBox.tsx';
import buttons from '#web/kit/theme/Button.module.css';
import { FormContext } from '../../kinds/contexts.ts';
import { useSpecInput } from '../../kinds/useSpecInput.ts';
import { useSpec } from '../../spec/SpecContext.tsx';
import styles from './CheckedAddressInput.module.css';

/** The server's response for an address. */
export interface CheckedAddress {
  /** In the normalized form that would be stored. */
  url: string;
  state: 'free' | 'taken' | 'unusable';
  sentence: string;
  /** The record that has it: its address, and the text of the link. */
  known?: { to: string; words: string };
}

export const addressOf = (value: unknown): string =>
  typeof value === 'string' ? value.replace(/\s+/gu, '') : '';

/** Error that prevents saving: a new or changed address that has not passed the check in its current form. */
export const addressProblem = (
  value: unknown,
  stored: unknown,
  checked: CheckedAddress | undefined,
): FormProblem | undefined => {
  const url = addressOf(value);
  if (url === '' || url === stored) return undefined;
  if (checked?.url !== url) return invalid('url', 'URL', messages.form.mediaUrlCheckNeeded);
  return checked.state === 'free' ? undefined : invalid('url', 'URL', checked.sentence);
};

const verdicts = {
  free: { word: '사용 가능', tone: 'good' },
  taken: { word: '중복', tone: 'danger' },
  unusable: { word: '사용 불가', tone: 'danger' },
} as const;

/** @param isShownAtField the message is shown at the field already */
const Verdict = ({ checked, isShownAtField }: { checked: CheckedAddress; isShownAtField: boolean }) => {
  const { state, sentence, known } = checked;
  const { word, tone } = verdicts[state];
  return (
    <>
      {!isShownAtField && (
        <>
          <Badge tone={tone}>{word}</Badge> {sentence}{' '}
        </>
      )}
      {known && (
        <Link to={known.to} target="_blank" rel="noopener noreferrer" className={styles.link}>
          {known.words}
          <span className="only-read-aloud"> (새 창)</span>
        </Link>
      )}
    </>
  );
};

interface CheckedAddressInputProps {
  /** Sends the address to the server. Rejects with a failed request. */
  checkAddress: (url: string) => Promise<CheckedAddress>;
  /** Called with the server's response for the address in the field. */
  onAnswer?: (checked: CheckedAddress) => void;
  /** Enter was pressed: called with the address once its response has arrived, unless the field has changed by then. */
  onEnter?: (url: string) => void;
  /** The form starts with the address: the field gets the initial focus. */
  isFirst?: boolean;
}

const isWebAddress = (text: string): boolean => /^https?:\/\/[^/]+\.[^/]+/iu.test(text);

/** True if the user has not moved the focus yet: on load the page focuses its heading. */
const isFocusFree = (): boolean =>
  document.activeElement === null || document.activeElement.matches('body, main, h1');

/**
 * The address of a record, and whether it is already in use: changing it discards the response. It is checked by the
 * button, by Enter, and after a whole address was pasted or the field lost focus.
 */
export const CheckedAddressInput = ({
  checkAddress,
  onAnswer,
  onEnter,
  isFirst = false,
}: CheckedAddressInputProps) => {
  const field = fieldOf(useSpec(), 'url') as FieldSpec;
  const stored = useRecordContext()?.url as string | null | undefined;
  const { requirements } = useContext(FormContext);
  const { clearErrors, getValues, setValue } = useFormContext();
  const parse = (text: string): string | null => addressOf(text) || null;
  const { id, control, frame, aria } = useSpecInput({ field, source: 'url' }, { parse });
  const url = addressOf(control.value);
  /** The address being checked for which Enter was pressed. */
  const entered = useRef<string>(undefined);
  const pasted = useRef<ReturnType<typeof setTimeout>>(undefined);
  const { mutate, data, isPending, error, variables } = useMutation({
    mutationFn: checkAddress,
    onSuccess: (found, about) => {
      // text typed meanwhile is kept
      if (addressOf(getValues('url')) !== about) return;
      if (found.url !== about) setValue('url', found.url, { shouldDirty: true });
      clearErrors('url');
      onAnswer?.(found);
      if (entered.current === about) onEnter?.(found.url);
      entered.current = undefined;
    },
  });
  const checked = data?.url === url ? data : undefined;
  const isStored = url === (stored ?? '');

  useEffect(() => {
    requirements.set('url', (values) => addressProblem(values.url, stored, checked));
    return () => {
      requirements.delete('url');
    };
  }, [requirements, stored, checked]);

  useEffect(() => {
    if (isFirst && isFocusFree()) document.getElementById(id)?.focus({ preventScroll: true });
    return () => clearTimeout(pasted.current);
  }, [isFirst, id]);

  const isIdle = isPending || url === '' || isStored;
  const askUnlessKnown = () => {
    const now = addressOf(getValues('url'));
    const isKnown = now === checked?.url || (isPending && now === variables) || now === (stored ?? '');
    if (!isKnown && isWebAddress(now)) mutate(now);
  };
  const askOnEnter = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || url === '' || isStored) return;
    if (checked && !isFirst) return;
    // Enter must not submit the form, which may contain only the address
    event.preventDefault();
    if (checked) {
      onEnter?.(checked.url);
      return;
    }
    entered.current = url;
    if (!isPending || variables !== url) mutate(url);
  };
  const askWhenPasted = () => {
    // the field has the pasted text after the event
    pasted.current = setTimeout(askUnlessKnown);
  };
  const askWhenLeft = (event: FocusEvent<HTMLInputElement>) => {
    control.onBlur();
    const next = event.relatedTarget;
    // pressing the save button reports the missing check instead
    if (next instanceof Element && !next.matches('[type=submit]')) askUnlessKnown();
  };
  return (
    <div className={styles.wide}>
      <FieldFrame {...frame}>
        <span className={styles.line}>
          <TextBox
            {...control}
            id={id}
            inputMode="url"
            {...aria}
            placeholder="https://"
            {...(isFirst && { 'data-first-focus': '' })}
            onBlur={askWhenLeft}
            onKeyDown={askOnEnter}
            onPaste={askWhenPasted}
          />
          <button
            type="button"
            className={`${buttons.tertiary} ${styles.check}`}
            aria-disabled={isIdle}
            onClick={() => !isIdle && mutate(url)}
          >
            {isPending ? '확인 중…' : 'URL 중복체크'}
          </button>
        </span>
        <p role="status" className={styles.verdict}>
          {checked && <Verdict checked={checked} isShownAtField={frame.error === checked.sentence} />}
          {!checked && !isPending && error && variables === url && (
            <span className={styles.failed}>{problemSentence(error)}</span>
          )}
        </p>
      </FieldFrame>
    </div>
  );
};
