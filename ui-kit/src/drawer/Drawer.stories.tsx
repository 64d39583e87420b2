import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useRef, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { Checkbox } from '../checkbox/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { docsOnly } from '../internal/story-kinds.ts';
import { Link } from '../link/index.ts';
import { Picture } from '../picture/index.ts';
import { RadioGroup } from '../radio-group/index.ts';
import { SizePicker } from '../size-picker/index.ts';
import { TextField } from '../text-field/index.ts';
import { guide } from './Drawer.guide.ts';
import { Drawer, type DrawerProps } from './index.ts';

const lines = [
  { imageKey: 'slope-white', name: 'Кроссовки Slope 2', text: 'Размер 41 · 12 490 ₽' },
  { imageKey: 'jacket-olive', name: 'Куртка «Парус»', text: 'Размер M · 18 900 ₽' },
  { imageKey: 'bag-tan', name: 'Сумка «Полдень»', text: '9 490 ₽' },
];

const Cart = () => (
  <ul style={{ display: 'grid', gap: 'var(--meet-space-4)' }}>
    {lines.map(({ imageKey, name, text }) => (
      <li key={name} style={{ display: 'flex', gap: 'var(--meet-space-4)' }}>
        <div style={{ width: 80, flex: 'none' }}>
          <Picture imageKey={imageKey} alt="" sizes="80px" />
        </div>
        <p>
          <Link href={`/products/${imageKey}`} variant="quiet">
            {name}
          </Link>
          <br />
          {text}
        </p>
      </li>
    ))}
  </ul>
);

const sections = { new: 'Новинки', sneakers: 'Кроссовки', shoes: 'Обувь', clothes: 'Одежда', bags: 'Сумки', accessories: 'Аксессуары' };

const Sections = () => (
  <nav aria-label="Каталог" style={{ font: '500 var(--meet-text-28) var(--meet-font-text)' }}>
    {Object.entries(sections).map(([slug, name]) => (
      <Link key={slug} href={`/catalog/${slug}`} style={{ display: 'block', paddingBlock: 'var(--meet-space-2)' }}>
        {name}
      </Link>
    ))}
  </nav>
);

const Sexes = () => (
  <>
    <Checkbox name="sex" label="Женщинам" count={128} />
    <Checkbox name="sex" label="Мужчинам" count={211} />
    <Checkbox name="sex" label="Унисекс" count={64} />
  </>
);

const AddressFields = () => (
  <div style={{ display: 'grid', gap: 'var(--meet-space-4)' }}>
    {['Город', 'Улица', 'Дом', 'Квартира', 'Индекс'].map((label) => (
      <TextField key={label} label={label} />
    ))}
  </div>
);

const sizes = ['36', '37', '38', '39', '40', '41', '42', '43', '44', '45'].map((name) => ({ value: name, name, soldOut: name === '39' }));

const saleTerms = [
  'Заказ считается принятым, когда покупатель получил письмо с\u00a0его номером и\u00a0составом.',
  'Цена вещи в\u00a0принятом заказе не\u00a0меняется, даже если на\u00a0сайте она стала другой.',
  'Если вещь закончилась, пока заказ собирали, деньги за\u00a0неё возвращаются в\u00a0тот\u00a0же день.',
  'Товар под\u00a0заказ выкупается у\u00a0поставщика после оплаты; до\u00a0выкупа заказ можно отменить без\u00a0причины.',
  'Срок доставки назван датой на\u00a0странице товара и\u00a0повторён в\u00a0письме.',
  'В\u00a0пункте выдачи и\u00a0у\u00a0курьера вещи можно примерить до\u00a0оплаты.',
  'За\u00a0непринятое покупатель не\u00a0платит; доставка оплачивается, если она была платной.',
  'Вернуть вещь можно за\u00a014\u00a0дней, если целы бирки и\u00a0нет следов носки.',
  'Обувь для примерки надевают на\u00a0чистом полу: след на\u00a0подошве\u00a0— это носка.',
  'Деньги возвращаются тем\u00a0же способом, каким заказ был оплачен, не\u00a0позже десяти дней.',
  'Брак меняют или принимают назад в\u00a0течение гарантийного срока, указанного на\u00a0бирке.',
  'Бонусы, списанные в\u00a0счёт возвращённой вещи, возвращаются вместе с\u00a0деньгами.',
];

const meta = {
  title: 'Overlays/Drawer',
  id: 'kit-drawer',
  parameters: { guide, docs: { story: { inline: false, height: '560px' } } },
  component: Drawer,
  args: {
    title: 'Корзина',
    trigger: <Button variant="line">Открыть</Button>,
    children: <Cart />,
  },
} satisfies Meta<typeof Drawer>;

export default meta;
type Story = StoryObj<typeof meta>;

async function openDrawer(canvasElement: HTMLElement, name = 'Корзина'): Promise<HTMLElement> {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Открыть' }));
  return screen.findByRole('dialog', { name });
}

/** `side="right"`, the default, 480 px wide, for what belongs to the page behind: the cart, filters. */
export const Right: Story = {
  args: {
    footer: (
      <Button size="large" wide>
        Оформить заказ
      </Button>
    ),
  },
  play: async ({ canvasElement }) => {
    const drawer = await openDrawer(canvasElement);
    await waitFor(() => expect(drawer).toContainElement(canvasElement.ownerDocument.activeElement as HTMLElement));
    await expect(within(drawer).getByRole('button', { name: 'Закрыть' })).toBeVisible();
  },
};

/** `side="left"`, 360 px wide, for the menu of the shop. A strip of the page stays visible. */
export const Left: Story = {
  args: {
    side: 'left',
    title: 'Меню',
    children: <Sections />,
    footer: <Link href="/city">Город доставки: Казань</Link>,
  },
  play: async ({ canvasElement }) => {
    await openDrawer(canvasElement, 'Меню');
  },
};

/** `side="bottom"`, at most 720 px wide, for one choice on a phone, near the thumb. */
export const Bottom: Story = {
  args: { side: 'bottom', title: 'Размер', children: <SizePicker name="size" label="Кроссовки Slope&nbsp;2" sizes={sizes} /> },
  play: async ({ canvasElement }) => {
    await openDrawer(canvasElement, 'Размер');
  },
};

/**
 * Fields whose values are no great loss when a swipe closes the drawer, such as filters. Where the on-screen keyboard opens, the footer
 * stays above it.
 */
export const FilterFields: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    side: 'bottom',
    title: 'Цена',
    children: (
      <div style={{ display: 'grid', gap: 'var(--meet-space-4)' }}>
        <TextField label="От,&nbsp;₽" name="from" inputMode="numeric" defaultValue="5000" />
        <TextField label="До,&nbsp;₽" name="to" inputMode="numeric" defaultValue="15000" />
      </div>
    ),
    footer: <Button wide>Показать 128 товаров</Button>,
  },
  play: async ({ canvasElement }) => {
    await openDrawer(canvasElement, 'Цена');
  },
};

/** The on-screen keyboard covers neither the fields nor the button. */
export const WithForm: Story = {
  tags: ['!autodocs'],
  args: {
    side: 'bottom',
    title: 'Адрес доставки',
    children: <AddressFields />,
    footer: <Button wide>Сохранить</Button>,
  },
  play: async ({ canvasElement }) => {
    const drawer = await openDrawer(canvasElement, 'Адрес доставки');
    await userEvent.type(within(drawer).getByLabelText('Город'), 'Казань');
    await expect(within(drawer).getByLabelText('Город')).toHaveValue('Казань');
  },
};

/**
 * Only the content between title and footer scrolls. Dragging the content moves the drawer only when the content is scrolled to its start.
 */
export const LongRules: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    side: 'bottom',
    title: 'Доставка и\u00a0возврат',
    children: saleTerms.map((clause) => (
      <p key={clause} style={{ marginBottom: 'var(--meet-space-3)' }}>
        {clause}
      </p>
    )),
    footer: <Link href="/help/delivery">Открыть отдельной страницей</Link>,
  },
  play: async ({ canvasElement }) => {
    await openDrawer(canvasElement, 'Доставка и\u00a0возврат');
  },
};

/** A long title wraps and the content scrolls. */
export const LongContent: Story = {
  tags: ['!autodocs'],
  args: {
    side: 'bottom',
    title: 'Публичная оферта, часть первая: общие положения и порядок оформления заказа',
    children: saleTerms.map((clause, index) => (
      <p key={clause} style={{ marginBottom: 'var(--meet-space-3)' }}>
        1.{index + 1}. {clause}
      </p>
    )),
    footer: <Button wide>Согласен</Button>,
  },
  play: async ({ canvasElement }) => {
    await openDrawer(canvasElement, 'Публичная оферта, часть первая: общие положения и порядок оформления заказа');
  },
};

/** Filters with the sizes one level deeper. With each level the focus moves to the drawer, so that the new title is announced. */
function TwoLevels(args: DrawerProps) {
  const drawer = useRef<HTMLDivElement>(null);
  const [level, setLevel] = useState<'filters' | 'size'>('filters');
  const [size, setSize] = useState('');
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new level is what moves the focus
  useEffect(() => drawer.current?.focus(), [level]);
  return (
    <Drawer
      {...args}
      ref={drawer}
      title={level === 'size' ? 'Размер' : 'Фильтры'}
      before={level === 'size' && <IconButton icon="left" label="Назад к&nbsp;фильтрам" onClick={() => setLevel('filters')} />}
    >
      {level === 'size' ? (
        <SizePicker label="Обувь" sizes={sizes} value={size} onValueChange={setSize} />
      ) : (
        <Button variant="line" wide onClick={() => setLevel('size')}>
          {size ? `Размер: ${size}` : 'Размер'}
        </Button>
      )}
    </Drawer>
  );
}

/** A second level in the same drawer: a control before the title leads back, instead of a drawer over a drawer. */
export const WithBack: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { title: 'Фильтры', footer: <Button wide>Показать 128&nbsp;товаров</Button>, children: undefined },
  render: (args) => <TwoLevels {...args} />,
  play: async ({ canvasElement }) => {
    const drawer = within(await openDrawer(canvasElement, 'Фильтры'));
    await userEvent.click(drawer.getByRole('button', { name: 'Размер' }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Размер' })).toHaveFocus());
    await userEvent.click(drawer.getByRole('radio', { name: '41' }));
    await userEvent.click(drawer.getByRole('button', { name: /^Назад/ }));
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Фильтры' })).toHaveFocus());
    await userEvent.click(drawer.getByRole('button', { name: 'Размер: 41' }));
    await expect(drawer.getByRole('radio', { name: '41' })).toBeChecked();
  },
};

/** The focus stays inside while the drawer is open and returns to the trigger. */
export const Keyboard: Story = {
  args: { onOpenChange: fn() },
  play: async ({ args, canvasElement }) => {
    const drawer = await openDrawer(canvasElement);
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    await waitFor(() => expect(drawer).toHaveFocus());
    for (let step = 0; step < 8; step += 1) {
      await userEvent.tab();
      await waitFor(() => expect(drawer).toContainElement(canvasElement.ownerDocument.activeElement as HTMLElement));
    }
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(within(canvasElement).getByRole('button', { name: 'Открыть' })).toHaveFocus());
  },
};

/** While the drawer is open, the page behind is inert for screen readers. */
export const RestIsInert: Story = {
  args: { title: 'Фильтры', children: <Sexes /> },
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--meet-space-4)' }}>
      <Button variant="text">Сортировка</Button>
      <Drawer {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await openDrawer(canvasElement, 'Фильтры');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Сортировка' })).toBeNull());
  },
};

function SearchDrawer(args: DrawerProps) {
  const field = useRef<HTMLInputElement>(null);
  return (
    <Drawer {...args} initialFocus={field}>
      <TextField ref={field} label="Что ищете?" name="query" />
    </Drawer>
  );
}

/**
 * `side="top"`, as in the search: over the full width, in place of the header. The title is for screen readers only. `initialFocus` puts
 * the focus into the field, so that the shopper can type at once.
 */
export const Top: Story = {
  args: { side: 'top', title: 'Поиск товаров', children: undefined },
  render: (args) => <SearchDrawer {...args} />,
  play: async ({ canvasElement }) => {
    const drawer = await openDrawer(canvasElement, 'Поиск товаров');
    await waitFor(() => expect(drawer.getBoundingClientRect().top).toBe(0));
    await expect(drawer.getBoundingClientRect().width).toBe(document.documentElement.clientWidth);
    await waitFor(() => expect(within(drawer).getByRole('textbox', { name: 'Что ищете?' })).toHaveFocus());
  },
};

/** Closes by its close button and by a press on the scrim. */
export const Closing: Story = {
  args: { onOpenChange: fn() },
  play: async ({ args, canvasElement }) => {
    await openDrawer(canvasElement);
    await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const drawer = await openDrawer(canvasElement);
    const surroundingArea = drawer.parentElement;
    if (surroundingArea) await userEvent.click(surroundingArea);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

/** The page opens the drawer, without a trigger, and the button in the footer closes it. */
export const Controlled: Story = {
  args: { side: 'left', title: 'Фильтры', trigger: undefined, children: <Sexes /> },
  render: function ControlledDrawer(args) {
    const [open, setOpen] = useState(false);
    const footer = (
      <Button wide onClick={() => setOpen(false)}>
        Показать 403&nbsp;товара
      </Button>
    );
    return (
      <>
        <Button variant="line" onClick={() => setOpen(true)}>
          Открыть
        </Button>
        <Drawer {...args} open={open} onOpenChange={setOpen} footer={footer} />
      </>
    );
  },
  play: async ({ canvasElement }) => {
    await openDrawer(canvasElement, 'Фильтры');
    await userEvent.click(screen.getByRole('button', { name: /^Показать 403/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(within(canvasElement).getByRole('button', { name: 'Открыть' })).toHaveFocus());
    await openDrawer(canvasElement, 'Фильтры');
  },
};

/** Everything that a drawer can have. */
export const AllParts: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    defaultOpen: true,
    trigger: undefined,
    side: 'bottom',
    title: 'Размер',
    before: <IconButton icon="left" label="Назад к&nbsp;фильтрам" />,
    children: <SizePicker name="size" label="Обувь" sizes={sizes} />,
    footer: <Button wide>Показать 128&nbsp;товаров</Button>,
  },
};

/** A figure of a comparison in the guide, in a frame, because the drawer is open. */
const comparisonFigure = { ...docsOnly, parameters: { ...docsOnly.parameters, docs: { story: { height: '400px' } } } };

export const OneChoice: Story = {
  ...comparisonFigure,
  args: {
    defaultOpen: true,
    trigger: undefined,
    side: 'bottom',
    title: 'Сортировка',
    children: (
      <RadioGroup
        label="Сортировка"
        hideLabel
        name="sort"
        defaultValue="popular"
        options={[
          { value: 'popular', label: 'Популярные' },
          { value: 'new', label: 'Новинки' },
          { value: 'cheap', label: 'Сначала дешевле' },
        ]}
      />
    ),
    footer: <Button wide>Показать 403&nbsp;товара</Button>,
  },
};

export const YesOrNo: Story = {
  ...comparisonFigure,
  args: {
    defaultOpen: true,
    trigger: undefined,
    side: 'bottom',
    title: 'Удалить адрес?',
    children: <p>Вернуть его будет нельзя.</p>,
    footer: <Button wide>Удалить</Button>,
  },
};

const priceDrawer = {
  defaultOpen: true,
  trigger: undefined,
  side: 'bottom',
  title: 'Цена',
  children: (
    <div style={{ display: 'grid', gap: 'var(--meet-space-4)' }}>
      <TextField label="От,&nbsp;₽" name="from" inputMode="numeric" defaultValue="5000" />
      <TextField label="До,&nbsp;₽" name="to" inputMode="numeric" defaultValue="15000" />
    </div>
  ),
} as const;

export const FooterCount: Story = {
  ...comparisonFigure,
  args: { ...priceDrawer, footer: <Button wide>Показать 128&nbsp;товаров</Button> },
};

export const FooterDone: Story = { ...comparisonFigure, args: { ...priceDrawer, footer: <Button wide>Готово</Button> } };
