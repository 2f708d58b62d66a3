// Generated from schemas/logMark.json by `npm run generate`. Do not edit: change the schema instead.
import type { EntitySpec } from '#contract/entity.ts';

export const logMark: EntitySpec = {
  name: 'logMark',
  path: 'logmark',
  key: 'markId',
  keyFrom: 'given',
  label: '로그 기록 표시',
  help: '서버마다 로그를 어디까지 저장했는지. 갑자기 멈춘 서버는 다음에 이 표시로 알아본다.',
  represents: 'markId',
  menus: [],
  screen: 'none',
  rows: 'all',
  operations: {},
  table: { name: 'log_mark' },
  sort: { field: 'regDt', order: 'DESC' },
  rules: [],
  unique: [],
  fields: [
    { name: 'markId', label: 'markId', kind: 'text', nullable: false, column: 'internal', maxLength: 50 },
    { name: 'flushDt', label: 'flushDt', kind: 'dateTime', nullable: false, column: 'internal' },
    { name: 'rgtrId', label: '등록자', kind: 'text', nullable: true, write: 'system', maxLength: 100 },
    { name: 'regDt', label: '등록일시', kind: 'dateTime', nullable: false, sort: true, write: 'system' },
    { name: 'mdfrId', label: '수정자', kind: 'text', nullable: true, write: 'system', maxLength: 100 },
    { name: 'mdfcnDt', label: '수정일시', kind: 'dateTime', nullable: false, sort: true, write: 'system' },
    {
      name: 'delYn',
      label: '삭제 여부',
      kind: 'flag',
      nullable: false,
      write: 'system',
      column: 'internal',
      default: 'N',
      options: [{ value: 'Y', label: '예' }, { value: 'N', label: '아니요' }],
    },
  ],
};
