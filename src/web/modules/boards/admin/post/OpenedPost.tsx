import { useQueryClient } from '@tanstack/react-query';
import { type ComponentProps, type ComponentType, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { EditRecord } from '#web/admin/form/EditRecord.tsx';
import { FetchedPost, type PostPlace, type StoredPost } from './FetchedPost.tsx';

export interface PostBodyProps {
  data: StoredPost;
  onEdit: () => void;
  /** The post is shown beside its list. */
  isInPane?: boolean;
}

interface OpenedPostProps extends PostPlace {
  fields: ComponentProps<typeof EditRecord>['fields'];
  body: ComponentType<PostBodyProps>;
}

/** Navigation state of a post whose form is open. */
interface EditedState {
  isEdited?: boolean;
}

const Opened = ({ id, fields, body: Body, ...place }: OpenedPostProps & { id: string }) => {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { pathname, state } = useLocation() as { pathname: string; state: EditedState | null };
  const [editing, setEditing] = useState(state?.isEdited === true);
  const leave = () => {
    setEditing(false);
    const { isEdited, ...rest } = state ?? {};
    if (isEdited) void navigate(pathname, { replace: true, state: rest });
  };
  if (editing)
    return (
      <EditRecord
        id={id}
        fields={fields}
        may={{ delete: false }}
        onSaved={() => {
          leave();
          void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] === place.entity });
        }}
        onCancel={leave}
      />
    );
  return (
    <FetchedPost id={id} {...place}>
      {(data) => <Body data={data} onEdit={() => setEditing(true)} />}
    </FetchedPost>
  );
};

/** The post in the address: first the reading view, edited from there. */
export const OpenedPost = (props: OpenedPostProps) => {
  const { id = '' } = useParams();
  return <Opened key={id} id={id} {...props} />;
};
