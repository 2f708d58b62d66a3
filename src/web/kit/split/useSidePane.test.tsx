import { act } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { press, type Stage, settle, stage } from '../../../../tests/stage/stage.tsx';
import { useSidePane } from './useSidePane.ts';

let screen: Stage;
afterEach(() => screen.unmount());

const Place = () => {
  const {
    openId,
    openInPane,
    reader: { heading },
  } = useSidePane();
  const { search } = useLocation();
  const navigate = useNavigate();
  return (
    <main>
      {[1, 2].map((id) => (
        <button key={id} type="button" id={`row-${id}`} onClick={() => openInPane(id, true)}>
          {id}
        </button>
      ))}
      <button type="button" id="sort" onClick={() => void navigate({ search: '?sort=old' })}>
        sort
      </button>
      <h2 ref={heading} tabIndex={-1}>
        {openId ?? 'none'}
      </h2>
      <output>{search}</output>
    </main>
  );
};
const element = (id: string) => document.getElementById(id) as HTMLElement;
const shown = () => [
  document.querySelector('h2')?.textContent,
  document.querySelector('output')?.textContent,
];
/** Presses so fast that nothing is rendered between. */
const pressAtOnce = async (...ids: string[]) => {
  await act(async () => ids.forEach((id) => element(id).click()));
  await settle();
};

it('a second key on the open row leads into the item', async () => {
  screen = await stage(<Place />, '/list');
  await press(element('row-1'));
  expect(shown()).toEqual(['1', '']);
  await press(element('row-1'));
  expect(document.activeElement).toBe(document.querySelector('h2'));
});

it('who goes to the next row and back faster than it renders reads the first one', async () => {
  screen = await stage(<Place />, '/list');
  await press(element('row-1'));
  await pressAtOnce('row-2', 'row-1');
  expect(shown()).toEqual(['1', '']);
  expect(document.activeElement).not.toBe(document.querySelector('h2'));
});

it('an item that is opened before changed conditions are rendered does not take them back', async () => {
  screen = await stage(<Place />, '/list');
  await pressAtOnce('sort', 'row-2');
  expect(shown()).toEqual(['2', '?sort=old']);
});
