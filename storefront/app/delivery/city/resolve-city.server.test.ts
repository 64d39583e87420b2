import { RouterContextProvider } from 'react-router';
import { type ExchangeResult, exchangeContext } from '../../platform/graphql/exchange.server.ts';
import { buildVisit } from '../../platform/visit.factory.ts';
import { visitContext } from '../../platform/visit.server.ts';
import { resolveCity } from './resolve-city.server.ts';

function resolveMoscow(response: () => Promise<ExchangeResult<unknown>>) {
  const context = new RouterContextProvider();
  context.set(visitContext, buildVisit({ logger: { error: () => undefined, warn: () => undefined } }));
  context.set(exchangeContext, response as never);
  return resolveCity(context, { city: 'Москва', cityId: '', cityFor: '' });
}

const resolveWithRefusal = (code: string) =>
  resolveMoscow(async () => ({ data: null, refused: { code, message: 'Нет', details: {} }, setCookies: [] }));

test('a city whose name the API rejects as invalid counts as unknown', async () => {
  expect(await resolveWithRefusal('BAD_USER_INPUT')).toEqual({ kind: 'unknown' });
});

test.each(['TOO_MANY_REQUESTS', 'UNAVAILABLE'])('resolveCity returns a refusal of the API with the code %s', async (code) => {
  expect(await resolveWithRefusal(code)).toMatchObject({ kind: 'refused', refused: { code } });
});

test('a request for a city without a response counts as a refusal with the code OUTCOME_UNKNOWN', async () => {
  expect(await resolveMoscow(() => Promise.reject(new Error('no answer')))).toMatchObject({
    kind: 'refused',
    refused: { code: 'OUTCOME_UNKNOWN' },
  });
});
