import { expect, it } from 'vitest';
import { affiliationOf, found, ofGroup, ofUser, peopleBy, recipientKey, recipientName } from './recipient.ts';

it('is a person with a masked name, told apart by department and institution', () => {
  const one = ofUser({
    userId: 'u',
    userNm: null,
    masked: ['userNm'],
    maskedValues: { userNm: '김*신' },
    deptNm: '과',
    instNm: '부',
  });
  expect([recipientKey(one), recipientName(one), affiliationOf(one)]).toEqual(['uu', '김*신', '과 · 부']);
});

it('is a group by its name', () => {
  const one = ofGroup({ groupId: 3, groupNm: '팀' });
  expect([recipientKey(one), recipientName(one), affiliationOf(one)]).toEqual(['g3', '팀', '']);
});

it('stands once, however it was found', () => {
  const person = ofUser({ userId: 'u', userNm: '가' });
  expect(
    found([ofGroup({ groupId: 1, groupNm: '팀' })], [person], [{ ...person }]).map(recipientKey),
  ).toEqual(['g1', 'uu']);
});

it.each([
  ['', [{}]],
  ['김', [{ userNm: '김' }, { deptNm: '김' }, { instNm: '김' }]],
  [
    '김 해외 홍보',
    [
      { userNm: '김 해외 홍보' },
      { userNm: '김', deptNm: '해외 홍보' },
      { deptNm: '김 해외 홍보' },
      { instNm: '김 해외 홍보' },
    ],
  ],
])(
  'is asked for by %j as a name, a department, an institution, or a name with a department',
  (words, asked) => expect(peopleBy(words)).toEqual(asked),
);
