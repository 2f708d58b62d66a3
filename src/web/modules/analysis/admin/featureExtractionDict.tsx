import { RecordDrawer } from '#web/admin/form/RecordDrawer.tsx';
import { SpecForm } from '#web/admin/form/SpecForm.tsx';
import { ImportButton } from '#web/admin/import/ImportButton.tsx';
import { SpecList } from '#web/admin/list/SpecList.tsx';
import { lazyDialog } from '#web/kit/loading/lazyPart.tsx';
import { Reanalysis } from '#web/modules/articles/index.ts';

const ImportDialog = lazyDialog(async () => (await import('./dictionary/ImportDialog.tsx')).ImportDialog);

const empty = {
  title: '등록된 낱말이 없습니다.',
  hint: '낱말을 등록하면 새 기사에서 인물·기관·행사를 찾아 표시합니다. 한 줄씩 등록하거나, 엑셀·CSV 목록을 가져올 수 있습니다.',
};

/** The dictionary words for feature extraction, entered one at a time or imported as a list. */
export const list = () => (
  <>
    <SpecList top={<Reanalysis />} actions={<ImportButton dialog={ImportDialog} />} empty={empty} />
    <RecordDrawer fields={SpecForm} />
  </>
);
