import { isDeepStrictEqual } from 'node:util';
import { Refusal } from '../../scripts/terminal.ts';
import { type LoadStep, sendOnce } from '../load/load.ts';
import type { Trial } from './trials.ts';

/** Sends every request once to every server. A wrong or differing response ends the run before anything is measured. */
export async function checkResponses({ scenario, servers, mustMatch, differingParts, reset, readWrittenRows }: Trial): Promise<string> {
  const responses: unknown[][] = [];
  for (const { server, calls } of servers) {
    await reset?.();
    const bodies = await sendOnce(server.port, calls);
    const commonBodies = bodies.map((body) => (differingParts ? body.replace(differingParts, '') : body));
    responses.push(mustMatch ? [...commonBodies.map(parseBody), ...(readWrittenRows ? [await readWrittenRows()] : [])] : bodies);
  }
  await reset?.();
  const [firstResponses = [], ...others] = responses;
  if (!mustMatch) return `${firstResponses.length} requests, each answered correctly by every server`;
  for (const otherResponses of others) {
    const index = firstResponses.findIndex((response, index) => !isDeepStrictEqual(response, otherResponses[index]));
    if (index >= 0)
      throw new Refusal(
        `${scenario}: the servers give different answers${describeRequest(servers[0]?.calls[index])}\n${describeDifference(firstResponses[index], otherResponses[index])}`,
      );
  }
  return readWrittenRows
    ? `${firstResponses.length - 1} requests, the same JSON and the same rows from every server`
    : `${firstResponses.length} requests, the same JSON from every server`;
}

const parseBody = (body: string): unknown => JSON.parse(body);

const describeRequest = (step: LoadStep | undefined): string => (step && 'body' in step ? ` to ${step.body?.slice(-200)}` : '');

/** Returns the path and values of the first difference between two responses. */
function describeDifference(one: unknown, other: unknown, path = ''): string {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return `${path}: ${JSON.stringify(one)} and ${JSON.stringify(other)}`;
  const [oneEntries, otherEntries] = [new Map(Object.entries(one)), new Map(Object.entries(other))];
  const key = [...oneEntries.keys(), ...otherEntries.keys()].find(
    (name) => !isDeepStrictEqual(oneEntries.get(name), otherEntries.get(name)),
  );
  return key === undefined ? path : describeDifference(oneEntries.get(key), otherEntries.get(key), `${path}.${key}`);
}
