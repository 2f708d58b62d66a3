import { afterEach, describe, expect, it, vi } from 'vitest';
import { button, press, type Stage, stage } from '../../../../tests/stage/stage.tsx';
import { ChartPanel, type ChartPanelProps } from './ChartPanel.tsx';

vi.mock('./ChartCanvas.tsx', () => ({
  ChartCanvas: () => <svg aria-label="drawing" />,
  ready: async () => undefined,
}));

const marks = [
  { key: 'US', label: '미국', count: 1234, share: 0.4, to: '/article/Article?ntnId=US' },
  { key: 'JP', label: '일본', count: 10, share: 0.1, to: '/article/Article?ntnId=JP' },
];
const usual: ChartPanelProps = {
  title: '국가별 기사 수',
  subtitle: '2026-11-22',
  head: '국가',
  drawing: { kind: 'treemap', marks },
  height: 40,
};
let shown: Stage | undefined;
const show = async (props: Partial<ChartPanelProps> = {}) => {
  shown = await stage(<ChartPanel {...usual} {...props} />);
};
afterEach(() => {
  shown?.unmount();
  shown = undefined;
});
const text = () => document.body.textContent ?? '';
const cells = () =>
  [...document.querySelectorAll('tr')].map((row) => [...row.children].map((cell) => cell.textContent));
const toggle = '표로 보기 국가별 기사 수';

describe('a chart', () => {
  it('has its figures as a table too, each with its list', async () => {
    await show();
    expect(document.querySelector('svg')).not.toBeNull();
    await press(button(toggle));
    expect(document.querySelector('svg')).toBeNull();
    expect(cells()).toEqual([
      ['순위', '국가', '건수', '점유율'],
      ['1', '미국', '1,234', '40.0%'],
      ['2', '일본', '10', '10.0%'],
    ]);
    expect([...document.querySelectorAll('td a, th a')].map((link) => link.getAttribute('href'))).toEqual(
      marks.map(({ to }) => to),
    );
    await press(button('차트로 보기 국가별 기사 수'));
    expect(document.querySelector('svg')).not.toBeNull();
  });

  it('says in a sentence what it shows, and keeps the room of the sentence until then', async () => {
    await show();
    expect(document.querySelector('header + p')?.textContent).toBe(
      '미국이 1,234건으로 가장 많고, 일본 10건이 뒤를 잇습니다.',
    );
    shown?.unmount();
    await show({ drawing: undefined });
    expect(document.querySelector('header + p')?.textContent).toBe('');
  });

  it('by days is a table of days, newest first, with a list for each figure', async () => {
    const day = { key: 'US', label: '미국', count: 3, share: 0.5, date: '2026-11-21', to: '/list' };
    await show({
      drawing: {
        kind: 'daily',
        measure: 'share',
        marks: [day],
        days: ['2026-11-20', '2026-11-21'],
        series: [
          { key: 'KR', label: '대한민국' },
          { key: 'US', label: '미국' },
        ],
      },
    });
    await press(button(toggle));
    expect(cells()).toEqual([
      ['날짜', '대한민국', '미국'],
      ['2026-11-21', '0', '50.0%'],
      ['2026-11-20', '0', '0'],
    ]);
  });

  it('keeps its height while it loads, and cannot be switched yet', async () => {
    await show({ drawing: undefined });
    expect(text()).toContain('차트를 불러오는 중입니다.');
    expect(button(toggle).disabled).toBe(true);
    const body = document.querySelector<HTMLElement>('section > div');
    expect(body?.style.getPropertyValue('--body-height')).toBe('40rem');
  });

  it('without figures says what to loosen', async () => {
    await show({ drawing: { kind: 'treemap', marks: [] } });
    expect(text()).toContain('기간을 늘리거나 조건을 줄여 보세요.');
  });

  it('that was refused says why, and asks again', async () => {
    const onRetry = vi.fn<() => void>();
    await show({ drawing: undefined, problem: new Error('시간이 너무 오래 걸립니다.'), onRetry });
    expect(text()).toContain('시간이 너무 오래 걸립니다.');
    await press(button('다시 시도'));
    expect(onRetry).toHaveBeenCalledOnce();
  });
});
