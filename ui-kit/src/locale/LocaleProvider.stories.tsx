import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { en } from '../en/index.ts';
import { OrderSummary } from '../order-summary/index.ts';
import { Price } from '../price/index.ts';
import { PromoField } from '../promo-field/index.ts';
import { RadioGroup } from '../radio-group/index.ts';
import { LocaleProvider, type LocaleProviderProps } from './index.ts';
import { guide } from './LocaleProvider.guide.ts';

const english = { language: 'en-IE', currency: 'EUR', texts: en };

const meta = {
  title: 'Layout/LocaleProvider',
  id: 'kit-localeprovider',
  parameters: { guide },
  component: LocaleProvider,
  args: {
    children: (
      <>
        <Price price={124_950} oldPrice={150_000} memberPrice={110_000} />
        <PromoField />
        <OrderSummary amounts={{ count: 2, goods: 249_900, discount: 25_050, delivery: 990, total: 225_840 }} />
      </>
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

const docsOnly = { tags: ['!autodocs'], parameters: { chromatic: { disableSnapshot: true } } };

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

function Shop({ children }: Pick<LocaleProviderProps, 'children'>) {
  const [language, setLanguage] = useState('ru');
  return (
    <>
      <RadioGroup
        label="Language"
        direction="row"
        value={language}
        onValueChange={setLanguage}
        options={[
          { value: 'ru', label: 'Русский' },
          { value: 'en', label: 'English' },
        ]}
      />
      <LocaleProvider {...(language === 'en' ? english : {})}>{children}</LocaleProvider>
    </>
  );
}

/** The reader chooses: everything inside follows at once. Set `lang` of the document to the same language. */
export const ControlledLanguage: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => (
    <Shop>
      <OrderSummary amounts={{ count: 2, goods: 249_900, discount: 25_050, delivery: 990, total: 225_840 }} />
    </Shop>
  ),
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
