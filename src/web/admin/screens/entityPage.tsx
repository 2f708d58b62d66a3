import type { ComponentType } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { CreateRecord, type Fields } from '../form/CreateRecord.tsx';
import { EditRecord } from '../form/EditRecord.tsx';
import { RecordDrawer } from '../form/RecordDrawer.tsx';
import { SpecForm } from '../form/SpecForm.tsx';
import { SpecList } from '../list/SpecList.tsx';
import { overrideOf } from '../overrides.ts';
import type { EntityScreen } from '../routing/screenPath.ts';
import { formsOf } from '../spec/forms.ts';
import { SpecProvider } from '../spec/SpecContext.tsx';

export type PagePart = 'list' | 'regist' | 'detail';

const ListPage = ({ screen, fields }: { screen: EntityScreen; fields: Fields }) => (
  <>
    <SpecList />
    {screen.spec.screen === 'drawer' && <RecordDrawer fields={fields} />}
  </>
);

/** Back to the list, in the state in which it was left. */
const useBackToList = (url: string) => {
  const navigate = useNavigate();
  const { state } = useLocation();
  const search = (state as { listSearch?: string } | null)?.listSearch ?? '';
  return () => void navigate(url + search);
};

const RegistPage = ({ screen, fields }: { screen: EntityScreen; fields: Fields }) => {
  const back = useBackToList(screen.url);
  return <CreateRecord fields={fields} onSaved={back} onCancel={back} />;
};

const DetailPage = ({ screen, fields }: { screen: EntityScreen; fields: Fields }) => {
  const back = useBackToList(screen.url);
  const { id = '' } = useParams();
  return <EditRecord key={id} id={id} fields={fields} onSaved={back} onCancel={back} />;
};

const parts = { list: ListPage, regist: RegistPage, detail: DetailPage };

/** The page of an entity, with its own components where `overrides/` has some. */
export const entityPage = async (screen: EntityScreen, part: PagePart): Promise<ComponentType> => {
  const { spec } = screen;
  const [{ list: OwnList, form }, forms] = await Promise.all([overrideOf(spec.name), formsOf(spec.name)]);
  const fields: Fields = form ?? SpecForm;
  const Part = parts[part];
  return function EntityPage() {
    return (
      <SpecProvider spec={spec} forms={forms}>
        {part === 'list' && OwnList ? <OwnList /> : <Part screen={screen} fields={fields} />}
      </SpecProvider>
    );
  };
};
