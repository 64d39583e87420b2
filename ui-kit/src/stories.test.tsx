/**
 * @jest-environment jest-environment-jsdom
 * @jest-environment-options {"customExportConditions": ["node", "import", "default"]}
 */
import { jest } from '@jest/globals';
import { cleanup, render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { everyStory, projectAnnotations } from '../test/house-stories.ts';

beforeAll(projectAnnotations.beforeAll);

/** Hydrates the server's HTML of a story and returns the mismatches that React finds. */
function findMismatches(Story: ComponentType): unknown[] {
  const page = document.body.appendChild(document.createElement('div'));
  page.innerHTML = renderToString(<Story />);
  const serverHtml = page.innerHTML;
  const mismatches: unknown[] = [];
  render(<Story />, { container: page, hydrate: true, onRecoverableError: (error) => mismatches.push(error) });
  if (page.innerHTML !== serverHtml) mismatches.push('its HTML changed');
  cleanup();
  page.remove();
  // Otherwise each story would compute its styles from the rules of all stories before it.
  for (const style of document.head.querySelectorAll('style[data-emotion]')) style.remove();
  return mismatches;
}

test("every story hydrates the server's markup without a mismatch", async () => {
  const consoleError = jest.spyOn(console, 'error');
  const problems: unknown[] = [];
  for (const [name, story] of await everyStory()) {
    const mismatches = findMismatches(story);
    for (const problem of [...mismatches, ...consoleError.mock.calls]) problems.push([name, problem]);
    consoleError.mockClear();
  }
  expect(problems).toEqual([]);
}, 300_000);
