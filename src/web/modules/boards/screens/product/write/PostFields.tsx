import { useContext, useEffect, useState } from 'react';
import { useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { coverOf } from '#contract/boards.ts';
import type { FieldSpec } from '#contract/entity.ts';
import { fieldOf } from '#contract/entityFields.ts';
import { isPicture } from '#contract/pictures.ts';
import { isBlank, missing } from '#contract/problems.ts';
import { FormSection, SpecForm, SpecInput } from '#web/admin/form/SpecForm.tsx';
import { FormContext } from '#web/admin/kinds/contexts.ts';
import { useSpecInput } from '#web/admin/kinds/useSpecInput.ts';
import type { Purpose, Row } from '#web/admin/spec/formValues.ts';
import { useSpec } from '#web/admin/spec/SpecContext.tsx';
import { choiceOf, type FileChoice } from '#web/kit/files/fileChoice.ts';
import { FieldFrame, labelId } from '#web/kit/forms/FieldFrame.tsx';
import { Icon, icons } from '#web/kit/icons/Icon.tsx';
import { useBoard } from './BoardContext.tsx';
import styles from './coverInput.module.css';
import { pictureUrl } from './pictureUrl.ts';

/** A picture of the record after saving: already stored, or chosen and not yet sent. */
interface Picture {
  key: string;
  orgnlFileNm: string;
  fileExtn: string;
  fileId?: string;
  file?: File;
}

const extensionOf = (name: string): string => /\.([^.]+)$/.exec(name)?.[1] ?? '';

/** The pictures among the files, in the order of the record after saving. */
const picturesOf = ({ stored, removed, added }: FileChoice): Picture[] =>
  [
    ...stored
      .filter(({ fileId }) => !removed.includes(fileId))
      .map(({ fileId, orgnlFileNm, fileExtn }) => ({ key: fileId, fileId, orgnlFileNm, fileExtn })),
    ...added.map(({ key, file }) => ({
      key,
      file,
      orgnlFileNm: file.name,
      fileExtn: extensionOf(file.name),
    })),
  ].filter(({ fileExtn }) => isPicture(fileExtn));

const pictureSource = 'cvrFileNm';

/** A picture not yet saved is shown from the local file, a stored one from the server. */
const addressOf = ({ file, fileId }: Picture, pstId: unknown): string =>
  file ? URL.createObjectURL(file) : pictureUrl(Number(pstId), fileId ?? '');

const Choice = ({ picture, isChosen, onChoose, name }: ChoiceProps) => {
  const pstId = useRecordContext<Row & { id: string }>()?.pstId;
  const [address] = useState(() => addressOf(picture, pstId));
  const [isLost, setLost] = useState(false);
  return (
    <label className={styles.choice}>
      <input type="radio" name={name} checked={isChosen} onChange={onChoose} />
      <span className={styles.picture}>
        {isLost ? (
          <Icon outline={icons.picture} />
        ) : (
          <img
            src={address}
            alt=""
            // the object URL is released once the picture is rendered
            onLoad={() => picture.file && URL.revokeObjectURL(address)}
            onError={() => setLost(true)}
          />
        )}
      </span>
      <span className={styles.name}>{picture.orgnlFileNm}</span>
    </label>
  );
};

interface ChoiceProps {
  picture: Picture;
  isChosen: boolean;
  onChoose: () => void;
  name: string;
}

/** Chooses which attached picture is the cover in lists: by default the first. */
const CoverInput = () => {
  const field = fieldOf(useSpec(), pictureSource) as FieldSpec;
  const { id, control, frame } = useSpecInput({ field, source: pictureSource });
  const pictures = picturesOf(choiceOf(useWatch({ name: 'files' })));
  const chosen = coverOf(pictures, control.value as string | null);
  return (
    <div className={styles.wide}>
      <FieldFrame {...frame} help="목록에 대표로 표시되는 그림입니다." group>
        {pictures.length === 0 ? (
          <p className={styles.none}>그림 파일(JPG, PNG, GIF)을 첨부하면 표지를 고를 수 있습니다.</p>
        ) : (
          <div role="radiogroup" aria-labelledby={labelId(id)} className={styles.choices}>
            {pictures.map((picture) => (
              <Choice
                key={picture.key}
                name={id}
                picture={picture}
                isChosen={picture === chosen}
                onChoose={() => control.onChange(picture.orgnlFileNm)}
              />
            ))}
          </div>
        )}
      </FieldFrame>
    </div>
  );
};

const source = 'pstClsfCd';

/** The classification of a triple board: required by the form before the server checks it. */
const ClassInput = () => {
  const label = fieldOf(useSpec(), source)?.label;
  const { requirements } = useContext(FormContext);
  useEffect(() => {
    if (label === undefined) return undefined;
    requirements.set(source, (values) => (isBlank(values[source]) ? missing(source, label) : undefined));
    return () => {
      requirements.delete(source);
    };
  }, [requirements, label]);
  return label === undefined ? null : <SpecInput source={source} />;
};

/** The form of a post: its text, its files and the cover picture. */
export const PostFields = ({ purpose }: { purpose: Purpose }) => {
  const { board } = useBoard();
  return (
    <SpecForm purpose={purpose}>
      <FormSection>
        {board.board === 'triple' && <ClassInput />}
        <SpecInput source="ttl" />
        <SpecInput source="cn" />
        <SpecInput source="files" />
        <CoverInput />
      </FormSection>
    </SpecForm>
  );
};
