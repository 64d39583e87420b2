import { AuthForm, type AuthFormProps, type AuthMethod } from '@meet/ui-kit/auth-form';
import { observer } from 'mobx-react-lite';
import { useCallback, useEffect } from 'react';
import type { CodeFlow } from './code-flow.ts';

/** WebOTP options, which the DOM types do not have yet. */
interface OtpRequest extends CredentialRequestOptions {
  otp: { transport: 'sms'[] };
}

const readCode = (credential: unknown) =>
  typeof credential === 'object' && credential !== null && 'code' in credential && typeof credential.code === 'string'
    ? credential.code
    : null;

/** Reads the code from a text message by WebOTP, where the browser supports it and the user agrees. */
function useWebOtp(isEnabled: boolean, onCode: (code: string) => void) {
  useEffect(() => {
    if (!isEnabled || !('OTPCredential' in window)) return;
    const controller = new AbortController();
    const request: OtpRequest = { otp: { transport: ['sms'] }, signal: controller.signal };
    navigator.credentials.get(request).then(
      (credential) => {
        const code = readCode(credential);
        if (code !== null) onCode(code);
      },
      // The request was rejected or aborted. The shopper can still type the code.
      () => undefined,
    );
    return () => controller.abort();
  }, [isEnabled, onCode]);
}

interface CodeFormProps
  extends Pick<
    AuthFormProps,
    'pitch' | 'hideHeading' | 'headingLevel' | 'action' | 'methods' | 'methodHrefs' | 'own' | 'purpose' | 'email' | 'phone' | 'takesFocus'
  > {
  flow: CodeFlow;
}

/** The kit's `AuthForm` with the state and the actions of a CodeFlow. */
export const CodeForm = observer(function CodeForm({ flow, ...formProps }: CodeFormProps) {
  const { step, method, sentCode } = flow;
  const checkCode = useCallback((code: string) => void flow.checkCode(code), [flow]);
  useWebOtp(step === 'code' && sentCode?.method === 'phone', checkCode);
  const getSentRecipient = (fieldMethod: AuthMethod) => (sentCode?.method === fieldMethod ? sentCode.recipient : undefined);
  return (
    <AuthForm
      {...formProps}
      step={sentCode ? step : 'recipient'}
      method={method}
      onMethodChange={flow.chooseMethod}
      onSend={flow.send}
      email={formProps.email ?? getSentRecipient('email')}
      phone={formProps.phone ?? getSentRecipient('phone')}
      sentTo={sentCode?.recipient}
      codeLength={sentCode?.codeLength}
      cooldownUntil={flow.cooldownUntil}
      onCode={checkCode}
      onBack={flow.goBack}
      onResend={() => void flow.resend()}
      error={flow.error}
      loading={flow.loading}
    />
  );
});
