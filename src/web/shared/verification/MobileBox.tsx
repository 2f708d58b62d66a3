import { type ComponentPropsWithRef, useLayoutEffect, useRef } from 'react';
import { TextBox } from '../forms/TextBox.tsx';
import { formatWhileTyping } from './mobileNumber.ts';

interface MobileBoxProps extends Omit<ComponentPropsWithRef<'input'>, 'value' | 'onChange' | 'ref'> {
  value: string;
  onType: (text: string) => void;
}

/** A mobile number that gets its hyphens while it is typed; the caret stays behind the same digit. */
export const MobileBox = ({ value, onType, ...rest }: MobileBoxProps) => {
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
        // what is dropped at once must still be drawn anew: React would leave the field as typed
        if (typed.text === value) target.value = value;
        onType(typed.text);
      }}
    />
  );
};
