import type { MouseEvent } from 'react';
import { constants } from '#contract/constants.ts';
import { download } from '#web/client/http/download.ts';
import { useSite } from '#web/client/session/siteStore.ts';
import { openHelp } from '#web/kit/shortcuts/shortcutState.ts';
import { Emblem } from '../brand/Masthead.tsx';
import { PaletteButton } from '../palette/PaletteButton.tsx';
import styles from './Footer.module.css';

const policyPath = '/current-document';

// downloaded by script, so that a refusal becomes an alert and not a page of JSON
const downloadPolicy = (event: MouseEvent) => {
  event.preventDefault();
  download(policyPath).catch((failure: unknown) => console.error('privacy policy', failure));
};

/** Privacy policy, address, phone, and the ministry that runs the site. */
export const Footer = () => {
  const { brandName, ministryName, footerAddress, supportPhone, supportEmail } = useSite();
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <div className={styles.brand}>
          <Emblem size={32} />
          {brandName}
        </div>
        <address className={styles.contact}>
          <p>{footerAddress}</p>
          {supportPhone && (
            <p>
              <strong>대표전화 {supportPhone}</strong> <span>{constants.footer.phoneHours}</span>
            </p>
          )}
          {supportEmail && (
            <p>
              이메일 <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
            </p>
          )}
        </address>
        <div className={styles.bottom}>
          <a href={`/api${policyPath}`} download className={styles.policy} onClick={downloadPolicy}>
            개인정보처리방침
          </a>
          <PaletteButton place="footer" />
          <button type="button" className={styles.keys} onClick={() => openHelp()}>
            도움말 <kbd>?</kbd>
          </button>
          <p className={styles.identifier}>
            <img src="/flag.svg" alt="" width="24" height="24" />이 누리집은 {ministryName} 누리집입니다.
          </p>
        </div>
      </div>
    </footer>
  );
};
