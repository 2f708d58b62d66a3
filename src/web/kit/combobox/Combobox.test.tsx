import { act, type ReactNode, useState } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, it } from 'vitest';
import { ChooseMany, ChooseOne, TypeMany } from './Combobox.tsx';

let root: Root | undefined;
afterEach(() => act(() => root?.unmount()));

const countries = ['대한민국', '프랑스', '독일'];
const keyOf = (name: string): string => name;
/** The values that the field has emitted so far. */
let told: unknown[] = [];
const tell = (what: unknown): void => void told.push(what);

const show = (element: ReactNode): HTMLInputElement => {
  told = [];
  const place = document.createElement('div');
  document.body.append(place);
  act(() => {
    root = createRoot(place);
    root.render(element);
  });
  return document.querySelector('input') ?? expect.unreachable();
};
const type = (field: HTMLInputElement, text: string): void => {
  const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  act(() => {
    field.focus();
    set?.call(field, text);
    field.dispatchEvent(new InputEvent('input', { bubbles: true }));
  });
};
const press = (field: HTMLInputElement, key: string, options: KeyboardEventInit = {}): void => {
  act(() => void field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...options })));
};
const leave = (field: HTMLInputElement): void => act(() => field.blur());
const offered = () => [...document.querySelectorAll('[role=option]')].map(({ textContent }) => textContent);
const chips = () =>
  [...document.querySelectorAll<HTMLButtonElement>('button[aria-label$="빼기"]')].map(
    (button) => button.parentElement?.textContent,
  );

const One = ({ stored, aria }: { stored: string | null; aria?: object }) => {
  const [chosen, choose] = useState(stored);
  const [typed, onType] = useState('');
  return (
    <ChooseOne<string>
      id="country"
      options={countries.filter((name) => name.includes(typed))}
      keyOf={keyOf}
      nameOf={keyOf}
      message="검색 결과가 없습니다."
      chosen={chosen}
      onChange={(next) => {
        choose(next);
        tell(next);
      }}
      onType={onType}
      placeholder="국가 검색"
      aria={aria}
    />
  );
};

const Many = ({ isClearable }: { isClearable?: boolean }) => {
  const [chosen, choose] = useState<string[]>(['독일']);
  const [typed, onType] = useState('');
  return (
    <ChooseMany<string>
      id="countries"
      options={countries}
      keyOf={keyOf}
      nameOf={keyOf}
      message="검색 결과가 없습니다."
      filter={(all, text) => all.filter((name) => name.includes(text))}
      chosen={chosen}
      onChange={(next) => {
        choose(next);
        tell(next);
      }}
      typed={typed}
      onType={onType}
      {...(isClearable !== undefined && { isClearable })}
    />
  );
};

it('one that is chosen is typed over; Enter takes the first, or what the arrows lead to', () => {
  const field = show(<One stored="대한민국" />);
  expect(field.value).toBe('대한민국');
  type(field, '프랑');
  expect(field.value).toBe('프랑');
  expect(offered()).toEqual(['프랑스']);
  press(field, 'Enter');
  expect([field.value, told]).toEqual(['프랑스', ['프랑스']]);
});

it('Enter never sends the form while the list is open, whatever stands in it', () => {
  let sent = 0;
  const field = show(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent += 1;
      }}
    >
      <One stored={null} />
      <Many />
      <button type="submit">저장</button>
    </form>,
  );
  for (const [one, text] of [
    [field, '독'],
    [field, '없는 나라'],
    [document.querySelector<HTMLInputElement>('#countries') ?? expect.unreachable(), '없는 나라'],
  ] as const) {
    type(one, text);
    const enter = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
    act(() => void one.dispatchEvent(enter));
    expect([text, enter.defaultPrevented]).toEqual([text, true]);
  }
  expect([sent, told]).toEqual([0, ['독일']]);
});

it('says that nothing is found, and shows what is chosen again when the field is left', () => {
  const field = show(<One stored="대한민국" />);
  type(field, '없는 나라');
  expect([offered(), document.querySelector('[role=status]')?.textContent]).toEqual([
    [],
    '검색 결과가 없습니다.',
  ]);
  leave(field);
  expect([field.value, told]).toEqual(['대한민국', []]);
});

it('Enter that ends a syllable chooses nothing', () => {
  const field = show(<One stored={null} />);
  type(field, '독');
  press(field, 'ArrowDown');
  press(field, 'Enter', { isComposing: true });
  expect(told).toEqual([]);
});

it('what a form says in place of the placeholder counts', () => {
  expect(show(<One stored={null} />).placeholder).toBe('국가 검색');
  act(() => root?.unmount());
  document.body.replaceChildren();
  expect(show(<One stored={null} aria={{ placeholder: '홍*동' }} />).placeholder).toBe('홍*동');
});

it('several are chips; a chosen one is not offered again, and goes by button, Backspace or all', () => {
  const field = show(<Many />);
  type(field, '국');
  expect(offered()).toEqual(['대한민국']);
  press(field, 'Enter');
  expect([chips(), field.value]).toEqual([['독일', '대한민국'], '']);
  press(field, 'Backspace');
  expect(chips()).toEqual(['독일']);
  act(() => document.querySelector<HTMLButtonElement>('[aria-label="독일 빼기"]')?.click());
  expect(chips()).toEqual([]);
  act(() => root?.unmount());
  document.body.replaceChildren();
  show(<Many />);
  act(() => document.querySelector<HTMLButtonElement>('[aria-label="지우기"]')?.click());
  expect([chips(), told]).toEqual([[], [[]]]);
});

it('what was typed and not chosen is gone when the field is left', () => {
  const field = show(<Many />);
  type(field, '프랑');
  leave(field);
  expect([field.value, told]).toEqual(['', []]);
});

it('words are ended by Enter, the last one by leaving the field', () => {
  const Words = () => {
    const [words, setWords] = useState<string[]>([]);
    return <TypeMany id="words" words={words} onChange={setWords} />;
  };
  const field = show(<Words />);
  expect(field.getAttribute('role')).toBeNull();
  type(field, '한복');
  press(field, 'Enter');
  type(field, '한복');
  press(field, 'Enter');
  expect(field.value).toBe('');
  type(field, '한지');
  leave(field);
  expect(chips()).toEqual(['한복', '한지']);
});
