import type { AuthMethod, AuthRequest } from '@meet/ui-kit/auth-form';
import { breakpoints } from '@meet/ui-kit/theme';
import { type ToastOptions, toast } from '@meet/ui-kit/toaster';
import { actionBound, makeObservable, observable, runInAction } from 'mobx';
import { canHaveSucceeded, queryApi, toFailureMessage } from '../../platform/graphql/browser-api.ts';
import { unsureIfCodeSentAdvice, unsureIfCodeUsedAdvice } from '../../platform/graphql/failure-messages.ts';
import { SendEmailCodeDocument, SendSmsCodeDocument, type SentCodeFragment } from '../../platform/graphql/generated/graphql.ts';
import type { ServerClock } from '../../platform/server-clock.store.ts';
import { computeFingerprint } from './browser-fingerprint.ts';
import type { CodeLength, SentCodeState } from './sent-code.store.ts';

/** Forms that are submitted sooner after the page loads are treated as sent by a bot. */
const minFillMs = 2000;

/** Whether a bot seems to have sent the form. The API is not called then. */
const isSuspicious = ({ website }: AuthRequest, clock: ServerClock) => website !== '' || clock.pageAge < minFillMs;

/** Requests a code. Throws if the API rejects it. */
async function sendCode({ method, recipient, website }: AuthRequest, clock: ServerClock): Promise<SentCodeFragment> {
  const botCheckFields = { website, pageLoadTime: clock.pageTime, clientFp: await computeFingerprint() };
  if (method === 'phone') {
    const { sendSmsCode } = await queryApi(SendSmsCodeDocument, { variables: { dto: { ...botCheckFields, phone: recipient } } });
    return sendSmsCode;
  }
  const { sendEmailCode } = await queryApi(SendEmailCodeDocument, { variables: { dto: { ...botCheckFields, email: recipient } } });
  return sendEmailCode;
}

const sendFailedText = 'Ошибка отправки кода';
const sentMessages: Record<AuthMethod, string> = { email: 'Код отправлен на\u00a0ваш email', phone: 'Код отправлен на\u00a0ваш номер' };

/** On a phone toasts appear at the bottom by default, where the form has its resend button. They are shown at the top instead. */
const chooseToastPosition = (): ToastOptions =>
  matchMedia(`(min-width: ${breakpoints.tablet}px)`).matches ? {} : { position: 'top-center' };

export interface CodeConfirmation {
  method: AuthMethod;
  recipient: string;
  code: string;
}

interface CodeFlowOptions {
  state: SentCodeState;
  clock: ServerClock;
  /** Performs the action that needs the code, such as the sign-in. Throws if the API rejects the code. */
  confirm: (confirmation: CodeConfirmation) => Promise<void>;
  /**
   * Method by which the first code is sent, unless the shopper chooses another one.
   * @default 'email'
   */
  method?: AuthMethod | undefined;
}

interface FailureMessages {
  /** Advice in the error message if the outcome is unknown. */
  unknownOutcomeAdvice: string;
  /** Text of the error toast, unless the outcome is unknown. */
  failureToast?: string;
}

const toCodeLength = (digits: number): CodeLength => (digits === 6 ? 6 : 4);

/**
 * State of a form in two steps: a one-time code is sent, then typed. Used to sign in, to confirm identity, to add a contact and to delete
 * the account.
 */
export class CodeFlow {
  step: 'recipient' | 'code' = 'recipient';
  method: AuthMethod;
  error: string | undefined = undefined;
  loading = false;
  readonly #options: CodeFlowOptions;
  /** Incremented by each request and each step back, to detect late responses to earlier requests. */
  #attempt = 0;
  /** Id of the last error toast. The next attempt dismisses it. */
  #errorToastId: string | undefined;

  constructor(options: CodeFlowOptions) {
    this.#options = options;
    this.method = options.method ?? 'email';
    makeObservable(this, {
      step: observable,
      method: observable,
      error: observable,
      loading: observable,
      chooseMethod: actionBound,
      resume: actionBound,
      send: actionBound,
      checkCode: actionBound,
      goBack: actionBound,
    });
  }

  get sentCode() {
    return this.#options.state.sentCode;
  }

  get cooldownUntil() {
    return this.#options.state.cooldownUntil;
  }

  chooseMethod(method: AuthMethod) {
    this.method = method;
    this.error = undefined;
  }

  /** Restores the code step after a page reload. */
  resume() {
    if (!this.sentCode) return;
    this.method = this.sentCode.method;
    this.step = 'code';
  }

  goBack() {
    this.#attempt += 1;
    this.#dismissErrorToast();
    this.step = 'recipient';
    this.error = undefined;
    this.loading = false;
  }

  async send(request: AuthRequest) {
    const { state, clock } = this.#options;
    this.method = request.method;
    this.#dismissErrorToast();
    if (state.isWaitingFor(request.recipient)) {
      this.step = 'code';
      this.error = undefined;
      return;
    }
    if (isSuspicious(request, clock)) {
      this.#errorToastId = toast.error(sendFailedText, chooseToastPosition());
      return;
    }
    await this.#runAttempt(
      async (isSuperseded) => {
        const { codeLength, cooldownUntil } = await sendCode(request, clock);
        const { method, recipient } = request;
        const isForOtherRecipient = isSuperseded() && this.sentCode?.recipient !== recipient;
        if (!isForOtherRecipient)
          state.save({ method, recipient, codeLength: toCodeLength(codeLength) }, clock.toClientTime(Date.parse(cooldownUntil)));
        if (isSuperseded()) return;
        runInAction(() => {
          this.step = 'code';
        });
        toast.success(sentMessages[method], chooseToastPosition());
      },
      { failureToast: sendFailedText, unknownOutcomeAdvice: unsureIfCodeSentAdvice },
    );
  }

  resend() {
    if (this.sentCode) return this.send({ method: this.sentCode.method, recipient: this.sentCode.recipient, website: '' });
  }

  async checkCode(code: string) {
    const { sentCode } = this;
    if (!sentCode || this.loading) return;
    const { method, recipient } = sentCode;
    await this.#runAttempt(
      async () => {
        await this.#options.confirm({ method, recipient, code });
        if (this.sentCode === sentCode) this.#options.state.clear();
      },
      { unknownOutcomeAdvice: unsureIfCodeUsedAdvice },
    );
  }

  #dismissErrorToast() {
    if (this.#errorToastId !== undefined) toast.dismiss(this.#errorToastId);
    this.#errorToastId = undefined;
  }

  async #runAttempt(work: (isSuperseded: () => boolean) => Promise<void>, { unknownOutcomeAdvice, failureToast }: FailureMessages) {
    this.#attempt += 1;
    const attempt = this.#attempt;
    const isSuperseded = () => attempt !== this.#attempt;
    this.#dismissErrorToast();
    runInAction(() => {
      this.loading = true;
      this.error = undefined;
    });
    const end = (error?: string) =>
      runInAction(() => {
        if (isSuperseded()) return;
        this.loading = false;
        this.error = error;
      });
    try {
      await work(isSuperseded);
      end();
    } catch (error) {
      const message = toFailureMessage(error, unknownOutcomeAdvice);
      // «Ошибка отправки» would be wrong for a code that may have been sent.
      const errorText = canHaveSucceeded(error) ? message : (failureToast ?? message);
      if (!isSuperseded()) this.#errorToastId = toast.error(errorText, chooseToastPosition());
      end(message);
    }
  }
}
