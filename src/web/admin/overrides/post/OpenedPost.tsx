import { useQueryClient } from '@tanstack/react-query';
import { type ComponentProps, type ComponentType, useState } from 'react';
import { useGetOne } from 'react-admin';
import { useParams } from 'react-router-dom';
import { messages } from '#contract/messages.ts';
import { ProblemState } from '#web/kit/states/ProblemState.tsx';
import { LoadingState } from '#web/kit/states/StatePanel.tsx';
import { EditRecord } from '../../form/EditRecord.tsx';
import type { Row } from '../../spec/formValues.ts';
import { MissingPost } from './MissingPost.tsx';
import { isMissing, isPostId } from './postId.ts';

export type StoredPost = Row & { id: string };

export interface PostBodyProps {
  data: StoredPost;
  onEdit: () => void;
}

interface OpenedPostProps {
  /** Name of the entity. */
  entity: string;
  /** Address of the board. */
  path: string;
  /** A number of another board is none of this one. */
  isHere: (data: StoredPost) => boolean;
  fields: ComponentProps<typeof EditRecord>['fields'];
  body: ComponentType<PostBodyProps>;
}

const Opened = ({ id, entity, path, isHere, fields, body: Body }: OpenedPostProps & { id: string }) => {
  const queries = useQueryClient();
  const [editing, setEditing] = useState(false);
  const isId = isPostId(id);
  const { data, error, isPending, refetch } = useGetOne<StoredPost>(entity, { id }, {
    enabled: isId,
    onError: () => {},
  } as object);
  if (!isId || (!data && isMissing(error))) return <MissingPost path={path} />;
  if (isPending) return <LoadingState text={messages.loading.detail} />;
  if (data && !isHere(data)) return <MissingPost path={path} title="이 게시판에 없는 글입니다" />;
  if (!data) return <ProblemState problem={error as Error | null} onRetry={() => void refetch()} />;
  const leave = () => {
    setEditing(false);
    void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === entity });
  };
  return editing ? (
    <EditRecord
      id={id}
      fields={fields}
      may={{ delete: false }}
      onSaved={leave}
      onCancel={() => setEditing(false)}
    />
  ) : (
    <Body data={data} onEdit={() => setEditing(true)} />
  );
};

/** The post that the address names: read first, then changed. */
export const OpenedPost = (props: OpenedPostProps) => {
  const { id = '' } = useParams();
  return <Opened key={id} id={id} {...props} />;
};
