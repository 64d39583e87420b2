import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, within } from 'storybook/test';
import { cannedApi } from '../../../platform/graphql/canned-api.fake.ts';
import { pageStory } from '../../../shell/page-story.tsx';
import { cannedCity, cannedLargestCities, cannedMatchingCities } from '../../delivery.canned.ts';
import { CityView } from './CityView.tsx';

const meta = {
  title: 'Pages/City',
  component: CityView,
  args: { action: '/city?back=%2F', chosenCity: null },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof CityView>;

export default meta;
type Story = StoryObj<typeof meta>;

const withoutCity = [pageStory({ path: '/city' })];

async function openDialog(canvas: HTMLElement) {
  const link = await within(canvas).findByText(/^(?:Выбрать город|Город доставки)/, { selector: 'a' });
  await userEvent.click(link);
  return within(await screen.findByRole('dialog', { name: 'Куда доставить' }));
}

const withCities = (findCity: object[]) => cannedApi({ FindCity: { findCity } });

/** The list begins with the largest cities. */
export const Opened: Story = {
  decorators: withoutCity,
  beforeEach: withCities(cannedLargestCities),
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement);
    await expect(await dialog.findAllByRole('option')).toHaveLength(cannedLargestCities.length);
    await expect(dialog.getByRole('combobox', { name: 'Город' })).toHaveFocus();
    await expect(dialog.queryByRole('button', { name: /^Не.выбирать/ })).toBeNull();
  },
};

/** Suggestions while typing. Enter selects the first, and arrow keys move to the others. */
export const Typing: Story = {
  decorators: withoutCity,
  beforeEach: withCities(cannedMatchingCities),
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement);
    await userEvent.type(dialog.getByRole('combobox', { name: 'Город' }), 'Ка');
    await expect(await dialog.findByRole('option', { selected: true })).toHaveTextContent('Казань');
    await userEvent.keyboard('{ArrowDown}');
    await expect(dialog.getByRole('option', { selected: true })).toHaveTextContent('Калуга');
    await userEvent.keyboard('{ArrowUp}');
  },
};

export const NothingFound: Story = {
  decorators: withoutCity,
  beforeEach: withCities([]),
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement);
    await userEvent.type(dialog.getByRole('combobox', { name: 'Город' }), 'Нигдегород');
    await expect(await dialog.findByText(/^Такого города не.нашли/)).toBeVisible();
  },
};

/** The cities failed to load, because the API does not respond. */
export const Silent: Story = {
  decorators: withoutCity,
  beforeEach: cannedApi({}),
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement);
    await expect(await dialog.findByText(/^Города не.загрузились/)).toBeVisible();
  },
};

/** A city is chosen and can be cleared. */
export const Chosen: Story = {
  beforeEach: withCities(cannedLargestCities),
  decorators: [pageStory({ path: '/city', shell: { city: cannedCity } })],
  args: { chosenCity: cannedCity },
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement);
    await dialog.findAllByRole('option');
    await expect(dialog.getByRole('button', { name: /^Не.выбирать город/ })).toBeVisible();
  },
};

/** The browser was not allowed to share the shopper's location. */
export const LocationRefused: Story = {
  decorators: withoutCity,
  beforeEach: () => {
    const removeApi = withCities(cannedLargestCities)();
    const refusal = Object.create(GeolocationPositionError.prototype, { code: { value: 1 } });
    const { geolocation } = navigator;
    const refusing = { getCurrentPosition: (_found: unknown, refuse: (error: unknown) => void) => refuse(refusal) };
    Object.defineProperty(navigator, 'geolocation', { value: refusing, configurable: true });
    return () => {
      removeApi();
      Object.defineProperty(navigator, 'geolocation', { value: geolocation, configurable: true });
    };
  },
  play: async ({ canvasElement }) => {
    const dialog = await openDialog(canvasElement);
    await dialog.findAllByRole('option');
    await userEvent.click(dialog.getByRole('button', { name: /^Определить по/ }));
    await expect(await dialog.findByText(/не.разрешил узнать/)).toBeVisible();
  },
};

/** The page for browsers without JavaScript: several cities have the typed name. */
export const SeveralOnPage: Story = {
  decorators: withoutCity,
  args: {
    initial: {
      values: { city: 'Железногорск', cityId: '', cityFor: 'Железногорск' },
      error: 'Таких городов несколько: выберите свой',
      cities: [
        { id: 'zheleznogorsk', title: 'Железногорск', region: 'Курская область' },
        { id: 'zheleznogorsk-kr', title: 'Железногорск', region: 'Красноярский край' },
      ],
    },
  },
};
