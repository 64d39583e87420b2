import { breakpoints } from '@meet/ui-kit/theme';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { cannedApi } from '../../../platform/graphql/canned-api.fake.ts';
import { pageStory } from '../../../shell/page-story.tsx';
import { CheckoutView } from '../CheckoutView.tsx';
import {
  cannedCheckout,
  cannedCheckoutQuote,
  cannedCityQuote,
  cannedKazan,
  cannedPoints,
  cannedRefusal,
  cannedRepeat,
} from '../checkout.canned.ts';
import { removeDraft } from '../draft/checkout-draft.ts';
import { unfoldSections } from '../form/unfold-sections.harness.ts';

const mockPoints = (items: typeof cannedPoints, quote = cannedCityQuote) =>
  cannedApi({ PickupPoints: { getPVZListByLocation: { items, pagination: { totalPages: 1 } } }, CheckoutSum: { quote } });

/** Fakes the API's pickup points, and the sum once one of them is chosen. */
const mockPointsWithSum = mockPoints(cannedPoints, { ...cannedCheckoutQuote, delivery: 0, total: 1_889_000 });

const getPoints = (element: HTMLElement) => within(within(element).getByRole('group', { name: 'Пункт выдачи' })).getAllByRole('radio');

const manyPoints = Array.from({ length: 24 }, (_, index) => {
  const point = cannedPoints[index % cannedPoints.length];
  if (!point) throw new Error('there are canned points');
  return { ...point, code: `kazan-${index + 1}`, address: `ул.\u00a0Гагарина, ${index + 1}`, distance: 350 * (index + 1) };
});

const toPage = (values: Partial<typeof cannedCheckout.values> = {}) => ({
  ...cannedCheckout,
  values: { ...cannedCheckout.values, ...cannedKazan, way: 'PICKUP', ...values },
});

const meta = {
  title: 'Pages/Checkout pickup',
  component: CheckoutView,
  decorators: [pageStory({ path: '/checkout', shell: { isSignedIn: true } })],
  parameters: { layout: 'fullscreen' },
  beforeEach: () => {
    removeDraft();
    return mockPoints(cannedPoints)();
  },
  args: { page: toPage(), outcome: undefined },
} satisfies Meta<typeof CheckoutView>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The city has more points than the list displays at first. */
export const Many: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: mockPoints(manyPoints),
  play: async ({ canvasElement }) => {
    const canvas = within(within(canvasElement).getByRole('main'));
    await userEvent.click(await canvas.findByRole('button', { name: /^Показать ещё \d+ из.\d+$/ }));
    await expect(getPoints(canvasElement)).toHaveLength(innerWidth < breakpoints.tablet ? 23 : 24);
    await unfoldSections(canvasElement, '.pickup');
    await userEvent.type(canvas.getByRole('searchbox'), 'гаг 24');
    await expect(getPoints(canvasElement)).toHaveLength(1);
  },
};

/**
 * A closed list displays only the chosen point. Pressing another point closes the list again. After an arrow key the list stays open until
 * the focus leaves it.
 */
export const Chosen: Story = {
  beforeEach: mockPointsWithSum,
  args: {
    page: { ...toPage({ point: 'kazan-1', pointFor: 'kazan' }), points: { cityId: 'kazan', points: cannedPoints, isComplete: true } },
  },
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'));
    await expect(await main.findByText(/Баумана, 44$/)).toBeVisible();
    const change = main.getByText('Другой пункт');
    await expect(main.queryByRole('group', { name: 'Пункт выдачи' })).toBeNull();
    await userEvent.click(change);
    await userEvent.click(await main.findByRole('radio', { name: /Щапова/ }));
    await waitFor(() => expect(main.queryByRole('group', { name: 'Пункт выдачи' })).toBeNull());
    await expect(main.getByText(/Щапова, 26$/)).toBeVisible();
    await expect(change).toHaveFocus();
    await userEvent.click(change);
    (await main.findByRole('radio', { name: /Щапова/ })).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(main.getByRole('radio', { name: /Победы/ })).toBeChecked();
    // A list of so few points has no button that closes it.
    await expect(main.getByText('Свернуть список')).not.toBeVisible();
    await userEvent.tab();
    await expect(main.getByText(/Победы, 139$/)).toBeVisible();
    await expect(change).toBeVisible();
  },
};

/** No point passes the filters. The chosen point stays in the list. */
export const FilteredToNothing: Story = {
  beforeEach: mockPointsWithSum,
  args: { page: toPage({ point: 'kazan-3', pointFor: 'kazan' }) },
  play: async ({ canvasElement }) => {
    const canvas = within(within(canvasElement).getByRole('main'));
    await canvas.findByRole('radio', { name: /Победы/ });
    await unfoldSections(canvasElement, '.pickup');
    await userEvent.click(canvas.getByRole('checkbox', { name: /примеркой/ }));
    await userEvent.type(canvas.getByRole('searchbox'), 'арбат');
    await expect(canvas.getByText(/^По.запросу «арбат» пунктов с.примеркой нет$/)).toBeVisible();
    await expect(canvas.getByRole('radio', { name: /Победы/ })).toBeChecked();
    await expect(canvas.getByText('Выбран сейчас')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Сбросить поиск и.фильтры$/ })).toBeVisible();
  },
};

/** The city has no points: the courier is chosen instead. */
export const Nowhere: Story = {
  name: 'None',
  parameters: { chromatic: { disableSnapshot: true } },
  args: { page: toPage({ city: 'Болгар, Республика Татарстан', cityId: 'bolgar', cityFor: 'Болгар, Республика Татарстан' }) },
  beforeEach: mockPoints([], cannedCheckoutQuote),
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'));
    await waitFor(() => expect(main.getByRole('radio', { name: 'Пункт выдачи' })).toBeDisabled());
    await expect(main.getByText(/^В.этом городе пунктов выдачи пока нет$/)).toBeVisible();
    await expect(main.getByRole('radio', { name: /^Курьер 885/ })).toBeChecked();
    await waitFor(() => expect(main.getByRole('button', { name: /^Оплатить 19.775/ })).toBeEnabled());
  },
};

/** The points are still loading. */
export const Loading: Story = {
  beforeEach: () => {
    const { fetch } = globalThis;
    globalThis.fetch = (input, options) => (input === '/graphql' ? new Promise(() => undefined) : fetch(input, options));
    return () => {
      globalThis.fetch = fetch;
    };
  },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Ищем пункты выдачи')).toBeVisible();
    await expect(within(canvasElement).getByRole('button', { name: 'Считаем сумму' })).toHaveAttribute('aria-busy', 'true');
    await expect(within(canvasElement).getByText('Доставка', { selector: 'dt' }).nextElementSibling).toHaveTextContent('Считаем');
  },
};

/** The points failed to load. Apart from the text and the button, the page looks as it does without points. */
export const Silent: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  beforeEach: cannedApi({ CheckoutSum: { quote: cannedCityQuote } }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByRole('button', { name: 'Загрузить ещё раз' })).toBeVisible();
  },
};

/** The form was submitted without a point. */
export const Missing: Story = {
  args: cannedRefusal({
    problem: { kind: 'fields' },
    values: { ...toPage().values, consent: 'yes' },
    errors: { point: 'Выберите пункт выдачи' },
    points: cannedRepeat.points,
  }),
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('radio', { name: /Баумана/ });
    const [first] = getPoints(canvasElement);
    await expect(first).toHaveAttribute('aria-invalid', 'true');
    await userEvent.click(await within(canvasElement).findByRole('link', { name: 'Осталось выбрать пункт выдачи' }));
    await expect(first).toHaveFocus();
    scrollTo(0, 0);
  },
};
