import { describe, expect, it } from 'vitest';
import { resources } from '#generated/resources/index.ts';
import { changesOf, rowChanges } from './changes.ts';

type Values = Record<string, unknown>;
const row = (bfrCn: Values, aftrCn: Values) => ({ bfrCn, aftrCn });

describe('a change', () => {
  it('names its fields in Korean, and a reference by its name alone', () => {
    const changes = changesOf(
      resources.user,
      row({ groupId: 2, groupNm: '본부', useYn: 'Y' }, { groupId: 1, groupNm: '시스템 관리자', useYn: 'N' }),
    );
    expect(changes.map(({ label, before, after }) => [label, before, after])).toEqual([
      ['사용자 그룹', '본부', '시스템 관리자'],
      ['사용 여부', 'Y', 'N'],
    ]);
  });

  it('leaves out what was and is empty or the same, bookkeeping, and what tells people nothing', () => {
    const [before, after] = [
      { deptNm: null, instNm: '본부', lastJoinCertYmd: '2026-11-01' },
      { deptNm: '', instNm: '본부', mdfcnDt: 'x', lastJoinCertYmd: '2026-11-22' },
    ];
    expect(changesOf(resources.user, row(before, after))).toEqual([]);
  });

  it('never shows how values are stored: own notes are left out, structures become a sentence', () => {
    const notes = { fieldOrgn: { lclsfNm: { by: 'rules' } }, featExtr: { words: [] }, kornTtl: '새 제목' };
    expect(changesOf(resources.article, row({ kornTtl: '제목' }, notes)).map(({ name }) => name)).toEqual([
      'kornTtl',
    ]);
    const [setting] = changesOf(resources.userSetting, row({ setngCn: { a: 1 } }, { setngCn: { a: 2 } }));
    expect(setting?.sentence).toBe('내용이 바뀌었습니다.');
  });

  it('of personal data is told where its mask hides the difference', () => {
    const [before, after] = [
      { jbgdNm: '주무관', mblTelno: '010-9999-****', userNm: '한*봄' },
      { jbgdNm: '사무관', mblTelno: '010-9999-****', userNm: '한*별' },
    ];
    expect(
      changesOf(resources.user, row(before, after)).map(({ label, sentence }) => [label, sentence]),
    ).toEqual([
      ['이름', undefined],
      ['휴대폰 번호', '가려진 부분이 바뀌었습니다.'],
      ['직급', undefined],
    ]);
  });

  it('of a new record leaves out its number and what the system sets, in order of the schema', () => {
    const begun = {
      files: [],
      mediaKornNm: '르몽드',
      deleteYn: 'N',
      dpcnYn: 'N',
      url: 'https://lemonde.fr',
      mediaId: 7,
    };
    const emptied = Object.fromEntries(Object.keys(begun).map((name) => [name, null]));
    for (const bfrCn of [null, {}, emptied]) {
      const names = changesOf(resources.media, { bfrCn, aftrCn: begun }).map(({ name }) => name);
      expect(names).toEqual(['url', 'mediaKornNm']);
    }
  });

  it("stands where the form has its field, also under a reference's name; old fields come last", () => {
    const after = {
      oldField: 1,
      mediaKornNm: '르몽드',
      ntnId: 'FR',
      ntnKornNm: '프랑스',
      url: 'https://lemonde.fr',
    };
    const names = changesOf(resources.media, row({ url: null }, after)).map(({ name }) => name);
    const order = (resources.media?.fields ?? []).map(({ name }) => name);
    const expected = ['url', 'mediaKornNm', 'ntnId'].toSorted((a, b) => order.indexOf(a) - order.indexOf(b));
    expect(names.map((name) => (name === 'ntnKornNm' ? 'ntnId' : name))).toEqual([...expected, 'oldField']);
  });

  it('of a password is told as a sentence, also twice on one day', () => {
    const sentences = (before: string | null, after: string | null) =>
      changesOf(resources.user, row({ pswdChgYmd: before }, { pswdChgYmd: after })).map(
        ({ sentence }) => sentence,
      );
    expect(sentences('2026-11-22', '2026-11-22')).toEqual(['비밀번호를 바꿨습니다.']);
    expect(sentences('2026-11-22', null)).toEqual(['비밀번호를 초기화했습니다.']);
  });
});

describe('rows of a record', () => {
  const rows = (entity: string, before: Values, after: Values) => {
    const [change] = changesOf(resources[entity], row(before, after), resources);
    return change && rowChanges(resources[change.field?.children?.entity ?? ''], change);
  };
  const held = { authrtId: 1, authrtNm: '관리', eml: 'ki**@demo.go.kr', prslYn: 'Y', wrtYn: 'N' };

  it('say which went, which came, and of the others only what differs', () => {
    const [kim, lee] = [
      { userId: 'a', userNm: '김*리', eml: 'ki**@demo.go.kr', prslYn: 'N', wrtYn: 'N' },
      { userId: 'b', userNm: '이*원', eml: 'le**@demo.go.kr', prslYn: 'N', wrtYn: 'N' },
    ];
    expect(
      rows(
        'authorityGroup',
        { authorizedUserList: [kim, { ...lee, userId: 'c', userNm: '박*늘' }] },
        { authorizedUserList: [{ ...kim, wrtYn: 'Y' }, lee] },
      ),
    ).toEqual([
      { action: 'gone', name: '박*늘', details: ['열람 권한 아니요', '쓰기 권한 아니요'] },
      { action: 'come', name: '이*원', details: ['열람 권한 아니요', '쓰기 권한 아니요'] },
      { action: 'changed', name: '김*리', details: ['쓰기 권한 아니요 → 예'] },
    ]);
  });

  it('are understood where a second form of the record wrote them', () => {
    expect(rows('user', { authList: [] }, { authList: [held] })).toEqual([
      { action: 'come', name: '관리', details: ['열람 권한 예', '쓰기 권한 아니요'] },
    ]);
  });

  it('may be files, which go by their names', () => {
    const file = { fileId: '0f', orgnlFileNm: '보고서.pdf', expln: null, fileSize: 3, fileExtn: 'pdf' };
    const changed = { ...file, expln: '최종' };
    expect(rows('post', { files: [] }, { files: [file] })).toEqual([
      { action: 'come', name: '보고서.pdf', details: [] },
    ]);
    expect(rows('post', { files: [file] }, { files: [changed] })).toEqual([
      { action: 'changed', name: '보고서.pdf', details: ['설명 비어 있음 → 최종'] },
    ]);
  });
});
