import { css } from '@emotion/react';
import { AuthForm, type AuthFormProps } from '@meet/ui-kit/auth-form';
import { color, font, media, space } from '@meet/ui-kit/theme';
import { useNavigate } from 'react-router';
import { wrap } from '../platform/theme/layout-style.ts';
import { CodeForm } from './code/CodeForm.tsx';
import { takeReturnPath } from './link/stored-return-path.ts';
import { useSignInFlow } from './use-sign-in-flow.ts';

const column = css({
  // Keeps the footer below the first screen. A visible footer would jump when a longer page, such as the checkout, opens after the sign-in.
  minHeight: '100svh',
  alignContent: 'start',
  paddingBlock: space(6),
  [media.tablet]: { display: 'grid', justifyItems: 'center', paddingBlock: space(14) },
  '& > div': { width: '100%', maxWidth: 880, border: `1px solid ${color('line')}` },
});

const reasonStyle = css({ width: '100%', maxWidth: 880, marginBottom: space(5), font: font(400, 16) });

export interface AuthViewProps extends Pick<AuthFormProps, 'methods' | 'methodHrefs' | 'backHref'> {
  /** URL to which the form is submitted without JavaScript. */
  action: string;
  /** Why the shopper must sign in, if another page redirected here. */
  reason?: string | undefined;
  /** State from the server: the initial step, or the result of a form submitted without JavaScript. */
  initial?: Pick<AuthFormProps, 'step' | 'method' | 'email' | 'phone' | 'sentTo' | 'codeLength' | 'error'> | undefined;
}

/** The sign-in page. Its form works without JavaScript. */
export function AuthView({ initial = { step: 'recipient' }, reason, ...formProps }: AuthViewProps) {
  const navigate = useNavigate();
  const flow = useSignInFlow(() => navigate(takeReturnPath(), { replace: true }), initial.method);
  const hasServerState = initial.step === 'code' || initial.error !== undefined;
  return (
    <div css={[wrap, column]}>
      {reason && <p css={reasonStyle}>{reason}</p>}
      {hasServerState ? (
        <AuthForm {...formProps} {...initial} headingLevel={1} />
      ) : (
        <CodeForm {...formProps} flow={flow} email={initial.email} phone={initial.phone} headingLevel={1} />
      )}
    </div>
  );
}
