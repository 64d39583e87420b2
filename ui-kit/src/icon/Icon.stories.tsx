import type { Meta, StoryObj } from '@storybook/react-vite';
import type { PropsWithChildren } from 'react';
import { docsOnly, undrawn } from '../internal/story-kinds.ts';
import { Stack } from '../stack/index.ts';
import { Text } from '../text/index.ts';
import { guide } from './Icon.guide.ts';
import { lucideNames } from './icon-names.ts';
import { Icon, type IconName } from './index.ts';

const meta = {
  title: 'Content/Icon',
  id: 'kit-icon',
  parameters: { guide },
  component: Icon,
  args: { name: 'heart' },
} satisfies Meta<typeof Icon>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Beside a text of 14 px an icon is 16 px. If the text wraps, the icon is in its first line. */
export const InALine: Story = {
  parameters: undrawn,
  args: { name: 'truck', size: 16 },
  render: (args) => (
    <Stack direction="row" wrap={false} align="start" gap={2} style={{ maxWidth: 280 }}>
      <Icon {...args} />
      <Text size={14}>Привезём завтра с&nbsp;10 до&nbsp;18, курьер позвонит за&nbsp;час</Text>
    </Stack>
  ),
};

/** 22 px, for an icon that stands alone. */
export const Heart: Story = {};

/** `filled`: chosen, as a heart or a star. */
export const Filled: Story = { args: { filled: true } };

const names = Object.keys(lucideNames).filter((name): name is IconName => name in lucideNames);

const Meaning = ({ name, children }: PropsWithChildren<{ name: IconName }>) => (
  <div style={{ display: 'flex', alignItems: 'center', gap: 'var(--meet-space-3)' }}>
    <dt>
      <Icon name={name} />
    </dt>
    <dd style={{ margin: 0 }}>
      {children}
      <br />
      <code>{name}</code>
    </dd>
  </div>
);

/** All icons of the kit's set, each with its name in the kit. */
export const All: Story = {
  tags: ['!autodocs'],
  render: (args) => (
    <ul style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(96px, 1fr))', gap: 'var(--meet-space-6)' }}>
      {names.map((name) => (
        <li
          key={name}
          style={{
            display: 'grid',
            justifyItems: 'center',
            gap: 'var(--meet-space-2)',
            font: '400 var(--meet-text-12) var(--meet-font-text)',
          }}
        >
          <Icon {...args} name={name} />
          {name}
        </li>
      ))}
    </ul>
  ),
};

/** The icons on most pages of the shop, each with its meaning there. */
export const Meanings: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => (
    <dl
      style={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fill, minmax(200px, 1fr))',
        gap: 'var(--meet-space-4)',
        font: '400 var(--meet-text-14) var(--meet-font-text)',
      }}
    >
      <Meaning name="search">Поиск</Meaning>
      <Meaning name="heart">Избранное</Meaning>
      <Meaning name="bag">Корзина</Meaning>
      <Meaning name="user">Личный кабинет, вход</Meaning>
      <Meaning name="menu">Меню на&nbsp;телефоне</Meaning>
      <Meaning name="filter">Фильтры списка</Meaning>
      <Meaning name="truck">Доставка</Meaning>
      <Meaning name="pin">Пункт выдачи, адрес</Meaning>
      <Meaning name="box">Заказ, посылка</Meaning>
      <Meaning name="ruler">Таблица размеров</Meaning>
      <Meaning name="star">Оценка</Meaning>
      <Meaning name="check">Подтверждено</Meaning>
      <Meaning name="success">Удалось</Meaning>
      <Meaning name="warning">Нужно внимание</Meaning>
      <Meaning name="alert">Ошибка</Meaning>
      <Meaning name="x">Закрыть, убрать</Meaning>
      <Meaning name="trash">Удалить насовсем</Meaning>
      <Meaning name="external">Откроется другой сайт</Meaning>
    </dl>
  ),
};

/** 16 px beside a text of 14 px and inside a control, 18 px beside a text of 16 px, 22 px alone. */
export const Sizes: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => (
    <Stack direction="row" gap={8} align="end">
      <Stack gap={2}>
        <Stack direction="row" gap={2}>
          <Icon name="truck" size={16} />
          <Text size={14}>Привезём завтра</Text>
        </Stack>
        <Text size={12} tone="muted">
          16&nbsp;px
        </Text>
      </Stack>
      <Stack gap={2}>
        <Stack direction="row" gap={2}>
          <Icon name="truck" size={18} />
          <Text>Привезём завтра</Text>
        </Stack>
        <Text size={12} tone="muted">
          18&nbsp;px
        </Text>
      </Stack>
      <Stack gap={2}>
        <Icon name="truck" size={22} />
        <Text size={12} tone="muted">
          22&nbsp;px
        </Text>
      </Stack>
    </Stack>
  ),
};

/** An icon takes the colour of the text around it, also on an inverted background. */
export const InColours: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => (
    <Stack gap={2} style={{ width: 'fit-content' }}>
      <Stack direction="row" gap={2}>
        <Icon name="truck" size={18} /> Привезём завтра
      </Stack>
      <Stack direction="row" gap={2} style={{ color: 'var(--meet-muted)' }}>
        <Icon name="truck" size={18} /> Привезём 24&nbsp;ноября
      </Stack>
      <Stack direction="row" gap={2} style={{ color: 'var(--meet-success)' }}>
        <Icon name="truck" size={18} /> Привезли
      </Stack>
      <Stack
        direction="row"
        gap={2}
        style={{ paddingInlineEnd: 'var(--meet-space-2)', color: 'var(--meet-page)', background: 'var(--meet-text)' }}
      >
        <Icon name="truck" size={18} /> Бесплатно от&nbsp;5&nbsp;000&nbsp;₽
      </Stack>
    </Stack>
  ),
};

export const BesideText: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => (
    <p style={{ display: 'flex', alignItems: 'center', gap: 'var(--meet-space-2)' }}>
      <Icon name="truck" size={18} /> Привезём завтра
    </p>
  ),
};

const services = [
  { name: 'truck', text: 'Привезём завтра' },
  { name: 'pin', text: 'Пункт выдачи на\u00a0Баумана' },
  { name: 'ruler', text: 'Таблица размеров' },
] as const;

export const IconsFirst: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => (
    <Stack as="ul" gap={2}>
      {services.map(({ name, text }) => (
        <Stack key={name} as="li" direction="row" gap={2}>
          <Icon name={name} size={18} />
          {text}
        </Stack>
      ))}
    </Stack>
  ),
};

export const IconsLast: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => (
    <Stack as="ul" gap={2}>
      {services.map(({ name, text }) => (
        <Stack key={name} as="li" direction="row" gap={2}>
          {text}
          <Icon name={name} size={18} />
        </Stack>
      ))}
    </Stack>
  ),
};

export const WithoutText: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { name: 'truck' },
};

/** An outlined icon stands for what can be chosen, a filled icon for what is chosen. */
export const ChosenOrNot: Story = {
  ...docsOnly,
  render: () => (
    <Stack as="ul" direction="row" gap={6}>
      {[
        { name: 'heart', filled: false, text: 'Не\u00a0в\u00a0избранном' },
        { name: 'heart', filled: true, text: 'В\u00a0избранном' },
        { name: 'star', filled: false, text: 'Поставить оценку' },
        { name: 'star', filled: true, text: 'Оценка поставлена' },
      ].map(({ name, filled, text }) => (
        <Stack key={text} as="li" direction="row" gap={2}>
          <Icon name={name as IconName} size={16} filled={filled} />
          <Text size={14}>{text}</Text>
        </Stack>
      ))}
    </Stack>
  ),
};

const IconLine = ({ name, text }: { name: IconName; text: string }) => (
  <Stack direction="row" gap={2}>
    <Icon name={name} size={18} />
    {text}
  </Stack>
);

export const OneMeaning: Story = {
  ...docsOnly,
  render: () => (
    <Stack gap={2}>
      <IconLine name="box" text="Заказ №&nbsp;1042" />
      <IconLine name="truck" text="Привезём завтра" />
    </Stack>
  ),
};

export const TwoMeanings: Story = {
  ...docsOnly,
  render: () => (
    <Stack gap={2}>
      <IconLine name="truck" text="Заказ №&nbsp;1042" />
      <IconLine name="truck" text="Привезём завтра" />
    </Stack>
  ),
};
