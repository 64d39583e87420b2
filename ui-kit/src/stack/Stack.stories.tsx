import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Button } from '../button/index.ts';
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

/** A form: the same space between all its parts. */
export const Column: Story = {
  args: {
    as: 'section',
    gap: 5,
    style: { maxWidth: 360 },
    children: (
      <>
        <Heading level={2} size="small">
          Получатель
        </Heading>
        <TextField label="Имя" name="name" />
        <TextField label="Email" name="email" type="email" />
        <Button>Сохранить</Button>
      </>
    ),
  },
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
    children: ([1, 2, 4, 8] as const).map((gap) => (
      <Stack key={gap} gap={gap}>
        {[gap, 'Адреса', 'Заказы'].map((line) => (
          <Text key={line} style={{ paddingInline: 'var(--meet-space-3)', background: 'var(--meet-tile)' }}>
            {line}
          </Text>
        ))}
      </Stack>
    )),
  },
};

/** Actions side by side, the main one first. At 320 px they continue in the next line. */
export const Row: Story = {
  args: {
    direction: 'row',
    gap: 3,
    children: (
      <>
        <Button>Сохранить</Button>
        <Button variant="line">Добавить ещё адрес</Button>
        <Button variant="text">Отменить</Button>
      </>
    ),
  },
};

/** A heading with its action at the other end of the line, `align="baseline"`, so that their letters stand on one line. */
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
        <Button variant="text">Добавить</Button>
      </>
    ),
  },
};

/** `justify` of a row: `start`, `center`, `end`, and `between`, which puts the free space between the children. */
export const Justified: Story = {
  ...docsOnly,
  render: () => (
    <Stack gap={2}>
      {(['start', 'center', 'end', 'between'] as const).map((justify) => (
        <Stack key={justify} direction="row" gap={2} justify={justify} style={{ background: 'var(--meet-surface)' }}>
          {[justify, 'Заказы'].map((text) => (
            <Text key={text} size={14} style={{ paddingInline: 'var(--meet-space-2)', background: 'var(--meet-tile)' }}>
              {text}
            </Text>
          ))}
        </Stack>
      ))}
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
        <Button>Добавить адрес</Button>
      </>
    ),
  },
};

/** `wrap={false}`, for a short pair: both stay in one line, and the longer one shrinks. */
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
    children: ['anna.smirnova.preobrazhenskaya@example.com', 'Казань'].map((name) => (
      <li key={name}>
        <Text>{name}</Text>
      </li>
    )),
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

/** The space between the first two is drawn as a darker strip. */
export const Gap: Story = {
  ...docsOnly,
  args: {
    as: 'ul',
    gap: 4,
    style: { position: 'relative', width: 280 },
    children: ['Адреса', 'Заказы', 'Бонусы'].map((name, at) => (
      <li key={name} style={{ position: 'relative', padding: 'var(--meet-space-3)', background: 'var(--meet-tile)' }}>
        <Text>{name}</Text>
        {at === 0 && (
          <div data-gap="" style={{ position: 'absolute', insetInline: 0, top: '100%', height: 16, background: 'var(--meet-border)' }} />
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
    children: ['Адреса', 'Заказы', 'Бонусы'].map((name, at) => (
      <li key={name} style={{ padding: 'var(--meet-space-3)', marginTop: at * 14, background: 'var(--meet-tile)' }}>
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
