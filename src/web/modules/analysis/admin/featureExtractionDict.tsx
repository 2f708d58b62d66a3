import { useState } from 'react';
import { RecordDrawer } from '#web/admin/form/RecordDrawer.tsx';
import { SpecForm } from '#web/admin/form/SpecForm.tsx';
import { SpecList } from '#web/admin/list/SpecList.tsx';
import { lazyDialog } from '#web/kit/loading/lazyPart.tsx';
import buttons from '#web/kit/theme/Button.module.css';
import { Reanalysis } from '#web/modules/articles/index.ts';

const ImportDialog = lazyDialog(async () => (await import('./dictionary/ImportDialog.tsx')).ImportDialog);

/** Imports a list of words. */
const ImportButton = () => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={`${buttons.tertiary} ${buttons.small}`} onClick={() => setOpen(true)}>
        목록 가져오기
      </button>
      {open && <ImportDialog onClose={() => setOpen(false)} />}
    </>
  );
};

const empty = {
  title: '등록된 낱말이 없습니다.',
  hint: '낱말을 등록하면 새 기사에서 인물·기관·행사를 찾아 표시합니다. 한 줄씩 등록하거나, 엑셀·CSV 목록을 가져올 수 있습니다.',
};

/** The dictionary words for feature extraction, entered one at a time or imported as a list. */
export const list = () => (
  <>
    <SpecList top={<Reanalysis />} actions={<ImportButton />} empty={empty} />
    <RecordDrawer fields={SpecForm} />
  </>
);
