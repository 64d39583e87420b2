import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { parseValue } from 'graphql';
import { startTestApi, type TestApi } from '../../../test/test-api.harness.js';
import { bearer, signInStaff } from '../../auth/session/sessions.harness.js';
import { CalendarDay } from './scalars.js';

const validDays = ['2026-11-26', '2024-02-29', '0001-01-01', '9999-12-31'];
const invalidDays = [
  ...['2026-02-31', '2023-02-29', '2026-13-01', '2026-11-26T00:00:00Z', '2026-11-26 ', '26.11.2026', '2026-1-1', '0000-01-01', ''],
  ...[20261126, true, {}, new Date(0)],
];

it.each(validDays)('%s is a valid day as input and output', (day) => {
  expect([CalendarDay.parseValue(day), CalendarDay.serialize(day), CalendarDay.parseLiteral(parseValue(`"${day}"`))]).toEqual([
    day,
    day,
    day,
  ]);
});

it.each(invalidDays)('%j is not a valid day as input or output', (value) => {
  expect(() => CalendarDay.parseValue(value)).toThrow('Date must be a calendar day like 2026-11-26, not');
  expect(() => CalendarDay.serialize(value)).toThrow();
});

it.each(['20261126', 'TODAY', '{year: 2026}'])('the literal %s in a query is refused as a Date', (literal) => {
  expect(() => CalendarDay.parseLiteral(parseValue(literal))).toThrow(`not ${literal}`);
});

describe('a day in a request', () => {
  let api: TestApi;
  let headers: Record<string, string>;
  beforeAll(async () => {
    api = await startTestApi();
    headers = bearer((await signInStaff(api, 'MANAGER')).tokens);
  });
  afterAll(() => api.close());

  async function readRefusal(query: string, variables = {}) {
    const response = await api.post({ query, variables }, headers);
    const { errors } = (await response.json()) as { errors?: { extensions: { code: string; details: { reason?: string } } }[] };
    return errors?.[0]?.extensions;
  }

  const writeMoveMutation = (day: string) =>
    `moveOrderUnits(dto: { orderId: "none", status: DELIVERED, estimatedDeliveryDate: ${day} }) { id }`;
  const sendDayAsVariable = (day: unknown) => readRefusal(`mutation ($day: Date) { ${writeMoveMutation('$day')} }`, { day });

  it('is refused with the reason if it does not exist', async () => {
    expect(await sendDayAsVariable('2026-02-31')).toMatchObject({
      code: 'BAD_USER_INPUT',
      details: { reason: expect.stringContaining('Date must be a calendar day like 2026-11-26, not "2026-02-31"') },
    });
    expect(await readRefusal(`mutation { ${writeMoveMutation('"2026-02-31"')} }`)).toMatchObject({ code: 'GRAPHQL_VALIDATION_FAILED' });
  });

  it.each(['2026-11-26', null])('may be %j', async (day) => {
    expect(await sendDayAsVariable(day)).toMatchObject({ code: 'NOT_FOUND' });
  });
});
