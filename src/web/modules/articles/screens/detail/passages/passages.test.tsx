import { afterEach, expect, it, vi } from 'vitest';
import { type Stage, stage } from '../../../../../../../tests/stage/stage.tsx';
import { BodyText } from '../FoundIn.tsx';
import { notedParts, PassageContext, placed } from './passages.ts';
import { passageIn } from './selection.ts';

const body = '첫 문단이 있다.\n둘째 문단이 있다.';
const note = (passageId: number, quotCn: string, bgngNo: number) => ({
  ...{ passageId, fldNm: 'articleCn', quotCn, bgngNo, prfxCn: null, sfxCn: null, memoCn: '메모' },
});
const article = { articleCn: body, articleTransCn: null };

let shown: Stage | undefined;
afterEach(() => {
  shown?.unmount();
  shown = undefined;
});

it('a paragraph is parted at its passages; where they overlap, the first goes on', () => {
  const notes = placed(article, [
    note(1, '문단이 있다', 2),
    note(2, '있다.\n둘째', 6),
    note(3, '없는 말', 0),
  ]);
  const parts = (start: number, length: number) =>
    notedParts(notes, start, length).map((part) => [
      part.note?.passageId,
      part.start,
      part.end,
      part.isFirst,
    ]);
  expect(parts(0, 9)).toEqual([
    [undefined, 0, 2, undefined],
    [1, 2, 8, true],
    [2, 8, 9, true],
  ]);
  expect(parts(10, 10)).toEqual([
    [2, 0, 2, false],
    [undefined, 2, 10, undefined],
  ]);
  expect(notes.map(({ range }) => range !== undefined)).toEqual([true, true, false]);
});

it('a mark is opened by press and by key, and a selection across it is told in positions of the body', async () => {
  const open = vi.fn<(passageId: number) => void>();
  const notes = placed(article, [note(1, '문단이', 2)]);
  shown = await stage(
    <PassageContext value={{ notes, open }}>
      <BodyText field="articleCn" text="첫 문단이 있다." start={0} />
      <BodyText field="articleCn" text="둘째 문단이 있다." start={10} />
      <BodyText field="articleTransCn" text="번역" start={0} />
    </PassageContext>,
  );
  const mark = document.querySelector('[role=button]') as HTMLElement;
  mark.click();
  mark.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  expect([mark.textContent, mark.id, open.mock.calls]).toEqual(['문단이', 'passage-1', [[1], [1]]]);
  const [first, second, other] = document.querySelectorAll('[data-passage-field]');
  const range = document.createRange();
  range.setStart(mark.firstChild as Node, 1);
  range.setEnd(second as Node, (second as Node).childNodes.length);
  expect(passageIn(range)).toEqual({ field: 'articleCn', start: 3, end: 20 });
  range.setEnd(other as Node, 1);
  expect(passageIn(range)).toEqual({ field: 'articleCn', start: 3, end: 20 });
  range.selectNodeContents(first as Node);
  range.collapse();
  expect(passageIn(range)).toBeUndefined();
});
