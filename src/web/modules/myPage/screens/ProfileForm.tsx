import { type FormEvent, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { FormProvider, useFormContext, useWatch } from 'react-hook-form';
import type { MyPage } from '#generated/types/myPage.ts';
import { myPageLabels } from '#generated/validators/myPage.ts';
import { download } from '#web/client/http/download.ts';
import { FieldFrame } from '#web/kit/forms/FieldFrame.tsx';
import { RestoredNotice } from '#web/kit/forms/RestoredNotice.tsx';
import { TextBox } from '#web/kit/forms/TextBox.tsx';
import { useLeaveWarning } from '#web/kit/forms/useLeaveWarning.ts';
import { keepEnterOfComposition } from '#web/kit/lists/composition.ts';
import { Section } from '#web/kit/page/Section.tsx';
import { useBottomBar } from '#web/kit/page/useBottomBar.ts';
import refusals from '#web/kit/states/Refusal.module.css';
import buttons from '#web/kit/theme/Button.module.css';
import { PersonFields, VerificationField } from '#web/modules/accounts/index.ts';
import consentsStyles from './Consents.module.css';
import { NoticeKinds } from './NoticeKinds.tsx';
import styles from './ProfileForm.module.css';
import { isOfMyPage, type Tab } from './tabs.ts';
import { type OwnFields, useProfile } from './useProfile.ts';

interface SaveBarProps {
  /** False on a tab without the form. */
  isShown: boolean;
  changed: boolean;
  saved: boolean;
  busy: boolean;
  /** Why it was not saved. */
  refusal: string | undefined;
  onUndo: () => void;
}

/** Bar that slides in when something was changed, and reports the save. */
const SaveBar = ({ isShown, changed, saved, busy, refusal, onUndo }: SaveBarProps) => {
  const bar = useRef<HTMLDivElement>(null);
  useBottomBar(bar, isShown && changed);
  return (
    <div ref={bar} className={changed ? styles.bar : undefined}>
      <div role="status">{saved && <p className={styles.saved}>저장했습니다.</p>}</div>
      {changed && (
        <>
          <div role="alert">{refusal ? <p className={refusals.aboveButtons}>{refusal}</p> : null}</div>
          <div className={styles.actions}>
            {!refusal && <p className={styles.hint}>저장하지 않은 내용이 있습니다.</p>}
            <button type="button" className={buttons.tertiary} onClick={onUndo}>
              되돌리기
            </button>
            <button type="submit" className={buttons.primary} aria-disabled={busy}>
              저장
            </button>
          </div>
        </>
      )}
    </div>
  );
};

const items = [
  {
    name: 'rptpEmlYn',
    label: '보고 메일 받기',
    help: '새 보고서가 등록되면 이메일로 알려 드립니다. 아래 선택 동의를 하신 분만 받을 수 있습니다.',
  },
  {
    name: 'prvcClctAgreChc',
    label: '개인정보 수집·이용(선택) 동의',
    help: '동의하지 않아도 서비스를 이용하는 데 제한이 없습니다.',
  },
] as const;

const fetchAgreement = (): void => {
  download('/current-personal-info-agreements/optional').catch((failure: unknown) =>
    console.error('agreement not downloaded', failure),
  );
};

/** The optional consents of a user. */
const Consents = () => {
  const { control, setValue } = useFormContext<OwnFields>();
  const values = useWatch({ control });
  // without the agreement no mails are sent, whatever is stored
  const isOpen = (name: (typeof items)[number]['name']) =>
    name !== 'rptpEmlYn' || values.prvcClctAgreChc === 'Y';
  const take = (name: (typeof items)[number]['name'], isTaken: boolean) => {
    setValue(name, isTaken ? 'Y' : 'N', { shouldDirty: true });
    // the agreement covers the mails
    if (name === 'prvcClctAgreChc' && !isTaken) setValue('rptpEmlYn', 'N', { shouldDirty: true });
  };
  return (
    <ul className={consentsStyles.consents}>
      {items.map(({ name, label, help }) => (
        <li key={name}>
          <label className={consentsStyles.consent}>
            <input
              type="checkbox"
              name={name}
              checked={values[name] === 'Y' && isOpen(name)}
              disabled={!isOpen(name)}
              aria-describedby={`${name}-help`}
              onChange={({ target }) => take(name, target.checked)}
            />
            {label}
          </label>
          <p id={`${name}-help`} className={consentsStyles.help}>
            {help}
            {name === 'prvcClctAgreChc' && (
              <>
                {' '}
                <button type="button" className={consentsStyles.link} onClick={fetchAgreement}>
                  동의서 내려받기
                </button>
              </>
            )}
          </p>
        </li>
      ))}
    </ul>
  );
};

const groupHelp = '사용자 그룹은 관리자만 바꿀 수 있습니다.';

const consents = ['rptpEmlYn', 'prvcClctAgreChc'];
/** The tab that contains a field. */
const tabOf = (name: string): Tab => (consents.includes(name) ? 'Notification' : 'Profile');

const faultIn = (form: HTMLElement | null): HTMLElement | null =>
  form?.querySelector<HTMLElement>('[aria-invalid="true"]') ?? null;

interface ProfileFormProps {
  record: MyPage;
  tab: Tab;
  onTab: (tab: Tab) => void;
  /** Called with the tabs that have unsaved changes. */
  onUnsaved: (tabs: Tab[]) => void;
}

/** The profile form on two tabs, saved together. */
export const ProfileForm = ({ record, tab, onTab, onUnsaved }: ProfileFormProps) => {
  const id = useId();
  const place = useRef<HTMLFormElement>(null);
  const { form, email, mobile, changed, changes, saved, isRestored, save, undo } = useProfile(record);
  const { isSubmitting, errors } = form.formState;
  const isShown = tab === 'Profile' || tab === 'Notification';
  useLeaveWarning(() => changed, { isInside: isOfMyPage });

  const unsaved = [...new Set(changes.map(tabOf))].join();
  useEffect(() => onUnsaved(unsaved ? (unsaved.split(',') as Tab[]) : []), [unsaved, onUnsaved]);

  // an error on the other tab is brought to the front by saving
  const showProfile = useEffectEvent(() => onTab('Profile'));
  const [tries, setTries] = useState(0);
  const isLookedFor = useRef(false);
  useEffect(() => {
    const fault = faultIn(place.current);
    if (tries === 0 || !fault?.closest('[hidden]')) return;
    isLookedFor.current = true;
    showProfile();
  }, [tries]);
  useEffect(() => {
    if (isLookedFor.current) faultIn(place.current)?.focus();
    isLookedFor.current = false;
  }, [tab]);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSubmitting) return;
    const wrong = [email.complain(), mobile.complain()];
    await form.handleSubmit(async (fields) => {
      const [problem] = wrong.filter(Boolean);
      if (!problem) return save(fields);
      form.setError('root', { type: 'contact', message: problem });
      const groups = place.current?.querySelectorAll<HTMLInputElement>('[role="group"] input') ?? [];
      [...groups].find((box) => box.getAttribute('aria-invalid') === 'true')?.focus();
    })();
    setTries((before) => before + 1);
  };

  return (
    <FormProvider {...form}>
      <form
        ref={place}
        noValidate
        aria-label="내 정보"
        data-writing={changed && isShown ? '' : undefined}
        hidden={!isShown}
        onSubmit={submit}
      >
        <div role="presentation" onKeyDown={keepEnterOfComposition}>
          <RestoredNotice shown={isRestored} onDiscard={undo} />
          <div className={styles.part} hidden={tab !== 'Profile'}>
            <Section title="기본 정보" about="보고서와 게시물에 함께 표시되는 정보입니다.">
              <PersonFields
                labels={myPageLabels}
                beside={
                  <FieldFrame id={id} label={myPageLabels['groupNm'] ?? ''} help={groupHelp}>
                    <TextBox id={id} value={record.groupNm ?? ''} readOnly aria-describedby={`${id}-help`} />
                  </FieldFrame>
                }
              />
            </Section>
            <Section
              title="연락처"
              about="이메일은 로그인할 때, 휴대폰은 본인을 확인할 때 씁니다. 바꾸려면 인증코드를 확인해 주세요."
            >
              <div className={styles.contacts}>
                <VerificationField verification={email} />
                <VerificationField verification={mobile} required={false} />
              </div>
            </Section>
          </div>
          <div className={styles.part} hidden={tab !== 'Notification'}>
            <Section title="알림과 동의" about="선택 사항이며 언제든 바꿀 수 있습니다.">
              <Consents />
              <NoticeKinds />
            </Section>
          </div>
        </div>
        <SaveBar
          isShown={isShown}
          changed={changed}
          saved={saved}
          busy={isSubmitting}
          refusal={errors.root?.message}
          onUndo={undo}
        />
      </form>
    </FormProvider>
  );
};
