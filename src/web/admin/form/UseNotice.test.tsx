import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { EntitySpec } from '#contract/entity.ts';
import { http } from '#web/client/http/http.ts';
import { exhibition, exhibitionForms, stageResources } from '../../../../tests/stage/exhibition.ts';
import { press, renderScreen, type Screen, settle, signIn } from '../../../../tests/stage/renderScreen.tsx';
import { ResourcesContext } from '../spec/resources.ts';
import { SpecProvider } from '../spec/SpecContext.tsx';
import { EditRecord } from './EditRecord.tsx';
import { SpecForm, SpecInput } from './SpecForm.tsx';

let screen: Screen | undefined;
beforeEach(() => signIn(true));
afterEach(() => {
  screen?.unmount();
  screen = undefined;
  vi.restoreAllMocks();
});

const options = [
  { value: 'Y', label: '사용' },
  { value: 'N', label: '미사용' },
];
const spec: EntitySpec = {
  ...exhibition,
  fields: [
    ...exhibition.fields,
    { name: 'useYn', label: '사용 여부', kind: 'flag', nullable: true, options },
  ],
};
const visit: EntitySpec = {
  ...exhibition,
  name: 'visit',
  fields: [
    {
      name: 'show',
      label: '전시',
      kind: 'reference',
      nullable: true,
      ref: { entity: 'exhibition', labels: {} },
    },
  ],
};
const Fields = () => (
  <SpecForm purpose="update">
    <SpecInput source="useYn" />
  </SpecForm>
);
const show = async (resources: Record<string, EntitySpec>) => {
  const record = { id: 3, exhibitionId: 3, exhibitionNm: '처음', useYn: 'Y' };
  screen = await renderScreen(
    <ResourcesContext value={resources}>
      <SpecProvider spec={spec} forms={exhibitionForms}>
        <EditRecord id="3" fields={Fields} onSaved={() => {}} onCancel={() => {}} />
      </SpecProvider>
    </ResourcesContext>,
    { getOne: async () => ({ data: record }) },
  );
};
const switchOff = () => press(document.querySelector('input[value=N]') as HTMLInputElement);
const said = () =>
  [...document.querySelectorAll('form [role=status]')].map((one) => one.textContent).join('');

describe('a record that is switched off', () => {
  it('says where it is used, and while that is looked up', async () => {
    let answer = (_uses: object[]): void => {};
    const get = vi
      .spyOn(http, 'get')
      .mockReturnValue(new Promise((done) => (answer = (data) => done({ data: { data } }))));
    await show({ ...stageResources, exhibition: spec, visit });
    expect(said()).toBe('');
    await switchOff();
    expect(said()).toBe('사용하는 곳을 확인하고 있습니다.');
    answer([{ label: '관람 전시', count: 1200 }]);
    await settle();
    expect(said()).toContain('사용 중인 전시입니다: 관람 전시 1,200건.');
    expect(get.mock.calls[0]?.[1]?.params).toEqual({ entity: 'exhibition', key: '3' });
  });

  it('says that it could not be looked up', async () => {
    vi.spyOn(http, 'get').mockRejectedValue(new Error('끊김'));
    await show({ ...stageResources, exhibition: spec, visit });
    await switchOff();
    expect(said()).toContain('사용하는 곳을 확인하지 못했습니다.');
  });

  it('that nothing can name is nobody’s concern', async () => {
    await show({ ...stageResources, exhibition: spec });
    await switchOff();
    expect(said()).toBe('');
  });
});
