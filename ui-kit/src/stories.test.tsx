/**
 * @jest-environment jest-environment-jsdom
 * @jest-environment-options {"customExportConditions": ["node", "import", "default"]}
 */
import { jest } from '@jest/globals';
import { render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { house, loadStories, storyFiles } from '../test/house-stories.ts';

beforeAll(house.beforeAll);

// jsdom has no PointerEvent; the kit's popups use only what MouseEvent has.
if (!('PointerEvent' in globalThis)) Object.defineProperty(globalThis, 'PointerEvent', { value: class extends MouseEvent {} });

for (const file of storyFiles) {
  const stories = await loadStories(file);

  describe(file, () => {
    const complaint = jest.spyOn(console, 'error');
    beforeEach(() => {
      complaint.mockClear();
    });
    afterEach(() => {
      expect(complaint.mock.calls).toEqual([]);
    });

    test.each(stories)('%s renders and plays', async (_, story) => {
      await story.run();
    });

    test.each(stories)('%s takes over what the server sent', (_, Story) => {
      const page = document.body.appendChild(document.createElement('div'));
      page.innerHTML = renderToString(<Story />);
      const sent = page.innerHTML;
      const surprises: unknown[] = [];
      render(<Story />, { container: page, hydrate: true, onRecoverableError: (error) => surprises.push(error) });
      expect(surprises).toEqual([]);
      expect(page.innerHTML).toBe(sent);
    });
  });
}
