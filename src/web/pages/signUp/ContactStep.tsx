import { type FormEvent, useRef } from 'react';
import type { Verification } from '#web/shared/verification/useVerification.ts';
import { VerificationField } from '#web/shared/verification/VerificationField.tsx';
import { StepFrame } from './StepFrame.tsx';
import { stepTitles } from './steps.ts';

interface ContactStepProps {
  verification: Verification;
  onNext: () => void;
  onBack: () => void;
}

const leads = {
  EML: '소속 기관에서 발급한 업무용 이메일을 입력해 주세요. 로그인할 때 이 이메일을 사용합니다.',
  SMS: '본인의 휴대폰 번호를 입력해 주세요. 숫자만 입력하면 됩니다.',
};

/** The second and the third step: a contact is checked and verified. */
export const ContactStep = ({ verification, onNext, onBack }: ContactStepProps) => {
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
