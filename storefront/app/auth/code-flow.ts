import type { AuthMethod, AuthRequest } from '@meet/ui-kit/auth-form';
import { breakpoints } from '@meet/ui-kit/theme';
import { type ToastOptions, toast } from '@meet/ui-kit/toaster';
import { actionBound, makeObservable, observable, runInAction } from 'mobx';
import { wordsOfFailure } from '../platform/graphql/browser-api.ts';
import type { ServerClock } from '../platform/server-clock.store.ts';
import { isSuspicious, sendCode } from './send-code.ts';
import type { CodeLength, SentCodeState } from './sent-code.store.ts';

const sendFailed = 'Ошибка отправки кода';
const sentWords: Record<AuthMethod, string> = { email: 'Код отправлен на\u00a0ваш email', phone: 'Код отправлен на\u00a0ваш номер' };

/** On a phone the form ends where toasts stand, with the way to another code. */
const besideForm = (): ToastOptions => (matchMedia(`(min-width: ${breakpoints.tablet}px)`).matches ? {} : { position: 'top-center' });

export interface CodeConfirmation {
  method: AuthMethod;
  recipient: string;
  code: string;
}

interface Doors {
  sent: SentCodeState;
  clock: ServerClock;
  /** What the code is for. Throws what the API refuses. */
  confirm: (given: CodeConfirmation) => Promise<void>;
  /** Where a code goes at first; by email otherwise. */
  method?: AuthMethod | undefined;
}

const lengthOf = (digits: number): CodeLength => (digits === 6 ? 6 : 4);

/** A code is sent somewhere and typed in: the two steps of signing in, of a new recipient, and of leaving for good. */
export class CodeFlow {
  step: 'recipient' | 'code' = 'recipient';
  method: AuthMethod;
  error: string | undefined = undefined;
  loading = false;
  readonly #doors: Doors;
  /** Grows with each question and each step back: an answer to an earlier one says nothing any more. */
  #turn = 0;
  /** The last complaint; it is out of date with the next try, however that goes. */
  #complaint: string | undefined;

  constructor(doors: Doors) {
    this.#doors = doors;
    this.method = doors.method ?? 'email';
    makeObservable(this, {
      step: observable,
      method: observable,
      error: observable,
      loading: observable,
      choose: actionBound,
      resume: actionBound,
      send: actionBound,
      check: actionBound,
      back: actionBound,
    });
  }

  get sent() {
    return this.#doors.sent.sent;
  }

  get cooldownUntil() {
    return this.#doors.sent.cooldownUntil;
  }

  choose(method: AuthMethod) {
    this.method = method;
    this.error = undefined;
  }

  /** Goes on with a code that was asked for before the page was loaded anew. */
  resume() {
    if (!this.sent) return;
    this.method = this.sent.method;
    this.step = 'code';
  }

  back() {
    this.#turn += 1;
    this.#takeBack();
    this.step = 'recipient';
    this.error = undefined;
    this.loading = false;
  }

  async send(request: AuthRequest) {
    const { sent, clock } = this.#doors;
    this.method = request.method;
    this.#takeBack();
    if (sent.waitsFor(request.recipient)) {
      this.step = 'code';
      this.error = undefined;
      return;
    }
    if (isSuspicious(request, clock)) {
      this.#complaint = toast.error(sendFailed, besideForm());
      return;
    }
    await this.#during(async (isLate) => {
      const { codeLength, cooldownUntil } = await sendCode(request, clock);
      const { method, recipient } = request;
      const isOfAnother = isLate() && this.sent?.recipient !== recipient;
      if (!isOfAnother) sent.keep({ method, recipient, codeLength: lengthOf(codeLength) }, clock.toOurs(Date.parse(cooldownUntil)));
      if (isLate()) return;
      runInAction(() => {
        this.step = 'code';
      });
      toast.success(sentWords[method], besideForm());
    }, sendFailed);
  }

  /** Another code to the same recipient. */
  resend() {
    if (this.sent) return this.send({ method: this.sent.method, recipient: this.sent.recipient, website: '' });
  }

  async check(code: string) {
    const { sent } = this;
    if (!sent || this.loading) return;
    const { method, recipient } = sent;
    await this.#during(async () => {
      await this.#doors.confirm({ method, recipient, code });
      if (this.sent === sent) this.#doors.sent.forget();
    });
  }

  #takeBack() {
    if (this.#complaint !== undefined) toast.dismiss(this.#complaint);
    this.#complaint = undefined;
  }

  async #during(work: (isLate: () => boolean) => Promise<void>, failure?: string) {
    this.#turn += 1;
    const turn = this.#turn;
    const isLate = () => turn !== this.#turn;
    this.#takeBack();
    runInAction(() => {
      this.loading = true;
      this.error = undefined;
    });
    const end = (error?: string) =>
      runInAction(() => {
        if (isLate()) return;
        this.loading = false;
        this.error = error;
      });
    try {
      await work(isLate);
      end();
    } catch (error) {
      const words = wordsOfFailure(error);
      if (!isLate()) this.#complaint = toast.error(failure ?? words, besideForm());
      end(words);
    }
  }
}
