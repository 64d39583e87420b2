import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { en } from '../en/index.ts';
import { OrderSummary } from '../order-summary/index.ts';
import { Price } from '../price/index.ts';
import { PromoField } from '../promo-field/index.ts';
import { LocaleProvider } from './index.ts';
import { guide } from './LocaleProvider.guide.ts';

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

export const OneLanguage: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    language: 'en-IE',
    currency: 'EUR',
    texts: en,
    children: <OrderSummary amounts={{ count: 2, goods: 249_900, delivery: 990, total: 250_890 }} />,
  },
};

export const MixedLanguages: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    language: 'ru-RU',
    currency: 'EUR',
    texts: en,
    children: <OrderSummary amounts={{ count: 2, goods: 249_900, delivery: 990, total: 250_890 }} />,
  },
};
