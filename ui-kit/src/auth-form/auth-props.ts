import type { ComponentProps, ReactNode } from 'react';

/** How a code is sent. */
export type AuthMethod = 'email' | 'phone';

export type AuthPurpose = 'sign-in' | 'confirm' | 'identity' | 'delete';

/** A confirmed address or number of the shopper. */
export interface OwnRecipient {
  method: AuthMethod;
  /** E-mail address or phone number to submit. */
  recipient: string;
  /** The same address or number as shown, partly masked. */
  label: string;
}

export interface AuthRequest {
  /** How the code is sent. */
  method: AuthMethod;
  /** Address or number as typed. */
  recipient: string;
  /** Honeypot value. Send no code when it is not empty. */
  website: string;
}

interface StepProps {
  /** Number of digits in the code. */
  codeLength?: 4 | 6 | undefined;
  /** Error message for the current step's field, which gets the focus. */
  error?: string | undefined;
  /** Whether a code is being sent or checked. */
  loading?: boolean | undefined;
  /** Purpose of the code: signing in (shows the terms), confirming a recipient, confirming identity, or deleting the account. */
  purpose?: AuthPurpose | undefined;
  /** Hides the heading visually, for use in a dialog that has its own title. */
  hideHeading?: boolean | undefined;
  /** Heading level of the form's title. */
  headingLevel?: 1 | 2 | 3 | undefined;
  /**
   * Whether the field gets the focus on mount. Set it when the shopper's action opened the form.
   * @default false
   */
  takesFocus?: boolean | undefined;
  /** Address that the native form posts to when there is no handler. */
  action?: string | undefined;
}

export interface RecipientProps extends StepProps {
  /** Selected method of sending the code, when controlled. */
  method?: AuthMethod | undefined;
  /** Available methods of sending the code, by default both. A single one shows no tabs. */
  methods?: readonly AuthMethod[] | undefined;
  /** Confirmed recipients to choose from, one per method. Replaces `methods`, `email` and `phone`. */
  own?: readonly OwnRecipient[] | undefined;
  /** Initially selected method of sending the code, when uncontrolled. */
  defaultMethod?: AuthMethod | undefined;
  /** Called with the chosen method. The page should clear the other method's error. */
  onMethodChange?: ((method: AuthMethod) => void) | undefined;
  /**
   * URLs of the page with the e-mail field and with the phone field. Without JavaScript they are shown as links for switching the method.
   * If omitted, the method cannot be switched without JavaScript.
   */
  methodHrefs?: Readonly<Record<AuthMethod, string>> | undefined;
  /** Called to send a code. */
  onSend?: ((request: AuthRequest) => void) | undefined;
  /** Initial e-mail address. */
  email?: string | undefined;
  /** Initial phone number. */
  phone?: string | undefined;
  /** Address of the privacy policy. */
  privacyHref?: string | undefined;
  /** Address of the licence agreement. */
  licenceHref?: string | undefined;
}

export interface CodeProps extends StepProps {
  /** E-mail address or phone number that the code was sent to. */
  sentTo?: string | undefined;
  /** Called once with each complete code that the shopper enters. */
  onCode?: ((code: string) => void) | undefined;
  /** Called to return to the first step. */
  onBack?: (() => void) | undefined;
  /** Address of the first step, used when `onBack` is omitted. */
  backHref?: string | undefined;
  /** Called to send another code. */
  onResend?: (() => void) | undefined;
  /** Time at which another code may be requested, in Unix milliseconds. */
  cooldownUntil?: number | undefined;
  /** Time of rendering in Unix milliseconds, used for the server's markup and the first client render. */
  now?: number | undefined;
}

export interface AuthFormProps extends Omit<ComponentProps<'div'>, 'children'>, RecipientProps, CodeProps {
  /** Current step: `recipient` asks where to send a code, `code` asks for the code. */
  step: 'recipient' | 'code';
  /** Content beside the form that says what signing in offers. If omitted, the standard text is shown; `null` shows none. */
  pitch?: ReactNode;
}

/** Whether the step takes the focus when it appears. */
interface InitialFocus {
  shouldFocus: boolean;
}

export type RecipientStepProps = RecipientProps & InitialFocus;
export type CodeStepProps = CodeProps & InitialFocus;
