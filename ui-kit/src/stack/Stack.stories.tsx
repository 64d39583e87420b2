import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Badge } from '../badge/index.ts';
import { Button, LinkButton } from '../button/index.ts';
import { Heading } from '../heading/index.ts';
import { Icon } from '../icon/index.ts';
import { docsOnly } from '../internal/story-kinds.ts';
import { Text } from '../text/index.ts';
import { TextField } from '../text-field/index.ts';
import { Stack } from './index.ts';
import { guide } from './Stack.guide.ts';

const meta = {
  title: 'Layout/Stack',
  id: 'kit-stack',
  parameters: { guide },
  component: Stack,
  argTypes: { style: { table: { disable: true } } },
} satisfies Meta<typeof Stack>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A form, with the same space between all its fields. */
export const Column: Story = {
  args: {
    gap: 5,
    children: (
      <>
        <Heading level={2} size="small">
          Получатель
        </Heading>
        <TextField label="Имя" name="name" autoComplete="name" />
        <TextField label="Email" name="email" type="email" autoComplete="email" />
        <Button type="submit">Сохранить</Button>
      </>
    ),
  },
  render: (args) => (
    <form action="/account/recipient" method="post" style={{ maxWidth: 360 }}>
      <Stack {...args} />
    </form>
  ),
  play: async ({ canvasElement }) => {
    const [name, email] = within(canvasElement).getAllByRole('textbox');
    const bottom = name?.getBoundingClientRect().bottom ?? 0;
    await expect(email?.closest('div')?.parentElement?.getBoundingClientRect().top).toBeGreaterThanOrEqual(bottom);
  },
};

/** `gap`: 1 or 2 inside a part, 4 or 5 between fields and cards, 8 or 10 between the parts of a page. */
export const Gaps: Story = {
  ...docsOnly,
  args: {
    direction: 'row',
    gap: 8,
    align: 'start',
    children: (
      <>
        <Stack gap={1}>
          <Badge outlined>gap 1</Badge>
          <Badge outlined>4&nbsp;px</Badge>
        </Stack>
        <Stack gap={2}>
          <Badge outlined>gap 2</Badge>
          <Badge outlined>8&nbsp;px</Badge>
        </Stack>
        <Stack gap={4}>
          <Badge outlined>gap 4</Badge>
          <Badge outlined>16&nbsp;px</Badge>
        </Stack>
        <Stack gap={5}>
          <Badge outlined>gap 5</Badge>
          <Badge outlined>20&nbsp;px</Badge>
        </Stack>
        <Stack gap={8}>
          <Badge outlined>gap 8</Badge>
          <Badge outlined>32&nbsp;px</Badge>
        </Stack>
        <Stack gap={10}>
          <Badge outlined>gap 10</Badge>
          <Badge outlined>40&nbsp;px</Badge>
        </Stack>
      </>
    ),
  },
};

/** Actions side by side, the main one first. At 320 px they continue in the next line. */
export const Row: Story = {
  args: {
    direction: 'row',
    gap: 3,
    children: (
      <>
        <Button type="submit">Сохранить</Button>
        <LinkButton variant="line" href="/account/addresses/new">
          Добавить ещё адрес
        </LinkButton>
        <LinkButton variant="text" href="/account/addresses">
          Отменить
        </LinkButton>
      </>
    ),
  },
};

/** A heading with its action at the other end of the line, `align="baseline"`, so that the letters of both stand on one line. */
export const Between: Story = {
  args: {
    direction: 'row',
    justify: 'between',
    align: 'baseline',
    children: (
      <>
        <Heading level={2} size="small">
          Адреса
        </Heading>
        <LinkButton variant="text" href="/account/addresses/new">
          Добавить
        </LinkButton>
      </>
    ),
  },
};

/** `justify` of a row: `start`, `center` and `end` move the children, `between` puts the free space between them. */
export const Justified: Story = {
  ...docsOnly,
  render: () => (
    <Stack gap={4}>
      <Stack direction="row" gap={2}>
        <Badge outlined>start</Badge>
        <Badge outlined>Заказы</Badge>
      </Stack>
      <Stack direction="row" gap={2} justify="center">
        <Badge outlined>center</Badge>
        <Badge outlined>Заказы</Badge>
      </Stack>
      <Stack direction="row" gap={2} justify="end">
        <Badge outlined>end</Badge>
        <Badge outlined>Заказы</Badge>
      </Stack>
      <Stack direction="row" justify="between">
        <Badge outlined>between</Badge>
        <Badge outlined>Заказы</Badge>
      </Stack>
    </Stack>
  ),
};

/** `align` of a row. From top to bottom: `start`, `center`, which is the default, `end`, `baseline` and `stretch`. */
export const AlignedRows: Story = {
  ...docsOnly,
  render: () => (
    <Stack gap={2}>
      <Stack direction="row" gap={2} align="start">
        <Heading level={2}>Заказы</Heading>
        <Badge outlined>start</Badge>
      </Stack>
      <Stack direction="row" gap={2}>
        <Heading level={2}>Заказы</Heading>
        <Badge outlined>center</Badge>
      </Stack>
      <Stack direction="row" gap={2} align="end">
        <Heading level={2}>Заказы</Heading>
        <Badge outlined>end</Badge>
      </Stack>
      <Stack direction="row" gap={2} align="baseline">
        <Heading level={2}>Заказы</Heading>
        <Badge outlined>baseline</Badge>
      </Stack>
      <Stack direction="row" gap={2} align="stretch">
        <Heading level={2}>Заказы</Heading>
        <Badge outlined>stretch</Badge>
      </Stack>
    </Stack>
  ),
};

/** `align="start"`: children keep their own width. Without it a button is as wide as the column. */
export const AlignedToStart: Story = {
  ...docsOnly,
  args: {
    align: 'start',
    children: (
      <>
        <Heading level={2} size="small">
          Адресов пока нет
        </Heading>
        <Text>Добавьте адрес, чтобы не&nbsp;вводить его каждый раз.</Text>
        <LinkButton href="/account/addresses/new">Добавить адрес</LinkButton>
      </>
    ),
  },
};

/** `wrap={false}`, for two short children: both stay in one line, and the longer one shrinks. */
export const OneLine: Story = {
  ...docsOnly,
  args: {
    direction: 'row',
    wrap: false,
    align: 'start',
    gap: 2,
    style: { maxWidth: 240 },
    children: (
      <>
        <Icon name="info" size={18} />
        <Text size={14}>Курьер позвонит за&nbsp;час до&nbsp;приезда</Text>
      </>
    ),
  },
};

/** A word that is longer than the column, such as an address, breaks in it and does not widen the page. */
export const LongText: Story = {
  args: {
    as: 'ul',
    gap: 2,
    style: { maxWidth: 200 },
    children: (
      <>
        <li>
          <Text>anna.smirnova.preobrazhenskaya@example.com</Text>
        </li>
        <li>
          <Text>Казань</Text>
        </li>
      </>
    ),
  },
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list');
    await expect(list.scrollWidth).toBeLessThanOrEqual(200);
  },
};

export const OneGap: Story = {
  ...docsOnly,
  args: {
    as: 'ul',
    gap: 4,
    children: ['Адреса', 'Заказы', 'Бонусы'].map((name) => (
      <li key={name} style={{ padding: 'var(--meet-space-3)', background: 'var(--meet-tile)' }}>
        <Text>{name}</Text>
      </li>
    )),
  },
};

/** The space between the first two children is drawn as a darker strip. */
export const Gap: Story = {
  ...docsOnly,
  args: {
    as: 'ul',
    gap: 4,
    style: { position: 'relative', width: 280 },
    children: ['Адреса', 'Заказы', 'Бонусы'].map((name, index) => (
      <li key={name} style={{ position: 'relative', padding: 'var(--meet-space-3)', background: 'var(--meet-tile)' }}>
        <Text>{name}</Text>
        {index === 0 && (
          <div data-gap="" style={{ position: 'absolute', insetInline: 0, top: '100%', height: 16, background: 'var(--meet-control)' }} />
        )}
      </li>
    )),
  },
};

export const OwnMargins: Story = {
  ...docsOnly,
  args: {
    as: 'ul',
    gap: 0,
    children: ['Адреса', 'Заказы', 'Бонусы'].map((name, index) => (
      <li key={name} style={{ padding: 'var(--meet-space-3)', marginTop: index * 14, background: 'var(--meet-tile)' }}>
        <Text>{name}</Text>
      </li>
    )),
  },
};

const orderFacts = [
  { title: 'Получатель', lines: ['Анна Смирнова', '+7\u00a0912\u00a0345-67-89'] },
  { title: 'Адрес', lines: ['Казань, улица Баумана, 12', 'Вторник, 24\u00a0ноября'] },
];

export const Grouped: Story = {
  ...docsOnly,
  args: {
    gap: 6,
    children: orderFacts.map(({ title, lines }) => (
      <Stack key={title} gap={1}>
        <Text weight="medium">{title}</Text>
        {lines.map((line) => (
          <Text key={line}>{line}</Text>
        ))}
      </Stack>
    )),
  },
};

export const Ungrouped: Story = {
  ...docsOnly,
  args: {
    gap: 3,
    children: orderFacts.flatMap(({ title, lines }) => [
      <Text key={title} weight="medium">
        {title}
      </Text>,
      ...lines.map((line) => <Text key={line}>{line}</Text>),
    ]),
  },
};
