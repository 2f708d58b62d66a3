import { describe, expect, it } from 'vitest';
import { loadOtherPath } from './OtherPath.tsx';

const judged = async (address: string): Promise<unknown> => {
  const request = new Request(new URL(`http://localhost${address}`));
  try {
    return await loadOtherPath({ request, params: {}, context: {} } as never);
  } catch (answer) {
    if (!(answer instanceof Response)) throw answer;
    return answer.headers.get('Location');
  }
};

describe('an address that no fixed route claims', () => {
  it.each([
    ['//dashboard', '/dashboard'],
    ['/myPage//Profile', '/myPage/Profile'],
    ['///article//Article?page=2&searchText=a//b', '/article/Article?page=2&searchText=a//b'],
    ['//example.org', '/example.org'],
  ])('leads from %s to %s', async (address, to) => expect(await judged(address)).toBe(to));
});
