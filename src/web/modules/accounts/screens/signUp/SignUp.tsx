import { type FormEvent, useRef, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { Link } from 'react-router-dom';
import { constants } from '#contract/constants.ts';
import { signUpInsert, signUpLabels } from '#generated/validators/signUp.ts';
import { HttpProblem } from '#web/client/http/HttpProblem.ts';
import { write } from '#web/client/http/write.ts';
import { ensureXsrfCookie } from '#web/client/http/xsrf.ts';
import { contractResolver } from '#web/kit/forms/contractResolver.ts';
import { showRefusal } from '#web/kit/forms/showRefusal.ts';
import { useLeaveWarning } from '#web/kit/forms/useLeaveWarning.ts';
import { StepHeading } from '#web/kit/page/StepHeading.tsx';
import { SupportContacts } from '#web/kit/page/SupportContacts.tsx';
import buttons from '#web/kit/theme/Button.module.css';
import { AgreementFields } from '../../parts/agreements/AgreementFields.tsx';
import { agreementProblems, isNothingAgreed, useAgreements } from '../../parts/agreements/agreements.ts';
import { type Person, PersonFields, personNames } from '../../parts/person/PersonFields.tsx';
import { useVerification, type Verification } from '../../parts/verification/useVerification.ts';
import { VerificationField } from '../../parts/verification/VerificationField.tsx';
import appliedStyles from './Applied.module.css';
import styles from './SignUp.module.css';
import { StepFrame, stepTitles, useSteps } from './StepFrame.tsx';
import stepIndicatorStyles from './StepIndicator.module.css';

/** Shows the current step. */
const StepIndicator = ({ step }: { step: number }) => (
  <ol className={stepIndicatorStyles.steps} aria-label="가입 단계">
    {stepTitles.map((title, index) => {
      const number = index + 1;
      const state = number < step ? 'done' : number === step ? 'current' : 'ahead';
      return (
        <li
          key={title}
          className={stepIndicatorStyles[state]}
          aria-current={state === 'current' ? 'step' : undefined}
        >
          <span className={stepIndicatorStyles.mark} aria-hidden="true" />
          <span className={stepIndicatorStyles.number}>{number}단계</span>
          <span className={stepIndicatorStyles.title}>
            {title}
            {state === 'done' && <span className="only-read-aloud"> 완료</span>}
          </span>
        </li>
      );
    })}
  </ol>
);

/** The application was received: what happens next. */
const Applied = ({ eml }: { eml: string }) => (
  <section className={appliedStyles.panel}>
    <span className={appliedStyles.mark} aria-hidden="true" />
    <StepHeading className={appliedStyles.title}>가입 신청이 접수되었습니다</StepHeading>
    <p className={appliedStyles.lead}>승인이 끝나면 아래 이메일로 알려 드립니다.</p>
    <p className={appliedStyles.eml}>{eml}</p>
    <ol className={appliedStyles.next}>
      <li>관리자가 신청 내용을 확인하고 승인합니다.</li>
      <li>
        승인되면 비밀번호를 정할 수 있는 링크를 이메일로 보내 드립니다. 링크는 24시간 동안 쓸 수 있습니다.
      </li>
      <li>링크에서 비밀번호를 정한 뒤 로그인해 주세요.</li>
    </ol>
    <Link to="/login" className={buttons.primary}>
      로그인 화면으로
    </Link>
    <SupportContacts lead="문의" className={appliedStyles.help} />
  </section>
);

interface ContactStepProps {
  verification: Verification;
  onNext: () => void;
  onBack: () => void;
}

const leads = {
  EML: '소속 기관에서 발급한 업무용 이메일을 입력해 주세요. 로그인할 때 이 이메일을 사용합니다.',
  SMS: '본인의 휴대폰 번호를 입력해 주세요. 숫자만 입력하면 됩니다.',
};

/** The second and third step: checks and verifies a contact. */
const ContactStep = ({ verification, onNext, onBack }: ContactStepProps) => {
  const place = useRef<HTMLDivElement>(null);
  const { channel } = verification;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!verification.complain()) onNext();
    else place.current?.querySelector('input')?.focus();
  };
  return (
    <StepFrame
      title={channel === 'EML' ? stepTitles[1] : stepTitles[2]}
      lead={leads[channel]}
      quiet={false}
      onNext={submit}
      onBack={onBack}
    >
      <div ref={place}>
        <VerificationField
          verification={verification}
          onVerified={() =>
            place.current?.closest('form')?.querySelector<HTMLButtonElement>('[data-next]')?.focus()
          }
        />
      </div>
    </StepFrame>
  );
};

const question = '가입 신청을 마치지 않았습니다. 지금 나가면 입력한 내용이 사라집니다. 나가시겠습니까?';

const nobody: Person = {
  userNm: '',
  instNm: '',
  deptNm: '',
  jbgdNm: '',
  jbpsNm: '',
  ntnId: constants.defaultCountry,
  telno: '',
};

const fieldsAtFault = (failure: unknown) =>
  failure instanceof HttpProblem ? (failure.body.fields ?? []) : [];

/** /signUp: four steps to an application. Input is kept when going back and forth. */
export const SignUp = () => {
  const { value: agreed, errors: missing, onChange: setAgreed, place, isComplete } = useAgreements();
  const email = useVerification('EML', 'JOIN');
  const mobile = useVerification('SMS', 'JOIN');
  const [applied, setApplied] = useState(false);

  const toSent = (values: Person) => ({
    ...values,
    ...agreed,
    eml: email.contact.text,
    mblTelno: mobile.contact.text,
    joinCertYn: 'Y',
    mblCertYn: 'Y',
  });
  const form = useForm<Person>({
    defaultValues: nobody,
    resolver: contractResolver(signUpInsert, toSent),
  });
  const { errors, isSubmitting, isDirty } = form.formState;

  const stepsDone = [Object.keys(agreementProblems(agreed)).length === 0, email.isSettled, mobile.isSettled];
  const firstOpen = (stepsDone.indexOf(false) + 1 || 4) as 1 | 2 | 3 | 4;
  const { step, hasMoved, next, back, returnTo } = useSteps(firstOpen);

  const hasBegun =
    !isNothingAgreed(agreed) || email.contact.text !== '' || mobile.contact.text !== '' || isDirty;
  useLeaveWarning(() => hasBegun && !applied, {
    question,
    isInside: ({ pathname }) => pathname === '/signUp',
    isAnonymous: true,
  });

  const agree = (event: FormEvent) => {
    event.preventDefault();
    if (isComplete()) next();
  };

  /** Returns to a contact that was taken, or whose verification expired meanwhile, with the server's message. */
  const returnToContact = (failure: unknown): boolean => {
    const atFault = fieldsAtFault(failure);
    const wrong = [email, mobile].find(({ channel }) =>
      atFault.some(({ name }) => name === (channel === 'EML' ? 'eml' : 'mblTelno')),
    );
    const problem = atFault.find(({ name }) => name === (wrong?.channel === 'EML' ? 'eml' : 'mblTelno'));
    if (!wrong || !problem) return false;
    wrong.refuse(problem.message);
    returnTo(wrong.channel === 'EML' ? 2 : 3);
    return true;
  };

  const apply = form.handleSubmit(async (person) => {
    try {
      await ensureXsrfCookie();
      await write('POST', '/register', toSent(person), { quiet: true });
      setApplied(true);
    } catch (failure) {
      console.error('application refused', failure);
      if (!returnToContact(failure)) showRefusal(failure, personNames, form.setError);
    }
  });

  if (applied) return <Applied eml={email.contact.text} />;
  return (
    <div className={styles.signUp}>
      <StepIndicator step={step} />
      {step === 1 && (
        <StepFrame
          title={stepTitles[0]}
          lead="가입에 필요한 약관입니다. 내용을 확인하고 동의해 주세요."
          quiet={!hasMoved}
          onNext={agree}
        >
          <div ref={place}>
            <AgreementFields value={agreed} errors={missing} onChange={setAgreed} heading="h3" />
          </div>
        </StepFrame>
      )}
      {step === 2 && <ContactStep key="EML" verification={email} onNext={next} onBack={back} />}
      {step === 3 && <ContactStep key="SMS" verification={mobile} onNext={next} onBack={back} />}
      {step === 4 && (
        <FormProvider {...form}>
          <StepFrame
            title={stepTitles[3]}
            lead="관리자가 가입을 승인할 때 확인하는 정보입니다. 모두 입력해 주세요."
            quiet={false}
            nextLabel="가입 신청"
            busy={isSubmitting}
            refusal={errors.root?.message}
            onNext={(event) => {
              event.preventDefault();
              if (!isSubmitting) void apply(event);
            }}
            onBack={back}
          >
            <dl className={styles.verified}>
              <dt>이메일</dt>
              <dd>{email.contact.text}</dd>
              <dt>휴대폰 번호</dt>
              <dd>{mobile.contact.text}</dd>
            </dl>
            <PersonFields labels={signUpLabels} guided />
          </StepFrame>
        </FormProvider>
      )}
    </div>
  );
};
