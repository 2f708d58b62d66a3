import { expect, it } from 'vitest';
import { inertPage } from './cleanHtml.ts';

it('leaves no style and no action in a page, and gives its style sheets beside it', () => {
  const { page, sheet } = inertPage(
    '<style>p{color:red}</style><p STYLE = "x" title="a"><img/onerror="x()"src=a onload=y()>글 style=1</p><svg onload=1',
  );
  expect(sheet).toBe('p{color:red}');
  const all = [...page.querySelectorAll('*')].flatMap(({ attributes }) => [...attributes]);
  expect(all.map(({ name }) => name).filter((name) => /^(?:style|on)/.test(name))).toEqual([]);
  expect(page.querySelector('style')).toBeNull();
  expect(page.querySelector('p')?.getAttribute('data-style')).toBe('x');
  expect(page.body.textContent).toBe('글 style=1');
});
