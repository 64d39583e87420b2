import { awaitRenderSlot } from './render-slot.server.ts';

test('pages are rendered in order, each after the tasks that the previous page has put on the event loop', async () => {
  const seen: string[] = [];
  const render = async (page: string) => {
    await awaitRenderSlot();
    seen.push(`${page} begins`);
    setImmediate(() => seen.push(`${page} is rendered`));
  };
  await Promise.all([render('the first'), render('the second'), render('the third')]);
  expect(seen).toEqual(['the first begins', 'the first is rendered', 'the second begins', 'the second is rendered', 'the third begins']);
});
