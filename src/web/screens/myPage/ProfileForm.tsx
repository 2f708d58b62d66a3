import { type FormEvent, useId, useRef } from 'react';
import { FormProvider } from 'react-hook-form';
import type { MyPage } from '#generated/types/myPage.ts';
import { myPageLabels } from '#generated/validators/myPage.ts';
import { FieldFrame } from '#web/kit/forms/FieldFrame.tsx';
import { RestoredNotice } from '#web/kit/forms/RestoredNotice.tsx';
import { TextBox } from '#web/kit/forms/TextBox.tsx';
import { useLeaveWarning } from '#web/kit/forms/useLeaveWarning.ts';
import { keepEnterOfComposition } from '#web/kit/lists/composition.ts';
import { PersonFields } from '#web/kit/person/PersonFields.tsx';
import { VerificationField } from '#web/kit/verification/VerificationField.tsx';
import { Consents } from './Consents.tsx';
import { NoticeKinds } from './NoticeKinds.tsx';
import styles from './ProfileForm.module.css';
import { SaveBar } from './SaveBar.tsx';
import { Section } from './Section.tsx';
import { useProfile } from './useProfile.ts';

const groupHelp = '사용자 그룹은 관리자만 바꿀 수 있습니다.';

/** One's own particulars: saved together, once something was changed. */
export const ProfileForm = ({ record }: { record: MyPage }) => {
  const id = useId();
  const place = useRef<HTMLFormElement>(null);
  const { form, email, mobile, changed, saved, isRestored, save, undo } = useProfile(record);
  const { isSubmitting, errors } = form.formState;
  // the list of memos above turns its pages in the same address
  useLeaveWarning(() => changed, { isInside: ({ pathname }) => pathname === '/myPage' });

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
  };

  return (
    <FormProvider {...form}>
      <form
        ref={place}
        noValidate
        aria-label="내 정보"
        data-writing={changed ? '' : undefined}
        className={styles.form}
        onSubmit={submit}
      >
        <div role="presentation" onKeyDown={keepEnterOfComposition}>
          <RestoredNotice shown={isRestored} onDiscard={undo} />
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
          <Section title="알림과 동의" about="선택 사항이며 언제든 바꿀 수 있습니다.">
            <Consents />
            <NoticeKinds />
          </Section>
        </div>
        <SaveBar
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
