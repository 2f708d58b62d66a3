import type { ComponentType } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { CreateRecord, type Fields } from '../form/CreateRecord.tsx';
import { EditRecord } from '../form/EditRecord.tsx';
import { RecordDrawer } from '../form/RecordDrawer.tsx';
import { SpecForm } from '../form/SpecForm.tsx';
import { SpecList } from '../list/SpecList.tsx';
import { type Override, overrideOf } from '../overrides.ts';
import type { EntityScreen } from '../routing/screenPath.ts';
import { formsOf } from '../spec/forms.ts';
import { SpecProvider } from '../spec/SpecContext.tsx';

export type PagePart = 'list' | 'regist' | 'detail';

interface PartProps {
  screen: EntityScreen;
  fields: Fields;
  own: Override;
}

const ListPage = ({ screen, fields, own: { head, wide } }: PartProps) => (
  <>
    <SpecList />
    {screen.spec.screen === 'drawer' && <RecordDrawer fields={fields} head={head} wide={wide} />}
  </>
);

/** Back to the list, in the state in which it was left. */
const useBackToList = (url: string) => {
  const navigate = useNavigate();
  const { state } = useLocation();
  const search = (state as { listSearch?: string } | null)?.listSearch ?? '';
  return () => void navigate(url + search);
};

const RegistPage = ({ screen, fields }: PartProps) => {
  const back = useBackToList(screen.url);
  return <CreateRecord fields={fields} onSaved={back} onCancel={back} />;
};

const DetailPage = ({ screen, fields, own: { head } }: PartProps) => {
  const back = useBackToList(screen.url);
  const { id = '' } = useParams();
  return <EditRecord key={id} id={id} fields={fields} head={head} onSaved={back} onCancel={back} />;
};

const parts = { list: ListPage, regist: RegistPage, detail: DetailPage };

/** The page of an entity, with its own components where `overrides/` has some. */
export const entityPage = async (screen: EntityScreen, part: PagePart): Promise<ComponentType> => {
  const { spec } = screen;
  const [own, forms] = await Promise.all([overrideOf(spec.name), formsOf(spec.name)]);
  const fields: Fields = own.form ?? SpecForm;
  const Own = part === 'regist' ? undefined : own[part];
  const Part = parts[part];
  return function EntityPage() {
    return (
      <SpecProvider spec={spec} forms={forms}>
        {Own ? <Own /> : <Part screen={screen} fields={fields} own={own} />}
      </SpecProvider>
    );
  };
};
