/** @jest-environment jsdom */
import { ServerClock } from '../platform/server-clock.store.ts';
import { CodeFlow } from './code-flow.ts';
import { SentCodeState } from './sent-code.store.ts';

const email = { method: 'email' as const, website: '' };
const { fetch } = globalThis;
// A wide screen: jsdom has none.
globalThis.matchMedia = () => ({ matches: true }) as MediaQueryList;

/** The API's answers, the oldest question first; and a form whose page is older than any robot's. */
function form() {
  const questions: ((answer: object) => void)[] = [];
  globalThis.fetch = () => new Promise((answer) => questions.push((body) => answer({ json: async () => body } as Response)));
  const clock = new ServerClock();
  Object.defineProperty(clock, 'pageAge', { value: 60_000 });
  const flow = new CodeFlow({ sent: new SentCodeState(), clock, confirm: () => Promise.reject(new Error('no signal')) });
  const sent = { cooldownUntil: new Date().toISOString(), codeLength: 4 };
  const answerSent = async () => {
    while (questions.length === 0) await new Promise((resolve) => setTimeout(resolve));
    questions.shift()?.({ data: { sendEmailCode: sent } });
  };
  return { flow, answerSent };
}

afterEach(() => {
  globalThis.fetch = fetch;
});

async function sendTo(recipient: string) {
  const shown = form();
  const sending = shown.flow.send({ ...email, recipient });
  await shown.answerSent();
  await sending;
  return shown;
}

test('a code that was asked for again does not lead away from who has gone back to type another address', async () => {
  const { flow, answerSent } = await sendTo('anna@example.com');
  expect(flow.step).toBe('code');
  const sending = flow.resend();
  flow.back();
  await answerSent();
  await sending;
  expect(flow).toMatchObject({ step: 'recipient', error: undefined, loading: false });
});

test('what is wrong with a code is not said of the address that is typed instead', async () => {
  const { flow } = await sendTo('anna@example.com');
  const checking = flow.check('1234');
  flow.back();
  await checking;
  expect(flow).toMatchObject({ step: 'recipient', error: undefined });
});

test('what is wrong with a code is said beside it', async () => {
  const { flow } = await sendTo('anna@example.com');
  await flow.check('1234');
  expect(flow).toMatchObject({ step: 'code', error: expect.stringMatching(/./) });
});
