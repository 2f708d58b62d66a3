import { useQuery } from '@tanstack/react-query';
import { useEffect, useId, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { FieldSpec } from '#contract/entity.ts';
import { fieldOf } from '#contract/entityFields.ts';
import { Picker } from '#web/admin/kinds/Picker.tsx';
import { useSpecInput } from '#web/admin/kinds/useSpecInput.ts';
import { useResources } from '#web/admin/spec/resources.ts';
import { useSpec } from '#web/admin/spec/SpecContext.tsx';
import { read } from '#web/client/http/read.ts';
import { FieldFrame, labelId } from '#web/kit/forms/FieldFrame.tsx';
import styles from './authorityGroup.module.css';

const source = 'authorizedUserList';

interface UserRight {
  userId: string;
  userNm?: string | null;
  eml?: string | null;
  prslYn: string;
  wrtYn: string;
}

interface Person {
  userId: string;
  userNm: string | null;
  eml: string | null;
}

/** Names of users added just now; stored ones come with their names. */
const usePeople = (ids: readonly string[]) =>
  useQuery({
    queryKey: ['people', ids],
    enabled: ids.length > 0,
    queryFn: ({ signal }) =>
      read<Person[]>('/user-list', { params: { userId: ids, size: 200 }, signal, background: true }),
  }).data ?? [];

interface UserRowProps {
  right: UserRight;
  person: Person | undefined;
  onChange: (right: UserRight | undefined) => void;
}

const UserRow = ({ right, person, onChange }: UserRowProps) => {
  const name = right.userNm ?? person?.userNm ?? right.userId;
  const box = (flag: 'prslYn' | 'wrtYn', word: string) => (
    <td>
      <input
        type="checkbox"
        aria-label={`${name} ${word}`}
        checked={right[flag] === 'Y'}
        onChange={({ target }) => onChange({ ...right, [flag]: target.checked ? 'Y' : 'N' })}
      />
    </td>
  );
  return (
    <tr>
      <td>
        {name}
        <span className={styles.also}>{right.eml ?? person?.eml}</span>
      </td>
      {box('prslYn', '열람')}
      {box('wrtYn', '쓰기')}
      <td>
        <button
          type="button"
          className={styles.remove}
          aria-label={`${name} 빼기`}
          onClick={() => onChange(undefined)}
        >
          빼기
        </button>
      </td>
    </tr>
  );
};

/** A search for a user to add, cleared after each choice. */
const AddUser = ({ field, onAdd }: { field: FieldSpec; onAdd: (userId: string) => void }) => {
  const target = useResources().user;
  const id = useId();
  const [added, setAdded] = useState(0);
  // to add several users, the focus moves to the field, which is a new one after each choice
  useEffect(() => {
    if (added > 0) document.getElementById(id)?.focus();
  }, [added, id]);
  if (!target) return null;
  return (
    <FieldFrame id={id} label="사용자 추가">
      <Picker
        key={added}
        id={id}
        field={field}
        target={target}
        value={null}
        name=""
        onChange={(key) => {
          if (key === null) return;
          onAdd(String(key));
          setAdded(added + 1);
        }}
      />
    </FieldFrame>
  );
};

/** Says who is in the group without any right: a newly added user can neither open nor write yet. */
const WithoutRights = ({ names }: { names: string[] }) => (
  <p role="status" className={styles.without}>
    {names.length > 0 &&
      `${names.slice(0, 3).join(', ')}${names.length > 3 ? ` 외 ${names.length - 3}명` : ''}: 아직 사용할 수 있는 메뉴가 없습니다. 열람이나 쓰기를 선택해 주세요.`}
  </p>
);

/** The users of the group. */
export const UserRightsInput = () => {
  const spec = useSpec();
  const resources = useResources();
  const field = fieldOf(spec, source);
  const child = resources[field?.children?.entity ?? ''];
  const userField = child && fieldOf(child, 'userId');
  if (!field || !userField) throw new Error(`There is no field ${source}.`);
  const { id, frame } = useSpecInput(
    { field, source },
    { format: (value) => value, parse: (value) => value },
  );
  const rights = (useWatch({ name: source }) ?? []) as UserRight[];
  const { setValue } = useFormContext();
  const nameOf = ({ userId, userNm }: UserRight): string =>
    userNm ?? people.find((person) => person.userId === userId)?.userNm ?? userId;
  const people = usePeople(rights.filter(({ userNm }) => userNm === undefined).map(({ userId }) => userId));
  const set = (next: UserRight[]) => setValue(source, next, { shouldDirty: true, shouldTouch: true });
  const add = (userId: string) => {
    if (!rights.some((right) => right.userId === userId))
      set([...rights, { userId, prslYn: 'N', wrtYn: 'N' }]);
  };
  return (
    <FieldFrame {...frame} group>
      <AddUser field={userField} onAdd={add} />
      {rights.length === 0 ? (
        <p className={styles.none}>추가한 사용자가 없습니다.</p>
      ) : (
        <div className={styles.scroll}>
          <table className={styles.users} aria-labelledby={labelId(id)}>
            <thead>
              <tr>
                <th scope="col">사용자</th>
                <th scope="col">열람</th>
                <th scope="col">쓰기</th>
                <th scope="col">
                  <span className="only-read-aloud">빼기</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {rights.map((right, index) => (
                <UserRow
                  key={right.userId}
                  right={right}
                  person={people.find(({ userId }) => userId === right.userId)}
                  onChange={(next) => set(next ? rights.with(index, next) : rights.toSpliced(index, 1))}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
      <WithoutRights
        names={rights.filter(({ prslYn, wrtYn }) => prslYn !== 'Y' && wrtYn !== 'Y').map(nameOf)}
      />
    </FieldFrame>
  );
};
