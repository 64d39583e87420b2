/**
 * @jest-environment jest-environment-jsdom
 * @jest-environment-options {"customExportConditions": ["node", "import", "default"]}
 */
import { jest } from '@jest/globals';
import { cleanup, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { type ComposedStory, everyStory, projectAnnotations } from '../test/house-stories.ts';

beforeAll(projectAnnotations.beforeAll);

/** Hydrates the server's HTML of a story and returns the mismatches that React finds. */
function findMismatches(Story: ComposedStory): unknown[] {
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = renderToString(<Story />);
  const sent = page.innerHTML;
  const foundMismatches: unknown[] = [];
  render(<Story />, { container: page, hydrate: true, onRecoverableError: (error) => foundMismatches.push(error) });
  if (page.innerHTML !== sent) foundMismatches.push('its HTML changed');
  cleanup();
  page.remove();
  return foundMismatches;
}

test("every story hydrates the server's markup without a mismatch", async () => {
  const consoleError = jest.spyOn(console, 'error');
  const found: unknown[] = [];
  for (const [name, story] of await everyStory()) {
    const foundMismatches = findMismatches(story);
    for (const foundMismatch of [...foundMismatches, ...consoleError.mock.calls]) found.push([name, foundMismatch]);
    consoleError.mockClear();
  }
  expect(found).toEqual([]);
}, 300_000);
