/**
 * @jest-environment jest-environment-jsdom
 * @jest-environment-options {"customExportConditions": ["node", "import", "default"]}
 */
import { jest } from '@jest/globals';
import { everyStory, house } from '../test/house-stories.ts';

beforeAll(house.beforeAll);

// jsdom has no PointerEvent; the kit's popups use only what MouseEvent has.
if (!('PointerEvent' in globalThis)) Object.defineProperty(globalThis, 'PointerEvent', { value: class extends MouseEvent {} });

// Covers machines without a browser; with one, `npm test` plays the stories there.
test('every story renders and plays without a browser', async () => {
  const complaint = jest.spyOn(console, 'error');
  const found: unknown[] = [];
  for (const [name, story] of await everyStory()) {
    await story.run().catch((error: unknown) => found.push([name, error]));
    for (const call of complaint.mock.calls) found.push([name, call]);
    complaint.mockClear();
  }
  expect(found).toEqual([]);
}, 900_000);
