import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { en } from '../en/index.ts';
import { Grid } from '../grid/index.ts';
import { docsOnly } from '../internal/story-kinds.ts';
import { OrderSummary } from '../order-summary/index.ts';
import { Price } from '../price/index.ts';
import { PromoField } from '../promo-field/index.ts';
import { RadioGroup } from '../radio-group/index.ts';
import { ReviewCard } from '../review-card/index.ts';
import { Stack } from '../stack/index.ts';
import { LocaleProvider, useLocale } from './index.ts';
import { guide } from './LocaleProvider.guide.ts';

const english = { language: 'en-IE', currency: 'EUR', timeZone: 'Europe/Dublin', texts: { ...en, brand: { name: 'Meet' } } };

const meta = {
  title: 'Setup/LocaleProvider',
  id: 'kit-localeprovider',
  parameters: { guide },
  component: LocaleProvider,
  args: {
    children: (
      <Stack gap={5}>
        <div>
          <Price price={124_950} oldPrice={150_000} memberPrice={110_000} />
        </div>
        <PromoField />
        <OrderSummary amounts={{ count: 2, goods: 249_900, discount: 25_050, delivery: 990, total: 225_840 }} />
      </Stack>
    ),
  },
} satisfies Meta<typeof LocaleProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

/** `en` comes from `@meet/ui-kit/en`, and texts of your own replace some of its texts. Cents are shown where they are not zero. */
export const EnglishAndEuros: Story = {
  args: {
    language: 'en-IE',
    currency: 'EUR',
    texts: { ...en, brand: { name: 'Meet' }, promoField: { ...en.promoField, label: 'Voucher' } },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/€1,249\.50/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Voucher' })).toBeVisible();
  },
};

/**
 * The same components without a provider, in Russian, roubles and Moscow time, and inside a provider. Sums come from the server in the
 * currency of the shop.
 */
export const BesideTheDefault: Story = {
  ...docsOnly,
  render: () => (
    <Grid columns={{ mobile: 1, desktop: 2 }} gap={8}>
      <Stack lang="ru" gap={6}>
        <ReviewCard author="Нина" rating={5} date="2026-11-12T09:00:00Z" />
        <OrderSummary amounts={{ count: 2, goods: 2_499_000, delivery: 39_000, total: 2_538_000 }} />
      </Stack>
      <LocaleProvider {...english}>
        <Stack lang="en" gap={6}>
          <ReviewCard author="Nora" rating={5} date="2026-11-12T09:00:00Z" />
          <OrderSummary amounts={{ count: 2, goods: 249_900, delivery: 990, total: 250_890 }} />
        </Stack>
      </LocaleProvider>
    </Grid>
  ),
};

/** One moment, 22:30 in London on 12 November, by the clocks of three shops. The server and every browser show the same day. */
export const TimeZones: Story = {
  ...docsOnly,
  render: () => (
    <Stack gap={2}>
      <LocaleProvider {...english} timeZone="Europe/London">
        <ReviewCard author="London" rating={5} date="2026-11-12T22:30:00Z" />
      </LocaleProvider>
      <LocaleProvider {...english} timeZone="Europe/Moscow">
        <ReviewCard author="Moscow" rating={5} date="2026-11-12T22:30:00Z" />
      </LocaleProvider>
      <LocaleProvider {...english} timeZone="America/New_York">
        <ReviewCard author="New York" rating={5} date="2026-11-12T22:30:00Z" />
      </LocaleProvider>
    </Stack>
  ),
};

function PickupDay({ date }: { date: string }) {
  const { language } = useLocale();
  const format = new Intl.DateTimeFormat(language, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    // A day without a time is midnight in UTC. A moment takes `timeZone` of `useLocale`.
    timeZone: 'UTC',
  });
  return <time dateTime={date}>{format.format(new Date(date))}</time>;
}

/** A component of your own, which formats a date by `useLocale` as the kit's components around it do. */
export const OwnComponent: Story = {
  ...docsOnly,
  render: () => (
    <Stack gap={2}>
      <PickupDay date="2026-11-14" />
      <LocaleProvider {...english}>
        <PickupDay date="2026-11-14" />
      </LocaleProvider>
    </Stack>
  ),
};

/** Without `language` and `currency`: Russian and roubles. `texts` replaces a single text of the kit with yours. */
export const OwnWords: Story = {
  ...docsOnly,
  args: { texts: { promoField: { label: 'Купон' } }, children: <PromoField /> },
};

/**
 * A provider inside another: the inner provider sets the currency, here of the second price. Language and texts stay those of the outer
 * provider.
 */
export const Inner: Story = {
  ...docsOnly,
  args: {
    ...english,
    children: (
      <Stack gap={2}>
        <Price price={124_950} memberPrice={110_000} />
        <LocaleProvider currency="USD">
          <Price price={135_500} memberPrice={119_000} />
        </LocaleProvider>
      </Stack>
    ),
  },
};

const shops = {
  ru: { label: 'Язык', locale: {}, amounts: { count: 2, goods: 2_499_000, delivery: 39_000, total: 2_538_000 } },
  en: { label: 'Language', locale: english, amounts: { count: 2, goods: 249_900, delivery: 990, total: 250_890 } },
};

/** The root of an application in two languages. There `lang` belongs on `<html>`, and the language comes from the address or a cookie. */
export const ControlledLanguage: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: function Root() {
    const [language, setLanguage] = useState<keyof typeof shops>('ru');
    const { label, locale, amounts } = shops[language];
    return (
      <div lang={language}>
        <LocaleProvider {...locale}>
          <Stack gap={6}>
            <RadioGroup
              label={label}
              direction="row"
              value={language}
              onValueChange={(value) => setLanguage(value === 'en' ? 'en' : 'ru')}
              options={[
                { value: 'ru', label: <span lang="ru">Русский</span> },
                { value: 'en', label: <span lang="en">English</span> },
              ]}
            />
            <OrderSummary amounts={amounts} />
          </Stack>
        </LocaleProvider>
      </div>
    );
  },
  play: async ({ canvasElement }) => {
    const shop = within(canvasElement);
    await expect(shop.getByText(/^25\s380\s₽$/)).toBeVisible();
    await userEvent.click(shop.getByRole('radio', { name: 'English' }));
    await expect(shop.getByText('€2,508.90')).toBeVisible();
    await expect(shop.getByRole('radio', { name: 'English' })).toHaveFocus();
  },
};

const twoItemsSummary = <OrderSummary amounts={{ count: 2, goods: 249_900, delivery: 990, total: 250_890 }} />;

export const OneLanguage: Story = {
  ...docsOnly,
  args: { ...english, children: twoItemsSummary },
};

export const MixedLanguages: Story = {
  ...docsOnly,
  args: { ...english, language: 'ru-RU', children: twoItemsSummary },
};

export const InCents: Story = {
  ...docsOnly,
  args: { ...english, children: <Price price={124_950} /> },
};

export const InEuros: Story = {
  ...docsOnly,
  args: { ...english, children: <Price price={1249.5} /> },
};
