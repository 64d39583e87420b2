/**
 * @jest-environment jest-environment-jsdom
 * @jest-environment-options {"customExportConditions": ["node", "import", "default"]}
 */
import { jest } from '@jest/globals';
import { everyStory, projectAnnotations } from '../test/house-stories.ts';

beforeAll(projectAnnotations.beforeAll);

// jsdom has no PointerEvent; the kit's popups use only what MouseEvent has.
if (!('PointerEvent' in globalThis)) Object.defineProperty(globalThis, 'PointerEvent', { value: class extends MouseEvent {} });

// Covers machines without a browser. On a machine with a browser, `npm test` plays the stories in it.
test('every story renders and plays without a browser', async () => {
  const consoleError = jest.spyOn(console, 'error');
  const problems: unknown[] = [];
  for (const [name, story] of await everyStory()) {
    await story.run().catch((error: unknown) => problems.push([name, error]));
    for (const call of consoleError.mock.calls) problems.push([name, call]);
    consoleError.mockClear();
  }
  expect(problems).toEqual([]);
}, 900_000);
