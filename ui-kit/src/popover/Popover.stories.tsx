import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { docsOnly } from '../internal/story-kinds.ts';
import { Link } from '../link/index.ts';
import { Stack } from '../stack/index.ts';
import { Popover } from './index.ts';
import { guide } from './Popover.guide.ts';

const rules = [
  'Цена для\u00a0своих видна сразу после входа и\u00a0действует на\u00a0весь каталог, кроме товаров с\u00a0отметкой «Meet-price».',
  'Уровень считаем по\u00a0выкупленным заказам за\u00a0последние 12\u00a0месяцев. Возвращённое в\u00a0него не\u00a0входит.',
  'Кешбэк начисляем, когда прошёл срок возврата: на\u00a0пятнадцатый день после получения.',
  'Списываем сначала те\u00a0бонусы, что сгорят раньше. Один бонус — один рубль.',
  'Бонусами можно оплатить до\u00a030\u00a0% заказа: сколько именно, зависит от\u00a0уровня.',
  'Если вернуть часть заказа, бонусы за\u00a0неё вернутся на\u00a0счёт с\u00a0прежним сроком.',
  'Бонусы за\u00a0регистрацию живут 90\u00a0дней, остальные\u00a0— год. Накануне мы\u00a0напомним.',
  'Цена для\u00a0своих и\u00a0промокод складываются: промокод считается от\u00a0цены для\u00a0своих.',
];

const meta = {
  title: 'Overlays/Popover',
  id: 'kit-popover',
  parameters: { guide, docs: { story: { inline: false, height: '220px' } } },
  component: Popover,
  args: {
    trigger: <Button variant="text">Цена для своих</Button>,
    title: 'Для своих',
    children: (
      <p>
        Цена для тех, кто вошёл. Чем больше покупок, тем она ниже.{' '}
        <Link href="/loyalty" variant="underlined">
          О программе
        </Link>
      </p>
    ),
    onOpenChange: fn(),
  },
} satisfies Meta<typeof Popover>;

export default meta;
type Story = StoryObj<typeof meta>;

async function openPopover(canvasElement: HTMLElement, name = 'Для своих'): Promise<HTMLElement> {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Цена для своих' }));
  const popover = await screen.findByRole('dialog', { name });
  // The popover takes the focus once it is placed.
  await waitFor(() => expect(popover).toContainElement(document.activeElement as HTMLElement));
  return popover;
}

/** The usual popover: a title, two sentences and a link to more. */
export const WithTitle: Story = {
  play: async ({ args, canvasElement }) => {
    await openPopover(canvasElement);
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    await expect(within(canvasElement).getByRole('button', { name: 'Цена для своих' })).toHaveAttribute('aria-expanded', 'true');
  },
};

const amountStyle = { margin: 0, textAlign: 'end' } as const;

/** How a sum is made up, for those who want to know; the sum itself is on the page, beside the button. */
export const Breakdown: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    trigger: <Button variant="text">К&nbsp;оплате</Button>,
    title: 'К\u00a0оплате',
    children: (
      <dl style={{ display: 'grid', gridTemplateColumns: '1fr auto', gap: 'var(--meet-space-1) var(--meet-space-6)', margin: 0 }}>
        <dt>Товары</dt>
        <dd style={amountStyle}>21&nbsp;970&nbsp;₽</dd>
        <dt>Для&nbsp;своих</dt>
        <dd style={amountStyle}>−2&nbsp;160&nbsp;₽</dd>
        <dt>Курьер</dt>
        <dd style={amountStyle}>390&nbsp;₽</dd>
      </dl>
    ),
  },
  render: (args) => (
    <Stack direction="row" gap={3}>
      <Popover {...args} />
      20&nbsp;200&nbsp;₽
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await screen.findByRole('dialog', { name: /^К\sоплате/ });
  },
};

/** `side="right"` and `align="center"`: beside an icon in a column, whose other entries stay visible. */
export const OnTheSide: Story = {
  parameters: { chromatic: { disableSnapshot: true }, docs: { story: { height: '220px' } } },
  args: { trigger: <IconButton icon="info" label="О&nbsp;цене для своих" />, side: 'right', align: 'center' },
  decorators: [
    (Story) => (
      <div style={{ paddingBlock: 'var(--meet-space-10)' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button'));
    await screen.findByRole('dialog', { name: 'Для своих' });
  },
};

/** One sentence needs no title; `label` names the panel for screen readers. */
export const WithoutTitle: Story = {
  args: { title: undefined, label: 'О цене', children: <p>11&nbsp;240&nbsp;₽ после входа. Бонусы начислим с&nbsp;этой суммы.</p> },
  play: async ({ canvasElement }) => {
    await openPopover(canvasElement, 'О цене');
  },
};

/** Escape and the close button close the popover and return the focus. */
export const Keyboard: Story = {
  play: async ({ canvasElement }) => {
    const trigger = within(canvasElement).getByRole('button', { name: 'Цена для своих' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    const popover = await screen.findByRole('dialog', { name: 'Для своих' });
    await waitFor(() => expect(popover).toContainElement(document.activeElement as HTMLElement));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await userEvent.click(await screen.findByRole('button', { name: 'Закрыть' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** The page opens and closes the popover, here by a button inside. */
export const Controlled: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: function OwnPrice() {
    const [open, setOpen] = useState(false);
    return (
      <Popover trigger={<Button variant="text">Цена для своих</Button>} title="Для&nbsp;своих" open={open} onOpenChange={setOpen}>
        <p>Цена для тех, кто вошёл. Чем больше покупок, тем она ниже.</p>
        <Button variant="line" size="small" style={{ marginTop: 'var(--meet-space-3)' }} onClick={() => setOpen(false)}>
          Понятно
        </Button>
      </Popover>
    );
  },
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'Цена для своих' }));
    await screen.findByRole('button', { name: 'Понятно' });
  },
};

/** A press outside closes the popover and still reaches its target. */
export const PressElsewhere: Story = {
  render: (args) => (
    <>
      <Popover {...args} />
      <p style={{ marginTop: 'var(--meet-space-4)' }}>Кроссовки Slope 2</p>
    </>
  ),
  play: async ({ canvasElement }) => {
    await openPopover(canvasElement);
    await userEvent.click(within(canvasElement).getByText('Кроссовки Slope 2'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** If a long text cannot be avoided, it scrolls inside the popover. */
export const LongText: Story = {
  parameters: { docs: { story: { height: '280px' } } },
  args: {
    children: (
      <div style={{ display: 'grid', gap: 'var(--meet-space-3)' }}>
        {rules.map((rule) => (
          <p key={rule}>{rule}</p>
        ))}
      </div>
    ),
  },
  play: async ({ canvasElement }) => {
    await openPopover(canvasElement);
  },
};

/** At the right edge of the screen the popover aligns to the end of its trigger. */
export const AlignedToEnd: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { align: 'end' },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', justifyContent: 'end' }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvasElement }) => {
    await openPopover(canvasElement);
  },
};

const comparisonFigure = { ...docsOnly, parameters: { ...docsOnly.parameters, docs: { story: { height: '260px' } } } };

const pressTrigger: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button'));
};

const fittingPopover = { trigger: <Button variant="text">Примерка до&nbsp;оплаты</Button>, title: 'Примерка до\u00a0оплаты' };

export const Explains: Story = {
  ...comparisonFigure,
  args: { ...fittingPopover, children: <p>Курьер подождёт 15&nbsp;минут. Что не&nbsp;подошло, он&nbsp;заберёт: это бесплатно.</p> },
  play: pressTrigger,
};

export const Decides: Story = {
  ...comparisonFigure,
  args: {
    ...fittingPopover,
    children: (
      <Stack gap={3}>
        <p>Привезти заказ с&nbsp;примеркой?</p>
        <Stack direction="row" gap={3}>
          <Button size="small">Да</Button>
          <Button size="small" variant="line">
            Нет
          </Button>
        </Stack>
      </Stack>
    ),
  },
  play: pressTrigger,
};

export const TwoSentences: Story = { ...comparisonFigure, play: pressTrigger };

export const WholeRules: Story = {
  ...comparisonFigure,
  args: { children: rules.map((rule) => <p key={rule}>{rule}</p>) },
  play: pressTrigger,
};
