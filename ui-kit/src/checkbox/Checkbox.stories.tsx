import type { Meta, StoryObj } from '@storybook/react-vite';
import { type FormEvent, useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { FieldMessage } from '../field/index.ts';
import { docsOnly, undrawn } from '../internal/story-kinds.ts';
import { Link } from '../link/index.ts';
import { RadioGroup } from '../radio-group/index.ts';
import { guide } from './Checkbox.guide.ts';
import { Checkbox } from './index.ts';

const meta = {
  title: 'Forms/Checkbox',
  id: 'kit-checkbox',
  parameters: { guide },
  component: Checkbox,
  args: { label: 'Nordkvart', count: 52, name: 'brand', value: 'nordkvart', onCheckedChange: fn() },
  decorators: [
    (Story, { parameters: { maxWidth = 248 } }) => (
      <div style={{ maxWidth }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Looks like the legend of RadioGroup. */
const legend = { padding: 0, marginBottom: 'var(--meet-space-1)', font: '500 var(--meet-text-14) var(--meet-font-text)' };

/** A choice of several: a fieldset whose legend names what is chosen. */
export const Group: Story = {
  parameters: undrawn,
  args: { label: 'Кожа', name: 'material', value: 'leather', count: 128, defaultChecked: true },
  render: (args) => (
    <fieldset style={{ minWidth: 220, padding: 0, border: 0 }}>
      <legend style={legend}>Материал</legend>
      <Checkbox {...args} />
      <Checkbox label="Замша" name="material" value="suede" count={52} defaultChecked />
      <Checkbox label="Хлопок" name="material" value="cotton" count={7} />
    </fieldset>
  ),
  play: async ({ canvasElement }) => {
    const group = within(canvasElement).getByRole('group', { name: 'Материал' });
    await expect(within(group).getAllByRole('checkbox', { checked: true })).toHaveLength(2);
  },
};

/** Label and count are part of the target; Space toggles too. */
export const Plain: Story = {
  tags: ['!autodocs'],
  play: async ({ args, canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox', { name: 'Nordkvart 52' });
    await userEvent.click(within(canvasElement).getByText('Nordkvart'));
    await expect(box).toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenLastCalledWith(false);
  },
};

/** Unchecked by default: a form then sends nothing for the checkbox. */
export const Unchecked: Story = { ...docsOnly, args: { label: 'Versta 76', count: 33, value: 'versta-76' } };

/** `defaultChecked`: the form sends `value` under `name`. */
export const Checked: Story = { args: { defaultChecked: true, label: 'Versta 76', count: 33, value: 'versta-76' } };

/** A filter that would find nothing, and a choice that cannot be changed here. */
export const Disabled: Story = {
  tags: ['!autodocs'],
  args: { disabled: true, label: 'Stavna', count: 0, value: 'stavna' },
  render: (args) => (
    <>
      <Checkbox {...args} />
      <Checkbox {...args} label="Тихая" count={4} value="tihaya" defaultChecked />
    </>
  ),
};

/**
 * `disabled`, with the reason in view: a filter whose count says that it would find nothing, and a choice whose hint says why it cannot be
 * changed. The box has an edge of the colour `border` on `tile`. Its tick and the text have the colour `muted`.
 */
export const Unavailable: Story = {
  ...docsOnly,
  name: 'Disabled',
  args: { disabled: true, label: 'Stavna', count: 0, value: 'stavna' },
  render: (args) => (
    <>
      <Checkbox {...args} />
      <Checkbox label="Примерка перед оплатой" hint="Входит в&nbsp;доставку курьером" name="fitting" disabled defaultChecked />
    </>
  ),
};

/** `indeterminate`, for the box above a list: a dash while only a part is chosen. A press chooses all. */
export const Indeterminate: Story = {
  render: function Cart() {
    const [chosen, setChosen] = useState([true, false]);
    const isAllChosen = chosen.every(Boolean);
    return (
      <>
        <Checkbox
          label="Выбрать все"
          checked={isAllChosen}
          indeterminate={!isAllChosen && chosen.some(Boolean)}
          onCheckedChange={(checked) => setChosen([checked, checked])}
        />
        {['Кроссовки Slope 2', 'Сумка «Полдень»'].map((name, index) => (
          <Checkbox
            key={name}
            label={name}
            checked={chosen[index] ?? false}
            onCheckedChange={(checked) => setChosen(chosen.map((was, other) => (other === index ? checked : was)))}
          />
        ))}
      </>
    );
  },
  play: async ({ canvasElement }) => {
    const allBox = within(canvasElement).getByRole('checkbox', { name: 'Выбрать все' });
    await expect(allBox).toBePartiallyChecked();
    await userEvent.click(allBox);
    await expect(within(canvasElement).getByRole('checkbox', { name: /Полдень/ })).toBeChecked();
    await userEvent.click(within(canvasElement).getByRole('checkbox', { name: /Slope/ }));
    await expect(allBox).toBePartiallyChecked();
  },
};

/** `hint` is part of the label and of its target. */
export const WithHint: Story = {
  args: {
    label: 'Примерка перед оплатой',
    hint: 'До\u00a015 минут в\u00a0пункте выдачи',
    count: undefined,
    name: 'fitting',
    value: undefined,
  },
};

const consent = {
  label: (
    <>
      Согласен на&nbsp;обработку{' '}
      <Link href="/privacy" variant="underlined">
        персональных данных
      </Link>{' '}
      магазином Meet
    </>
  ),
  count: undefined,
  name: 'consent',
  value: undefined,
  required: true,
};

/** A consent: `required`, never checked in advance, with a link to the text that people agree to. */
export const Consent: Story = { ...docsOnly, args: consent };

/** `error` marks the box invalid and describes it. */
export const WithError: Story = {
  args: {
    ...consent,
    error: 'Без согласия мы не сможем оформить заказ',
  },
  play: async ({ canvasElement }) => {
    const box = within(canvasElement).getByRole('checkbox');
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription('Без согласия мы не сможем оформить заказ');
  },
};

/** The label wraps; the count stays at the end of the first line. */
export const LongLabel: Story = {
  args: { label: 'Обувь для прогулок по городу в сырую и ветреную погоду', count: 1284, name: 'category', value: 'walking' },
};

/** A native form submits the value, even without JavaScript. */
export const InForm: Story = {
  args: { defaultChecked: true },
  render: (args) => (
    <form aria-label="Фильтры">
      <Checkbox {...args} />
    </form>
  ),
  play: async ({ canvasElement }) => {
    const form = within(canvasElement).getByRole<HTMLFormElement>('form');
    await expect(new FormData(form).get('brand')).toBe('nordkvart');
  },
};

/**
 * An error of the whole group: the FieldMessage of Field, 4 px below the boxes, describes the `fieldset`. No box is red, because none is
 * wrong by itself. The legend is 14 px, weight 500, 4 px above the boxes, as in RadioGroup.
 */
export const GroupWithError: Story = {
  ...docsOnly,
  render: () => (
    <fieldset style={{ padding: 0, border: 0 }} aria-describedby="contacts-error">
      <legend style={legend}>Как с&nbsp;вами связаться</legend>
      <Checkbox label="По телефону" name="contact" value="phone" />
      <Checkbox label="По почте" name="contact" value="email" />
      <FieldMessage id="contacts-error" tone="error" style={{ marginTop: 'var(--meet-space-1)' }}>
        Выберите хотя&nbsp;бы один способ
      </FieldMessage>
    </fieldset>
  ),
};

/** The page stores the state, here to display a hint only while the order is a gift. */
export const Controlled: Story = {
  parameters: undrawn,
  render: function Gift() {
    const [isGift, setGift] = useState(true);
    return (
      <Checkbox
        label="Это подарок"
        checked={isGift}
        onCheckedChange={setGift}
        hint={isGift ? 'Вложим открытку, чек пришлём вам' : undefined}
      />
    );
  },
};

/**
 * The form is sent only with the consent. An attempt without it shows the error and moves the focus to the box; ticking the box removes the
 * error.
 */
export const ControlledConsent: Story = {
  name: 'Controlled consent',
  parameters: undrawn,
  args: { ...consent, id: 'consent' },
  render: function OrderForm(args) {
    const [error, setError] = useState<string>();
    const [isSent, setSent] = useState(false);
    const send = (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      const isAgreed = new FormData(event.currentTarget).has('consent');
      setSent(isAgreed);
      if (isAgreed) return;
      setError('Без согласия мы не\u00a0сможем оформить заказ');
      document.getElementById('consent')?.focus();
    };
    return (
      <form noValidate onSubmit={send} aria-label="Заказ" style={{ display: 'grid', justifyItems: 'start', gap: 'var(--meet-space-3)' }}>
        <Checkbox {...args} error={error} onCheckedChange={() => setError(undefined)} />
        <Button type="submit">Оформить заказ</Button>
        <p role="status">{isSent && 'Заказ оформлен'}</p>
      </form>
    );
  },
  play: async ({ canvasElement }) => {
    const form = within(canvasElement);
    await userEvent.click(form.getByRole('button', { name: 'Оформить заказ' }));
    const box = form.getByRole('checkbox');
    await expect(box).toHaveFocus();
    await expect(box).toHaveAccessibleDescription(/^Без согласия/);
    await userEvent.keyboard(' ');
    await expect(box).toBeValid();
  },
};

/** On a phone the row is as wide as the screen. */
export const Narrow: Story = { ...docsOnly, parameters: { ...undrawn, maxWidth: 'none' }, args: { ...LongLabel.args } };

/** Rows with a hint and with an error. The first has a background that shows its target area, which is otherwise invisible. */
export const WithHintAndError: Story = {
  tags: ['!autodocs'],
  parameters: undrawn,
  render: (args) => (
    <>
      <Checkbox {...args} defaultChecked style={{ background: 'var(--meet-surface)' }} />
      <Checkbox label="Примерка" hint="До&nbsp;15 минут" />
      <Checkbox label="Согласен с&nbsp;офертой" error="Без неё заказ не&nbsp;оформить" />
    </>
  ),
};

/** Boxes in all their states, for pictures of how they look under a pointer. */
export const CheckedAndNot: Story = {
  ...docsOnly,
  render: () => (
    <>
      <Checkbox label="Кожа" />
      <Checkbox label="Замша" defaultChecked />
      <Checkbox label="Все материалы" indeterminate />
    </>
  ),
};

const deliveries = [
  { value: 'courier', label: 'Курьером' },
  { value: 'pickup', label: 'В\u00a0пункт выдачи' },
];

export const OneOfTwoAsRadios: Story = {
  tags: ['!autodocs'],
  parameters: undrawn,
  render: () => <RadioGroup label="Доставка" options={deliveries} defaultValue="courier" />,
};

export const OneOfTwo: Story = {
  tags: ['!autodocs'],
  parameters: undrawn,
  render: () => (
    <fieldset style={{ padding: 0, border: 0 }}>
      <legend style={legend}>Доставка</legend>
      {deliveries.map(({ value, label }) => (
        <Checkbox key={value} label={label} name="delivery" value={value} defaultChecked />
      ))}
    </fieldset>
  ),
};

export const SaysYes: Story = { ...docsOnly, args: { label: 'Письма о\u00a0скидках', count: undefined, name: 'letters' } };

export const SaysNo: Story = {
  ...docsOnly,
  args: { label: 'Не\u00a0получать писем о\u00a0скидках', count: undefined, name: 'letters' },
};
