import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { Why } from './Why.tsx';

it('a hit says which word stands where, and by which other spelling', async () => {
  render(
    <Why
      reasons={[
        { typed: '한복', field: 'kornTtl', written: '한복' },
        { typed: '한복', field: 'articleCn', written: 'Hanbok' },
        { typed: '한복', field: 'articleCn', written: '韓服' },
        { typed: 'paris', field: 'articleCn', written: 'Paris' },
      ]}
    />,
  );
  await userEvent.click(screen.getByText('왜 찾았나'));
  expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '제목원문 Hanbok, 韓服',
    '원문',
  ]);
});

it('a hit without words has nothing to say', () => {
  const { container } = render(<Why reasons={[]} />);
  expect(container.innerHTML).toBe('');
});
