import { useSite } from '#web/client/session/siteStore.ts';

interface SupportContactsProps {
  lead: string;
  className: string | undefined;
}

/** Where to ask for help; nothing if this installation names neither address nor telephone. */
export const SupportContacts = ({ lead, className }: SupportContactsProps) => {
  const { supportEmail, supportPhone } = useSite();
  if (!supportEmail && !supportPhone) return null;
  return (
    <p className={className}>
      {lead} {supportEmail && <a href={`mailto:${supportEmail}`}>{supportEmail}</a>}
      {supportEmail && supportPhone && ' · '}
      {supportPhone && <span>{supportPhone}</span>}
    </p>
  );
};
