import { queryApi } from '../../platform/graphql/browser-api.ts';
import { ViewerDocument } from '../../platform/graphql/generated/graphql.ts';
import { StepUp } from './step-up.ts';

/** Fakes the API. Each request gets the next entry of `refusals`: an error with these details, or a success for null. */
function fakeApi(...refusals: (Record<string, unknown> | null)[]) {
  const remaining = [...refusals];
  globalThis.fetch = async () => {
    const details = remaining.shift();
    return Response.json(
      details ? { errors: [{ message: 'Нельзя', extensions: { code: 'FORBIDDEN', details } }] } : { data: { user: null } },
    );
  };
  return { remaining, work: () => queryApi(ViewerDocument, { variables: { withFavourites: false } }) };
}

const { fetch } = globalThis;
afterEach(() => {
  globalThis.fetch = fetch;
});

const waitForTasks = () => new Promise((resolve) => setTimeout(resolve));

test('an action runs at once in a confirmed session', async () => {
  const stepUp = new StepUp();
  expect(await stepUp.perform(fakeApi(null).work)).toBe(true);
  expect(stepUp.isConfirming).toBe(false);
});

test('an action for which the API requires a code is repeated after the shopper has entered one', async () => {
  const stepUp = new StepUp();
  const { work, remaining } = fakeApi({ confirmIdentity: true }, null);
  const done = stepUp.perform(work);
  await waitForTasks();
  expect({ isConfirming: stepUp.isConfirming, remaining: remaining.length }).toEqual({ isConfirming: true, remaining: 1 });
  stepUp.confirm();
  expect(await done).toBe(true);
  expect({ isConfirming: stepUp.isConfirming, remaining: remaining.length }).toEqual({ isConfirming: false, remaining: 0 });
});

test('an action for which the API requires a code is not repeated if the shopper declines to enter one', async () => {
  const stepUp = new StepUp();
  const { work, remaining } = fakeApi({ confirmIdentity: true }, null);
  const done = stepUp.perform(work);
  await waitForTasks();
  stepUp.decline();
  expect(await done).toBe(false);
  expect(remaining).toHaveLength(1);
});

test('an error of the API that requires no code is thrown', async () => {
  const stepUp = new StepUp();
  await expect(stepUp.perform(fakeApi({ secondFactor: true }).work)).rejects.toThrow('Нельзя');
  expect(stepUp.isConfirming).toBe(false);
});

test('a confirmation of identity is remembered, and a declined one is not', async () => {
  const stepUp = new StepUp();
  const declined = stepUp.requestConfirmation();
  stepUp.decline();
  expect([await declined, stepUp.wasConfirmed]).toEqual([false, false]);
  const confirmed = stepUp.requestConfirmation();
  stepUp.confirm();
  expect([await confirmed, stepUp.wasConfirmed]).toEqual([true, true]);
});
