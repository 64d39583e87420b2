import { waitForRenderSlot } from './render-slot.server.ts';

test('pages are rendered in order, each after the tasks that the previous page has put on the event loop', async () => {
  const steps: string[] = [];
  const render = async (page: string) => {
    await waitForRenderSlot();
    steps.push(`${page} begins`);
    setImmediate(() => steps.push(`${page} is rendered`));
  };
  await Promise.all([render('the first'), render('the second'), render('the third')]);
  expect(steps).toEqual(['the first begins', 'the first is rendered', 'the second begins', 'the second is rendered', 'the third begins']);
});
