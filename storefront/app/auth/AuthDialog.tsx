import { css } from '@emotion/react';
import { Dialog } from '@meet/ui-kit/dialog';
import { font, media, space } from '@meet/ui-kit/theme';
import { observer } from 'mobx-react-lite';
import { useEffect, useRef } from 'react';
import type { OverlayProps } from '../platform/overlay.store.ts';
import { useStore } from '../platform/store/root-store.tsx';
import { displayFace } from '../platform/theme/text-style.ts';
import { CodeForm } from './code/CodeForm.tsx';
import { SignInStore } from './session/sign-in.store.ts';
import { useSignInFlow } from './use-sign-in-flow.ts';

const amountStyle = css({
  fontWeight: 600,
  fontSize: '2.25rem',
  lineHeight: 1,
  whiteSpace: 'nowrap',
  [media.tablet]: { fontSize: 'clamp(2.25rem, 6vw, 4.25rem)' },
});
const caption = css({ marginTop: space(2), maxWidth: '24em', [media.tablet]: { maxWidth: '16em', font: font(400, 18) } });
// The form needs no padding, because the dialog has its own.
const formStyle = css({ '& form': { padding: 0 } });

/** On touch screens the field is not focused automatically: the keyboard would cover half of the dialog. */
const hasKeyboard = () => matchMedia('(hover: hover)').matches;

const pitch = (
  <>
    <p css={[displayFace, amountStyle]}>5&nbsp;000</p>
    <p css={caption}>бонусов за&nbsp;регистрацию с&nbsp;телефоном и&nbsp;цены для&nbsp;своих</p>
  </>
);

/** The sign-in dialog. An action that required the sign-in runs once the shopper has signed in. */
export const AuthDialog = observer(function AuthDialog({ open, onOpenChange }: OverlayProps) {
  const signIn = useStore(SignInStore);
  const flow = useSignInFlow(() => signIn.handleSignedIn());
  // This effect runs however the dialog was closed: by its button, by Esc or by a navigation.
  useEffect(() => {
    if (!open) signIn.dropPendingAction();
  }, [open, signIn]);
  const field = useRef<HTMLElement>(null);
  const findField = (container: HTMLElement | null) => {
    field.current = container?.querySelector<HTMLElement>('input:not([type=hidden], [hidden] *)') ?? null;
  };
  const title = flow.step === 'code' && flow.sentCode ? 'Введите код' : 'Авторизация';
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={title}
      size="large"
      aside={pitch}
      initialFocus={hasKeyboard() ? field : undefined}
    >
      <div css={formStyle} ref={findField}>
        <CodeForm flow={flow} pitch={null} hideHeading />
      </div>
    </Dialog>
  );
});
