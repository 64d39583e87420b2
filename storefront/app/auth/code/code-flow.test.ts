/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { toast } from '@meet/ui-kit/toaster';
import { ServerClock } from '../../platform/server-clock.store.ts';
import { CodeFlow } from './code-flow.ts';
import { SentCodeState } from './sent-code.store.ts';

const email = { method: 'email' as const, website: '' };
const { fetch } = globalThis;
// jsdom has no matchMedia. This substitute reports a wide screen.
globalThis.matchMedia = () => ({ matches: true }) as MediaQueryList;

/**
 * Creates a flow whose requests wait until the test responds to them. By default the page was opened so long ago that the form does not
 * look as if a bot had sent it.
 */
function createFlow({ pageAge = 60_000 } = {}) {
  const requests: ((result: object) => void)[] = [];
  globalThis.fetch = () => new Promise((result) => requests.push((body) => result({ text: async () => JSON.stringify(body) } as Response)));
  const clock = new ServerClock();
  Object.defineProperty(clock, 'pageAge', { value: pageAge });
  const flow = new CodeFlow({ state: new SentCodeState(), clock, confirm: () => Promise.reject(new Error('no signal')) });
  const respondWithSentCode = async ({ at = 0, cooldownMs = 0 } = {}) => {
    while (requests.length <= at) await new Promise((resolve) => setTimeout(resolve));
    const sentCode = { cooldownUntil: new Date(Date.now() + cooldownMs).toISOString(), codeLength: 4 };
    requests.splice(at, 1)[0]?.({ data: { sendEmailCode: sentCode } });
  };
  return { flow, requests, respondWithSentCode };
}

let toastError: jest.SpiedFunction<typeof toast.error>;
beforeEach(() => {
  toastError = jest.spyOn(toast, 'error');
});
afterEach(() => {
  toastError.mockRestore();
  globalThis.fetch = fetch;
});

async function sendTo(recipient: string) {
  const started = createFlow();
  const sending = started.flow.send({ ...email, recipient });
  await started.respondWithSentCode();
  await sending;
  return started;
}

test('a late response to a resend does not lead from the recipient step to the code step', async () => {
  const { flow, respondWithSentCode } = await sendTo('anna@example.com');
  expect(flow.step).toBe('code');
  const sending = flow.resend();
  flow.goBack();
  await respondWithSentCode({ cooldownMs: 60_000 });
  await sending;
  expect(flow).toMatchObject({ step: 'recipient', error: undefined, loading: false });
  // The resent code is valid: the same recipient leads to the code step without another request.
  await flow.send({ ...email, recipient: 'anna@example.com' });
  expect(flow.step).toBe('code');
});

test('an error about the code is not displayed after the shopper has gone back to the recipient step', async () => {
  const { flow } = await sendTo('anna@example.com');
  const checking = flow.checkCode('1234');
  flow.goBack();
  expect(flow.loading).toBe(false);
  await checking;
  expect(flow).toMatchObject({ step: 'recipient', error: undefined });
  expect(toastError).not.toHaveBeenCalled();
});

test('an error about the code is displayed at the code step', async () => {
  const { flow } = await sendTo('anna@example.com');
  await flow.checkCode('1234');
  expect(flow).toMatchObject({ step: 'code', loading: false, error: expect.stringMatching(/./) });
  expect(toastError).toHaveBeenCalledTimes(1);
});

test('the next check of a code removes the error message of the previous check', async () => {
  const dismiss = jest.spyOn(toast, 'dismiss');
  const { flow } = await sendTo('anna@example.com');
  await flow.checkCode('1234');
  expect(dismiss).not.toHaveBeenCalled();
  await flow.checkCode('5678');
  expect(dismiss.mock.calls).toEqual([[toastError.mock.results[0]?.value]]);
  dismiss.mockRestore();
});

test.each([
  ['by a bot', { website: 'https://spam.example' }, {}],
  ['too soon after the page was opened', {}, { pageAge: 1_000 }],
])('a form that is sent %s requests no code, and an error is displayed', async (_how, fieldOverrides, options) => {
  const { flow, requests } = createFlow(options);
  await flow.send({ ...email, recipient: 'anna@example.com', ...fieldOverrides });
  expect(requests).toEqual([]);
  expect(flow).toMatchObject({ step: 'recipient', loading: false });
  expect(toastError).toHaveBeenCalledWith('Ошибка отправки кода', expect.anything());
});

test('a late response for one recipient does not replace the code sent to another', async () => {
  const { flow, respondWithSentCode } = await sendTo('anna@example.com');
  const resending = flow.resend();
  flow.goBack();
  const sending = flow.send({ ...email, recipient: 'boris@example.com' });
  await respondWithSentCode({ at: 1 });
  await sending;
  await respondWithSentCode();
  await resending;
  expect(flow).toMatchObject({ step: 'code', loading: false, sentCode: { recipient: 'boris@example.com' } });
});

test('if it is unknown whether a code was sent, an error message says that and the recipient step stays open', async () => {
  const { flow } = createFlow();
  const refusal = { message: 'Неизвестно', extensions: { code: 'OUTCOME_UNKNOWN' } };
  globalThis.fetch = async () => ({ status: 503, text: async () => JSON.stringify({ errors: [refusal] }) }) as Response;
  await flow.send({ ...email, recipient: 'anna@example.com' });
  const message = expect.stringMatching(/неизвестно, чем кончилось.*введите последний/);
  expect(flow).toMatchObject({ step: 'recipient', loading: false, error: message });
  expect(toastError).toHaveBeenCalledWith(message, expect.anything());
});
