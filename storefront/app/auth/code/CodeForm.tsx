import { AuthForm, type AuthFormProps, type AuthMethod } from '@meet/ui-kit/auth-form';
import { observer } from 'mobx-react-lite';
import { useCallback } from 'react';
import type { CodeFlow } from './code-flow.ts';
import { useWebOtp } from './use-web-otp.ts';

interface CodeFormProps
  extends Pick<
    AuthFormProps,
    'pitch' | 'hideHeading' | 'headingLevel' | 'action' | 'methods' | 'methodHrefs' | 'own' | 'purpose' | 'email' | 'phone' | 'takesFocus'
  > {
  flow: CodeFlow;
}

/** The kit's form connected to a CodeFlow. */
export const CodeForm = observer(function CodeForm({ flow, ...formProps }: CodeFormProps) {
  const { step, method, sent } = flow;
  const check = useCallback((code: string) => void flow.check(code), [flow]);
  useWebOtp(step === 'code' && sent?.method === 'phone', check);
  const getSentRecipient = (of: AuthMethod) => (sent?.method === of ? sent.recipient : undefined);
  return (
    <AuthForm
      {...formProps}
      step={sent ? step : 'recipient'}
      method={method}
      onMethodChange={flow.choose}
      onSend={flow.send}
      email={formProps.email ?? getSentRecipient('email')}
      phone={formProps.phone ?? getSentRecipient('phone')}
      sentTo={sent?.recipient}
      codeLength={sent?.codeLength}
      cooldownUntil={flow.cooldownUntil}
      onCode={check}
      onBack={flow.back}
      onResend={() => void flow.resend()}
      error={flow.error}
      loading={flow.loading}
    />
  );
});
