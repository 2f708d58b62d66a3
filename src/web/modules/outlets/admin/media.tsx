import { useWatch } from 'react-hook-form';
import { FormSection, SpecForm, SpecInput } from '#web/admin/form/SpecForm.tsx';
import { ImportButton } from '#web/admin/import/ImportButton.tsx';
import type { ListStart } from '#web/admin/list/listStart.ts';
import { SpecField } from '#web/admin/list/SpecField.tsx';
import { SpecList } from '#web/admin/list/SpecList.tsx';
import type { Purpose, Row } from '#web/admin/spec/formValues.ts';
import { useIsAdmin } from '#web/admin/spec/rights.ts';
import { Badge } from '#web/kit/badge/Badge.tsx';
import { lazyDialog } from '#web/kit/loading/lazyPart.tsx';
import buttons from '#web/kit/theme/Button.module.css';
import { DeletedOutlets } from './media/DeletedOutlets.tsx';
import { ReasonInput, UrlCheckInput, UtcInput } from './media/fieldInputs.tsx';
import { InfoCheck } from './media/InfoCheck.tsx';
import { LanguagesInput } from './media/LanguagesInput.tsx';
import { MediaDetail } from './media/MediaDetail.tsx';
import styles from './media/media.module.css';
import { NationAction, NoNation } from './media/NationAction.tsx';
import { namesOf, openPopup, scoreText, statesOf } from './media/outlet.ts';

const ImportDialog = lazyDialog(async () => (await import('./media/ImportDialog.tsx')).ImportDialog);

/** The content of an interview; shown only if there was one. */
const Interview = () => {
  const presItvwYn: unknown = useWatch({ name: 'presItvwYn' });
  return (
    <>
      <SpecInput source="presItvwYn" />
      {presItvwYn === 'Y' && <SpecInput source="presItvw" />}
    </>
  );
};

const Names = ({ outlet }: { outlet: Row }) => {
  const { main, also } = namesOf(outlet);
  return (
    <span className={styles.names}>
      <span className={styles.name}>
        <bdi>{main}</bdi>
        {statesOf(outlet).map(({ word, tone }) => (
          <Badge key={word} tone={tone}>
            {word}
          </Badge>
        ))}
      </span>
      {also && <bdi className={styles.also}>{also}</bdi>}
    </span>
  );
};

const DuplicatesButton = () => (
  <button
    type="button"
    className={`${buttons.tertiary} ${buttons.small}`}
    onClick={() => openPopup('/popup/medn/duplicate')}
  >
    중복 확인
  </button>
);

const conditions = [
  'mediaKornNm',
  'ntnId',
  'mediaKndCd',
  'mainMediaYn',
  'onsiteJrnlMediaYn',
  'useYn',
  'dpcnYn',
  'deleteYn',
  'baseCd',
];

export const start: ListStart = { defaults: { dpcnYn: 'N' } };

/** Outlets that are not merged into others, the latest change first; merged ones on request. */
const Outlets = () => {
  const isAdmin = useIsAdmin();
  return (
    <SpecList
      filters={conditions}
      words={{ mediaKornNm: '매체명' }}
      {...start}
      actions={
        <>
          <NoNation />
          {isAdmin && <ImportButton dialog={ImportDialog} />}
        </>
      }
      seldomActions={
        <>
          <DeletedOutlets />
          <DuplicatesButton />
        </>
      }
      {...(isAdmin && { pickedActions: <NationAction /> })}
    >
      <SpecField source="mediaKornNm" label="매체명" render={(outlet) => <Names outlet={outlet} />} />
      <SpecField source="ntnKornNm" label="국가" />
      <SpecField source="mediaKndCdNm" />
      <SpecField source="articleCount" />
      <SpecField source="mainNtnScore" render={({ mainNtnScore }) => scoreText(mainNtnScore)} />
      <SpecField source="mainMediaScore" render={({ mainMediaScore }) => scoreText(mainMediaScore)} />
      <SpecField source="mdfcnDt" />
    </SpecList>
  );
};

export const list = Outlets;

/**
 * Sections of the form: identity with the duplicate check; description; operation; relations to Korea; reason for the
 * entry.
 */
export const form = ({ purpose }: { purpose: Purpose }) => (
  <SpecForm purpose={purpose}>
    <FormSection title="기본 정보">
      <UrlCheckInput />
      <SpecInput source="ntnId" />
      <SpecInput source="mediaKndCd" />
      <SpecInput source="mediaKornNm" />
      <SpecInput source="mediaEngNm" />
      <SpecInput source="mediaLclanNm" />
      <SpecInput source="mediaAbbrNm" />
      <SpecInput source="eml" />
      <UtcInput />
      <InfoCheck />
    </FormSection>
    <FormSection title="매체 현황">
      <SpecInput source="rprsvNm" />
      <SpecInput source="fndnYmd" />
      <SpecInput source="hdofcLctnAddr" />
      <SpecInput source="fnseScl" />
      <SpecInput source="crltnCd" />
      <SpecInput source="pblcnCyclBcTz" />
      <SpecInput source="pblcnRgn" />
      <SpecInput source="nscvrgFrm" />
      <SpecInput source="mainNscvrgFld" />
      <SpecInput source="adFee" />
      <SpecInput source="mngm" />
      <SpecInput source="rdr" />
    </FormSection>
    <FormSection title="한국 관련">
      <SpecInput source="mainMediaYn" />
      <SpecInput source="onsiteJrnlMediaYn" />
      <SpecInput source="krPtnrshpCo" />
      <SpecInput source="ctrtCoNm" />
      <SpecInput source="frSndJrnl" />
      <SpecInput source="frBrof" />
      <Interview />
    </FormSection>
    <FormSection title="수집">
      <SpecInput source="inspUrl" />
      <LanguagesInput source="clctLan" />
      <LanguagesInput source="pvsnLan" />
      <SpecInput source="clctMediaNoYn" />
      <SpecInput source="mchnReadNoYn" />
    </FormSection>
    <FormSection title="참고와 첨부">
      <SpecInput source="refMttr" />
      <SpecInput source="files" />
      <ReasonInput />
    </FormSection>
  </SpecForm>
);

export const detail = () => <MediaDetail fields={form} />;
