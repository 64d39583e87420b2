/**
 * @jest-environment jest-environment-jsdom
 * @jest-environment-options {"customExportConditions": ["node", "import", "default"]}
 */
import { jest } from '@jest/globals';
import { cleanup, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { everyStory, type HouseStory, house } from '../test/house-stories.ts';

beforeAll(house.beforeAll);

/** Hydrates the server's HTML of a story and returns the mismatches that React finds. */
function surprisesOf(Story: HouseStory): unknown[] {
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = renderToString(<Story />);
  const sent = page.innerHTML;
  const surprises: unknown[] = [];
  render(<Story />, { container: page, hydrate: true, onRecoverableError: (error) => surprises.push(error) });
  if (page.innerHTML !== sent) surprises.push('its HTML changed');
  cleanup();
  page.remove();
  return surprises;
}

test("every story hydrates the server's markup without a mismatch", async () => {
  const complaint = jest.spyOn(console, 'error');
  const found: unknown[] = [];
  for (const [name, story] of await everyStory()) {
    const surprises = surprisesOf(story);
    for (const surprise of [...surprises, ...complaint.mock.calls]) found.push([name, surprise]);
    complaint.mockClear();
  }
  expect(found).toEqual([]);
}, 300_000);
