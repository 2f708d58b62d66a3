import { expect, it } from 'vitest';
import { stage } from '../../../../../../tests/stage/stage.tsx';
import { Why } from './Why.tsx';

it('a hit says which word stands where, and by which other spelling', async () => {
  await stage(
    <Why
      id="why"
      reasons={[
        { typed: '한복', field: 'kornTtl', written: '한복' },
        { typed: '한복', field: 'articleCn', written: 'Hanbok' },
        { typed: '한복', field: 'articleCn', written: '韓服' },
        { typed: 'paris', field: 'articleCn', written: 'Paris' },
      ]}
    />,
  );
  expect([...document.querySelectorAll('dd')].map(({ textContent }) => textContent)).toEqual([
    '제목, 원문(Hanbok, 韓服)에 있음',
    '원문에 있음',
  ]);
});
