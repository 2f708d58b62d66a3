import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { fieldOf } from '#contract/entityFields.ts';
import { article as spec } from '#generated/resources/article.ts';
import { isFilled, type Part, parts, requiredNames, useFilled } from './FieldGroup.tsx';
import styles from './Overview.module.css';

/** Unfolds the part that contains a field. @returns the field's container */
const unfoldField = (name: string): HTMLElement | null => {
  const place = document.querySelector<HTMLElement>(`main [data-field="${name}"]`);
  const folded = place?.closest('details');
  if (folded) folded.open = true;
  return place;
};

const labelOf = (name: string): string => fieldOf(spec, name)?.label ?? name;

type State = 'filled' | 'faulty' | 'unchecked' | 'missing';

const words: Record<State, string> = {
  filled: '입력함',
  faulty: '수정 필요',
  unchecked: '확인 전',
  missing: '입력 필요',
};

const PartLine = ({ part, onGo }: { part: Part; onGo: (name: string) => void }) => {
  const filled = useFilled(part);
  return (
    <li>
      <button type="button" className={styles.line} onClick={() => onGo(part.names[0] as string)}>
        <span className={styles.name}>{part.title}</span>
        <span className={styles.word}>{filled > 0 ? `${filled}개` : '없음'}</span>
      </button>
    </li>
  );
};

interface OverviewProps {
  /** The address is not used by another item. */
  isAddressFree: boolean;
  /** True if the value was read from the article's page. */
  isFromPage: (name: string) => boolean;
}

/** Shows which fields are filled in and which are missing; each line focuses its field. */
export const Overview = ({ isAddressFree, isFromPage }: OverviewProps) => {
  const { setFocus } = useFormContext();
  const { errors } = useFormState();
  const isPrint = useWatch({ name: 'prcYn' }) === 'Y';
  const names = requiredNames(isPrint);
  const values = useWatch({ name: names }) as unknown[];

  const stateOf = (name: string, value: unknown): State => {
    if (!isFilled(name, value)) return 'missing';
    if (name in errors) return 'faulty';
    return name === 'url' && !isAddressFree ? 'unchecked' : 'filled';
  };
  const lines = names.map((name, index) => {
    const state = stateOf(name, values[index]);
    return { name, state, isFromPage: state === 'filled' && isFromPage(name) };
  });
  const done = lines.filter(({ state }) => state === 'filled').length;

  const go = (name: string) => {
    const place = unfoldField(name);
    setFocus(name);
    // a field of several controls is not focusable itself
    if (place && !place.contains(document.activeElement))
      place.querySelector<HTMLElement>('input:not([type=hidden]), textarea, select, button')?.focus();
    (document.activeElement ?? place)?.scrollIntoView({ block: 'center' });
  };

  return (
    <aside aria-label="입력 현황" className={styles.overview}>
      <p className={styles.head}>
        <strong>필수 항목</strong>
        <span>
          {names.length}개 중 {done}개
        </span>
      </p>
      <progress aria-hidden="true" className={styles.bar} max={names.length} value={done} />
      <ul className={styles.lines}>
        {lines.map(({ name, state, isFromPage: fromPage }) => (
          <li key={name}>
            <button type="button" className={styles.line} data-state={state} onClick={() => go(name)}>
              <span className={styles.name}>{labelOf(name)}</span>
              <span className={styles.word}>{fromPage ? '기사에서' : words[state]}</span>
            </button>
          </li>
        ))}
      </ul>
      <p className={styles.head}>
        <strong>추가 정보</strong>
      </p>
      <ul className={styles.lines}>
        {parts
          .filter((part) => !part.names.some((name) => names.includes(name)))
          .map((part) => (
            <PartLine key={part.title} part={part} onGo={go} />
          ))}
      </ul>
    </aside>
  );
};
