import type { ComponentType } from 'react';
import type { LoadedPage } from '#web/kit/routing/PageRoute.ts';
import { prefetchList, prefetchRecord } from '../dataProvider.ts';
import type { Fields } from '../form/CreateRecord.tsx';
import { RecordDrawer } from '../form/RecordDrawer.tsx';
import { SpecForm } from '../form/SpecForm.tsx';
import { SpecList } from '../list/SpecList.tsx';
import { type Override, overrideOf } from '../overrides.ts';
import type { EntityScreen } from '../routing/screenPath.ts';
import { formsOf } from '../spec/forms.ts';
import { SpecProvider } from '../spec/SpecContext.tsx';

export type PagePart = 'list' | 'regist' | 'detail';

export interface PartProps {
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

/**
 * Components of the parts of a page. Lists are viewed far more often than forms: a form is loaded when it is opened.
 */
const parts: Record<PagePart, () => Promise<ComponentType<PartProps>>> = {
  list: () => Promise.resolve(ListPage),
  regist: async () => (await import('./formPages.tsx')).RegistPage,
  detail: async () => (await import('./formPages.tsx')).DetailPage,
};

/** The first request of the page. */
const prefetchOf = ({ spec }: EntityScreen, part: PagePart, own: Override): Pick<LoadedPage, 'prefetch'> => {
  if (part === 'detail') return { prefetch: ({ pathname }) => prefetchRecord(spec.name, pathname) };
  const { start = {} } = own;
  return part === 'list' && start ? { prefetch: ({ search }) => prefetchList(spec, search, start) } : {};
};

/** The page of an entity, with its own components of `modules/<module>/admin/`, if any. */
export const entityPage = async (screen: EntityScreen, part: PagePart): Promise<LoadedPage> => {
  const { spec } = screen;
  const isList = part === 'list';
  const [own, Part, forms] = await Promise.all([
    overrideOf(spec.name),
    parts[part](),
    // on a list the validators are loaded by the drawer
    isList ? () => formsOf(spec.name) : formsOf(spec.name),
  ]);
  const fields: Fields = own.form ?? SpecForm;
  const Own = part === 'regist' ? undefined : own[part];
  const EntityPage = () => (
    <SpecProvider spec={spec} forms={forms}>
      {Own ? <Own /> : <Part screen={screen} fields={fields} own={own} />}
    </SpecProvider>
  );
  return { Component: EntityPage, ...prefetchOf(screen, part, own), isLogged: true };
};
