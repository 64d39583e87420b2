import { RouterContextProvider } from 'react-router';
import { type ExchangeResult, exchangeContext } from '../../platform/graphql/exchange.server.ts';
import { buildVisit } from '../../platform/visit.factory.ts';
import { visitContext } from '../../platform/visit.server.ts';
import { resolveCity } from './resolve-city.server.ts';

function resolve(response: () => Promise<ExchangeResult<unknown>>) {
  const context = new RouterContextProvider();
  context.set(visitContext, buildVisit({ logger: { error: () => undefined, warn: () => undefined } }));
  context.set(exchangeContext, response as never);
  return resolveCity(context, { city: 'Москва', cityId: '', cityFor: '' });
}

const refusedWith = (code: string) => resolve(async () => ({ data: null, refused: { code, message: 'Нет', details: {} }, setCookies: [] }));

test('a text that the API rejects as invalid is an unknown city', async () => {
  expect(await refusedWith('BAD_USER_INPUT')).toEqual({ kind: 'unknown' });
});

test.each(['TOO_MANY_REQUESTS', 'UNAVAILABLE'])('the error %s is passed on', async (code) => {
  expect(await refusedWith(code)).toMatchObject({ kind: 'refused', refused: { code } });
});

test('a request without a response is reported as an outage', async () => {
  expect(await resolve(() => Promise.reject(new Error('no answer')))).toMatchObject({
    kind: 'refused',
    refused: { code: 'OUTCOME_UNKNOWN' },
  });
});
