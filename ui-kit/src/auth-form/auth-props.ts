import type { ReactNode } from 'react';

/** Where a code is sent to. */
export type AuthMethod = 'email' | 'phone';

export type AuthPurpose = 'sign-in' | 'confirm' | 'identity' | 'delete';

/** An address or a number that is the shopper's already. */
export interface OwnRecipient {
  method: AuthMethod;
  /** As it is asked for. */
  recipient: string;
  /** As it is shown: not all of it, where others may look on. */
  label: string;
}

export interface AuthRequest {
  /** Where to. */
  method: AuthMethod;
  /** The address or the number as it was typed. */
  recipient: string;
  /** The field that no shopper sees: filled in, nothing is to be sent. */
  website: string;
}

interface StepProps {
  /** How many digits the code has. */
  codeLength?: 4 | 6 | undefined;
  /** What is wrong, at the field of the present step; the focus moves to it. */
  error?: string | undefined;
  /** The code is being sent or checked. */
  loading?: boolean | undefined;
  /** What the code is for: signing in, with the agreement to it; confirming a recipient; showing who one is; deleting the account. */
  purpose?: AuthPurpose | undefined;
  /** Leaves the heading to screen readers, where a dialog says the same. */
  hideHeading?: boolean | undefined;
  /** Level of the form's heading. */
  headingLevel?: 1 | 2 | 3 | undefined;
  /** Gives the field the focus as the form appears: something that the shopper did led to it. */
  takesFocus?: boolean | undefined;
  /** Where the form is sent natively, by POST, where there is no handler. */
  action?: string | undefined;
}

export interface RecipientProps extends StepProps {
  /** Email or telephone, where the page keeps it. */
  method?: AuthMethod | undefined;
  /** Where a code may be sent; with one of them there are no tabs. Both otherwise. */
  methods?: readonly AuthMethod[] | undefined;
  /** Where a code may be sent, one a method: chosen from, and nothing typed. In the place of `methods`, `email` and `phone`. */
  own?: readonly OwnRecipient[] | undefined;
  /** Email or telephone at first. */
  defaultMethod?: AuthMethod | undefined;
  /** Gets the tab that was chosen: the error of the other one is then out of date. */
  onMethodChange?: ((method: AuthMethod) => void) | undefined;
  /** The form with each of the fields, where there is no script to show the other one; without them there is only the present one. */
  methodHrefs?: Readonly<Record<AuthMethod, string>> | undefined;
  /** Asks for a code. */
  onSend?: ((request: AuthRequest) => void) | undefined;
  /** Email that stands in the field at first. */
  email?: string | undefined;
  /** Number that stands in the field at first. */
  phone?: string | undefined;
  /** The privacy policy. */
  privacyHref?: string | undefined;
  /** The licence agreement. */
  licenceHref?: string | undefined;
}

export interface CodeProps extends StepProps {
  /** The address or the number that the code was sent to. */
  sentTo?: string | undefined;
  /** Gets the full code, once for each. */
  onCode?: ((code: string) => void) | undefined;
  /** Goes back to the first step. */
  onBack?: (() => void) | undefined;
  /** The first step, where there is no handler that goes back to it. */
  backHref?: string | undefined;
  /** Asks for another code. */
  onResend?: (() => void) | undefined;
  /** The moment from which another code may be asked for, ms since 1970. */
  cooldownUntil?: number | undefined;
  /** The moment of rendering, for the server and the first render of the browser. */
  now?: number | undefined;
}

export interface AuthFormProps extends RecipientProps, CodeProps {
  /** `recipient` asks where to send a code, `code` asks for it. */
  step: 'recipient' | 'code';
  /** What one gets for signing in, beside the form; the shop's own words otherwise. Null for nothing. */
  pitch?: ReactNode;
}

/** The shopper came from the other step: its field gets the focus. */
interface Arrival {
  arrived: boolean;
}

export type RecipientStepProps = RecipientProps & Arrival;
export type CodeStepProps = CodeProps & Arrival;
