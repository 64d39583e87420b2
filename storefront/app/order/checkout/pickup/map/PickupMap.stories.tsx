import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { cannedApi } from '../../../../platform/graphql/canned-api.fake.ts';
import { pageStory } from '../../../../shell/page-story.tsx';
import { CheckoutView } from '../../CheckoutView.tsx';
import { cannedCheckout, cannedCheckoutQuote, cannedCityQuote, cannedKazan, cannedPoints } from '../../checkout.canned.ts';
import { removeDraft } from '../../draft/checkout-draft.ts';
import { unfoldSections } from '../../form/unfold-sections.harness.ts';
import { installFakeMaps } from './maps.fake.ts';
import { loadMaps } from './maps-api.ts';

/** Fakes the API's pickup points and, by default, the sum before one of them is chosen. */
const mockPoints = (items: typeof cannedPoints, quote = cannedCityQuote) =>
  cannedApi({ PickupPoints: { getPVZListByLocation: { items, pagination: { totalPages: 1 } } }, CheckoutSum: { quote } });

/** Fakes the API's pickup points, and the sum once one of them is chosen. */
const mockPointsWithSum = (items: typeof cannedPoints) => mockPoints(items, { ...cannedCheckoutQuote, delivery: 0, total: 1_889_000 });

/** Points in a slightly irregular grid. */
const manyPoints = Array.from({ length: 180 }, (_, index) => {
  const point = cannedPoints[index % cannedPoints.length];
  if (!point) throw new Error('there are canned points');
  const [row, column] = [Math.floor(index / 15), index % 15];
  const position = { latitude: 55.74 + row * 0.009 + (column % 3) * 0.002, longitude: 49.04 + column * 0.016 + (row % 4) * 0.004 };
  return { ...point, ...position, code: `kazan-${index + 1}`, address: `ул.\u00a0Гагарина, ${index + 1}`, distance: 60 * (index + 1) };
});

const toPage = (point = '') => ({
  ...cannedCheckout,
  mapsKey: 'key',
  values: { ...cannedCheckout.values, ...cannedKazan, way: 'PICKUP', point, pointFor: point && 'kazan' },
});

async function openMap(element: HTMLElement) {
  const canvas = within(within(element).getByRole('main'));
  const button = await canvas.findByRole('button', { name: /^На\sкарте$/ });
  await userEvent.click(button);
  return canvas;
}

/** Keeps scripts from being added to the page, so that the maps load forever. Returns the function that allows scripts again. */
function blockScripts() {
  const { append } = HTMLHeadElement.prototype;
  document.head.append = (...nodes) =>
    append.apply(
      document.head,
      nodes.filter((node) => !(node instanceof HTMLScriptElement)),
    );
  return () => {
    Reflect.deleteProperty(document.head, 'append');
  };
}

const meta = {
  title: 'Pages/Checkout map',
  component: CheckoutView,
  decorators: [pageStory({ path: '/checkout', shell: { isSignedIn: true } })],
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    removeDraft();
    installFakeMaps();
    const removeApi = mockPoints(cannedPoints)();
    return () => {
      removeApi();
      Reflect.deleteProperty(window, 'ymaps3');
    };
  },
  args: { page: toPage(), outcome: undefined },
} satisfies Meta<typeof CheckoutView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Pressing a marker chooses its point in the list too. */
export const Shown: Story = {
  // Many draws a chosen marker too.
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: mockPointsWithSum(cannedPoints),
  play: async ({ canvasElement }) => {
    const canvas = await openMap(canvasElement);
    const map = within(await canvas.findByRole('region', { name: 'Карта пунктов выдачи' }));
    await userEvent.click(await map.findByRole('button', { name: /Победы/ }));
    await expect(canvas.getByRole('radio', { name: /Победы/ })).toBeChecked();
    await expect(map.getByRole('button', { name: /Победы/ })).toHaveAttribute('aria-pressed', 'true');
  },
};

/** Points that are near each other share a marker. Pressing it zooms in. */
export const Many: Story = {
  beforeEach: mockPointsWithSum(manyPoints),
  args: { page: toPage('kazan-77') },
  play: async ({ canvasElement }) => {
    const canvas = await openMap(canvasElement);
    const map = within(await canvas.findByRole('region', { name: 'Карта пунктов выдачи' }));
    await expect(await map.findByRole('button', { pressed: true })).toBeVisible();
    await expect(map.getAllByRole('button', { name: /приблизить$/ }).length).toBeGreaterThan(3);
  },
};

/** The map is still loading, while the list works already. */
export const Loading: Story = {
  // The form around the map is drawn by the other stories.
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: () => {
    Reflect.deleteProperty(window, 'ymaps3');
    return blockScripts();
  },
  play: async ({ canvasElement }) => {
    const canvas = await openMap(canvasElement);
    await expect(canvas.getByText('Открываем карту')).toBeInTheDocument();
    await expect(canvas.getByRole('radio', { name: /Баумана/ })).toBeEnabled();
  },
};

/** The map failed to load, and the list still works. */
export const Failed: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: async () => {
    // A map that cannot be created fails like one whose script does not load, but at once. Maps that an earlier story has loaded stay loaded,
    // so it is their constructor that fails.
    const maps = await loadMaps('key', '');
    const { YMap } = maps;
    class FailingMap {
      constructor() {
        throw new Error('no maps here');
      }
    }
    Object.assign(maps, { YMap: FailingMap });
    return () => {
      maps.YMap = YMap;
    };
  },
  play: async ({ canvasElement }) => {
    const canvas = await openMap(canvasElement);
    await expect(await canvas.findByText(/^В\sсписке есть всё/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Открыть карту снова' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: /Щапова/ })).toBeEnabled();
  },
};

/** No point passes the filter, so the map is hidden. The list displays a message. */
export const Empty: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvasElement }) => {
    const canvas = await openMap(canvasElement);
    await canvas.findByRole('region', { name: 'Карта пунктов выдачи' });
    await unfoldSections(canvasElement, '.pickup');
    await userEvent.type(canvas.getByRole('searchbox'), 'арбат');
    await expect(canvas.getByText(/^По.запросу «арбат» пунктов нет$/)).toBeVisible();
    await expect(canvas.queryByRole('region', { name: 'Карта пунктов выдачи' })).toBeNull();
  },
};
