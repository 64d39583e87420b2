import type { ComponentProps, ReactNode } from 'react';

/** How a one-time code is sent. */
export type AuthMethod = 'email' | 'phone';

/** What a one-time code is for. */
export type AuthPurpose = 'sign-in' | 'confirm' | 'identity' | 'delete';

/** A confirmed e-mail address or phone number of the shopper. */
export interface OwnRecipient {
  /** How a code is sent to this recipient. */
  method: AuthMethod;
  /** E-mail address or phone number to submit. */
  recipient: string;
  /** The same e-mail address or phone number for display, partly masked. */
  label: string;
}

/** Request to send a one-time code. */
export interface AuthRequest {
  /** How the code is sent. */
  method: AuthMethod;
  /** E-mail address or phone number as typed. */
  recipient: string;
  /** Honeypot value. Send no code when it is not empty. */
  website: string;
}

interface StepProps {
  /**
   * Number of digits in the code, which the hint of the first step states too.
   * @default 4
   */
  codeLength?: 4 | 6 | undefined;
  /** Error message for the current step's field, which gets the focus. */
  error?: string | undefined;
  /**
   * Whether a code is being sent or checked. Meanwhile the button shows a spinner and sends nothing.
   * @default false
   */
  loading?: boolean | undefined;
  /**
   * What the code is for: `sign-in`, with the terms of the shop; `confirm`, for a new e-mail address or phone number; `identity`, before
   * something private is changed; `delete`, before the account is deleted. The titles and the button's label depend on the purpose.
   * @default 'sign-in'
   */
  purpose?: AuthPurpose | undefined;
  /**
   * Whether the heading is for screen readers only, in a dialog that has a title of its own.
   * @default false
   */
  hideHeading?: boolean | undefined;
  /**
   * Heading level of the form's title.
   * @default 2
   */
  headingLevel?: 1 | 2 | 3 | undefined;
  /**
   * Whether the field gets the focus on mount; with `own`, the button gets it. Set it when the shopper's action opened the form.
   * @default false
   */
  takesFocus?: boolean | undefined;
  /** URL that the native form posts to before hydration, and if `onSend` or `onCode` is omitted. */
  action?: string | undefined;
}

export interface RecipientProps extends StepProps {
  /** Selected method of sending the code, when controlled. */
  method?: AuthMethod | undefined;
  /**
   * Available methods of sending the code. A single one shows no tabs.
   * @default ['email', 'phone']
   */
  methods?: readonly AuthMethod[] | undefined;
  /** Confirmed recipients to choose from, one per method, in place of a field. Leave out `methods`, `email` and `phone` then. */
  own?: readonly OwnRecipient[] | undefined;
  /** Initially selected method of sending the code, when uncontrolled. If omitted, the first of `methods`. */
  defaultMethod?: AuthMethod | undefined;
  /** Called with the chosen method. The page should clear the other method's error. */
  onMethodChange?: ((method: AuthMethod) => void) | undefined;
  /**
   * URLs of the page with the e-mail field and with the phone field. Without JavaScript they are shown as links for switching the method.
   * If omitted, the method cannot be switched without JavaScript.
   */
  methodHrefs?: Readonly<Record<AuthMethod, string>> | undefined;
  /** Called to send a code. If omitted, the form posts `method`, the recipient and the honeypot to `action`. */
  onSend?: ((request: AuthRequest) => void) | undefined;
  /** Initial e-mail address. */
  email?: string | undefined;
  /** Initial phone number. */
  phone?: string | undefined;
  /**
   * Address of the privacy policy.
   * @default '/privacy'
   */
  privacyHref?: string | undefined;
  /**
   * Address of the licence agreement.
   * @default '/licence'
   */
  licenceHref?: string | undefined;
}

export interface CodeProps extends StepProps {
  /** E-mail address or phone number that the code was sent to. If it is one of `own`, the masked `label` is shown. */
  sentTo?: string | undefined;
  /** Called with a complete code: once when it has been entered, and when the button is pressed. */
  onCode?: ((code: string) => void) | undefined;
  /** Called to return to the first step. If neither this nor `backHref` is given, there is no link back. */
  onBack?: (() => void) | undefined;
  /** URL of the first step, used when `onBack` is omitted. */
  backHref?: string | undefined;
  /** Called to send another code. If omitted, there is no button. */
  onResend?: (() => void) | undefined;
  /** Time at which another code may be requested, in Unix milliseconds. If omitted, another code may be requested at once. */
  cooldownUntil?: number | undefined;
  /** Time of rendering in Unix milliseconds, used for the server's markup and the first client render. */
  now?: number | undefined;
}

export interface AuthFormProps extends Omit<ComponentProps<'div'>, 'children'>, RecipientProps, CodeProps {
  /** Current step: `recipient` asks where to send a code, `code` asks for the code. */
  step: 'recipient' | 'code';
  /**
   * Content beside the form that says what signing in offers; `null` shows none. By default it is `pitchAmount` with `pitchText` of
   * `texts.authForm`.
   */
  pitch?: ReactNode;
}

/** Whether the step takes the focus when it appears. */
interface InitialFocus {
  shouldFocus: boolean;
}

export type RecipientStepProps = RecipientProps & InitialFocus;
export type CodeStepProps = CodeProps & InitialFocus;
