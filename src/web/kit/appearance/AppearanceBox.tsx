import { useRef, useState } from 'react';
import styles from './AppearanceBox.module.css';
import { type Appearance, showAppearance, textSizes, themes, useAppearance } from './appearance.ts';

interface ChoiceProps<T extends string> {
  name: string;
  legend: string;
  options: readonly { value: T; label: string }[];
  value: T;
  onChange: (value: T) => void;
  className: string | undefined;
  sign: string | undefined;
}

const Choice = <T extends string>({
  name,
  legend,
  options,
  value,
  onChange,
  className,
  sign,
}: ChoiceProps<T>) => (
  <fieldset className={styles.choice}>
    <legend>{legend}</legend>
    <div className={className}>
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <input
            type="radio"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span className={sign} data-value={option.value} aria-hidden="true" />
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  </fieldset>
);

/** The choices themselves: applied at once, stored by the server per user, so they follow the user to every machine. */
export const AppearanceBox = ({ keep }: { keep: (appearance: Appearance) => Promise<void> }) => {
  const appearance = useAppearance();
  const [isUnkept, setUnkept] = useState(false);
  const last = useRef(0);
  const choose = async (part: Partial<Appearance>) => {
    const { theme, textSize } = { ...appearance, ...part };
    last.current += 1;
    const mine = last.current;
    showAppearance({ theme, textSize });
    setUnkept(false);
    try {
      await keep({ theme, textSize });
    } catch {
      // a failure is reported for the latest choice only
      if (mine === last.current) setUnkept(true);
    }
  };
  return (
    <div className={styles.box}>
      <Choice
        name="theme"
        legend="화면 모드"
        options={themes}
        value={appearance.theme}
        onChange={(theme) => void choose({ theme })}
        className={styles.themes}
        sign={styles.swatch}
      />
      <Choice
        name="textSize"
        legend="글자 크기"
        options={textSizes}
        value={appearance.textSize}
        onChange={(textSize) => void choose({ textSize })}
        className={styles.sizes}
        sign={styles.letter}
      />
      {isUnkept && (
        <p role="alert" className={styles.failure}>
          저장하지 못해 이 브라우저에만 적용되었습니다. 다른 기기에서도 쓰려면 잠시 후 다시 선택해 주세요.
        </p>
      )}
    </div>
  );
};
