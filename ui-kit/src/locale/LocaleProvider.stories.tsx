import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { en } from '../en/index.ts';
import { docsOnly } from '../internal/story-kinds.ts';
import { OrderSummary } from '../order-summary/index.ts';
import { Price } from '../price/index.ts';
import { PromoField } from '../promo-field/index.ts';
import { RadioGroup } from '../radio-group/index.ts';
import { ReviewCard } from '../review-card/index.ts';
import { Stack } from '../stack/index.ts';
import { LocaleProvider, useLocale } from './index.ts';
import { guide } from './LocaleProvider.guide.ts';

const english = { language: 'en-IE', currency: 'EUR', timeZone: 'Europe/Dublin', texts: en };

const meta = {
  title: 'Layout/LocaleProvider',
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

/** `en` comes from `@meet/ui-kit/en`, and own texts replace single ones. Cents are shown where there are any. */
export const EnglishAndEuros: Story = {
  args: { language: 'en-IE', currency: 'EUR', texts: { ...en, promoField: { ...en.promoField, label: 'Voucher' } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText(/€1,249\.50/)).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Voucher' })).toBeVisible();
  },
};

const columns = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(260px, 100%), 1fr))',
  gap: 'var(--meet-space-8)',
} as const;

/** The same parts twice: without a provider, which means Russian, roubles and Moscow time, and inside one. */
export const BesideTheDefault: Story = {
  ...docsOnly,
  render: () => {
    const parts = (
      <div style={{ display: 'grid', gap: 'var(--meet-space-6)' }}>
        <ReviewCard author="Nora" rating={5} date="2026-11-12" />
        <OrderSummary amounts={{ count: 2, goods: 249_900, delivery: 990, total: 250_890 }} />
      </div>
    );
    return (
      <div style={columns}>
        <div lang="ru">{parts}</div>
        <div lang="en">
          <LocaleProvider {...english}>{parts}</LocaleProvider>
        </div>
      </div>
    );
  },
};

/** One moment, 22:30 in London on 12 November, by the clocks of three shops. The server and every browser show the same day. */
export const TimeZones: Story = {
  ...docsOnly,
  render: () => (
    <div style={columns}>
      {['Europe/London', 'Europe/Moscow', 'America/New_York'].map((timeZone) => (
        <LocaleProvider key={timeZone} {...english} timeZone={timeZone}>
          <ReviewCard author={timeZone} rating={5} date="2026-11-12T22:30:00Z" />
        </LocaleProvider>
      ))}
    </div>
  ),
};

function PickupDay({ date }: { date: string }) {
  const { language, timeZone } = useLocale();
  const format = new Intl.DateTimeFormat(language, { weekday: 'long', day: 'numeric', month: 'long', timeZone });
  return <time dateTime={date}>{format.format(new Date(date))}</time>;
}

/** A component of your own reads `useLocale`, and so formats as those of the kit around it. */
export const OwnComponent: Story = {
  ...docsOnly,
  render: () => (
    <div style={columns}>
      <PickupDay date="2026-11-14" />
      <LocaleProvider {...english}>
        <PickupDay date="2026-11-14" />
      </LocaleProvider>
    </div>
  ),
};

/** Without `language` and `currency`: Russian and roubles. `texts` replaces a single text of the kit by one of yours. */
export const OwnWords: Story = {
  ...docsOnly,
  args: { texts: { promoField: { label: 'Купон' } } },
};

/** A provider inside another one: it sets the currency, and language and texts stay those of the one outside. */
export const Inner: Story = {
  ...docsOnly,
  args: {
    language: 'en-IE',
    currency: 'EUR',
    texts: en,
    children: (
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--meet-space-8)' }}>
        <Price price={124_950} memberPrice={110_000} />
        <LocaleProvider currency="USD">
          <Price price={135_500} memberPrice={119_000} />
        </LocaleProvider>
      </div>
    ),
  },
};

const locales = { ru: {}, en: english };

/** The root of an application in two languages. There `lang` belongs on `<html>`, and the language comes from the address or a cookie. */
export const ControlledLanguage: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: function Root() {
    const [language, setLanguage] = useState<keyof typeof locales>('ru');
    return (
      <div lang={language}>
        <LocaleProvider {...locales[language]}>
          <Stack gap={6}>
            <RadioGroup
              label="Language"
              direction="row"
              value={language}
              onValueChange={(value) => setLanguage(value === 'en' ? 'en' : 'ru')}
              options={[
                { value: 'ru', label: 'Русский' },
                { value: 'en', label: 'English' },
              ]}
            />
            <OrderSummary amounts={{ count: 2, goods: 249_900, discount: 25_050, delivery: 990, total: 225_840 }} />
          </Stack>
        </LocaleProvider>
      </div>
    );
  },
  play: async ({ canvasElement }) => {
    const shop = within(canvasElement);
    await expect(shop.getByText(/^2\s258,40\s₽$/)).toBeVisible();
    await userEvent.click(shop.getByRole('radio', { name: 'English' }));
    await expect(shop.getByText('€2,258.40')).toBeVisible();
  },
};

const twoItems = <OrderSummary amounts={{ count: 2, goods: 249_900, delivery: 990, total: 250_890 }} />;

export const OneLanguage: Story = {
  ...docsOnly,
  args: { ...english, children: twoItems },
};

export const MixedLanguages: Story = {
  ...docsOnly,
  args: { language: 'ru-RU', currency: 'EUR', texts: en, children: twoItems },
};

export const InCents: Story = {
  ...docsOnly,
  args: { ...english, children: <Price price={124_950} /> },
};

export const InEuros: Story = {
  ...docsOnly,
  args: { ...english, children: <Price price={1249.5} /> },
};
