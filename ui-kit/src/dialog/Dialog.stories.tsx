import type { Meta, StoryObj } from '@storybook/react-vite';
import { type SyntheticEvent, useRef, useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/index.ts';
import { ConfirmDialog } from '../confirm-dialog/index.ts';
import { docsOnly } from '../internal/story-kinds.ts';
import { TextField } from '../text-field/index.ts';
import { guide } from './Dialog.guide.ts';
import { Dialog } from './index.ts';

const consentClauses = [
  'Покупатель разрешает обрабатывать имя, телефон, email и\u00a0адрес доставки, которые указал при оформлении заказа.',
  'Данные нужны, чтобы собрать и\u00a0доставить заказ, вернуть деньги и\u00a0ответить на\u00a0обращения.',
  'Адрес и\u00a0телефон получает служба доставки\u00a0— ровно на\u00a0то\u00a0время, пока везёт заказ.',
  'Номер карты магазин не\u00a0видит и\u00a0не\u00a0хранит: платёж проводит банк.',
  'История заказов хранится пять лет: столько требует закон о\u00a0бухгалтерском учёте.',
  'Письма о\u00a0заказе приходят всегда, письма о\u00a0скидках\u00a0— только с\u00a0отдельного согласия.',
  'От\u00a0рассылки можно отказаться ссылкой в\u00a0каждом письме или в\u00a0профиле; заказам это не\u00a0мешает.',
  'Файлы cookie помнят корзину и\u00a0избранное; без\u00a0них магазин работает, но\u00a0забывает.',
  'Покупатель может попросить копию своих данных: пришлём её за\u00a030\u00a0дней.',
  'Ошибку в\u00a0данных можно исправить в\u00a0профиле или письмом в\u00a0поддержку.',
  'Согласие можно отозвать в\u00a0любой день; данные, которые не\u00a0обязан хранить закон, удалим за\u00a0десять дней.',
  'О\u00a0новой редакции этих правил предупредим письмом за\u00a0две недели.',
];

const actionsStyle = { display: 'flex', flexWrap: 'wrap', gap: 'var(--meet-space-3)' } as const;

const meta = {
  title: 'Overlays/Dialog',
  id: 'kit-dialog',
  parameters: { guide, docs: { story: { inline: false, height: '560px' } } },
  component: Dialog,
  args: {
    title: 'Привезти в\u00a0Казань?',
    description: 'Прошлый заказ привезли в\u00a0Москву.',
    trigger: <Button variant="line">Открыть</Button>,
    footer: (
      <div style={actionsStyle}>
        <Button>Привезти в&nbsp;Казань</Button>
        <Button variant="line">Оставить Москву</Button>
      </div>
    ),
  },
} satisfies Meta<typeof Dialog>;

export default meta;
type Story = StoryObj<typeof meta>;

async function openDialog(canvasElement: HTMLElement, name = 'Привезти в\u00a0Казань?'): Promise<HTMLElement> {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Открыть' }));
  return screen.findByRole('dialog', { name });
}

const fieldsStyle = { display: 'grid', gap: 'var(--meet-space-4)' } as const;

const openAddress: Story['play'] = async ({ canvasElement }) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Добавить адрес' }));
  await screen.findByRole('dialog', { name: 'Новый адрес' });
};

/**
 * `size="small"`, 440 px: a short form that belongs to the page, whose first field has the focus. The button in the footer submits the
 * form by its attribute `form`, because it stands outside the form.
 */
export const ShortForm: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    title: 'Новый адрес',
    description: 'Привезём заказ по\u00a0нему. Другие адреса останутся в\u00a0профиле.',
    trigger: <Button variant="line">Добавить адрес</Button>,
    footer: (
      <Button type="submit" form="address">
        Сохранить адрес
      </Button>
    ),
  },
  render: function NewAddress(args) {
    const street = useRef<HTMLInputElement>(null);
    return (
      <Dialog {...args} initialFocus={street}>
        <form id="address" method="post" action="/addresses" style={fieldsStyle}>
          <TextField label="Улица и&nbsp;дом" name="street" autoComplete="street-address" ref={street} />
          <TextField label="Квартира" name="flat" optional />
        </form>
      </Dialog>
    );
  },
  play: openAddress,
};

/** The form was refused: the dialog stays open with the input, and the field says what to change. */
export const FailedForm: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    ...ShortForm.args,
    children: (
      <form id="address" method="post" action="/addresses" style={fieldsStyle}>
        <TextField label="Улица и&nbsp;дом" name="street" defaultValue="Баумана" error="Добавьте номер дома" />
        <TextField label="Квартира" name="flat" optional />
      </form>
    ),
  },
  play: async (context) => {
    await openAddress(context);
    await screen.findByText('Добавьте номер дома');
  },
};

/**
 * While the form is sent its button is busy, and no field can be changed. Let `onOpenChange` keep the dialog open until the server
 * has responded.
 */
export const SendingForm: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    ...ShortForm.args,
    children: (
      <form id="address" method="post" action="/addresses" style={fieldsStyle}>
        <TextField label="Улица и&nbsp;дом" name="street" defaultValue="Баумана, 12" readOnly />
        <TextField label="Квартира" name="flat" optional defaultValue="40" readOnly />
      </form>
    ),
    footer: (
      <Button type="submit" form="address" loading>
        Сохранить адрес
      </Button>
    ),
  },
  play: openAddress,
};

/** A choice before going on; closing leaves everything as it was. Where a choice cannot be undone, take ConfirmDialog. */
export const Choice: Story = {
  play: async ({ canvasElement }) => {
    await expect(await openDialog(canvasElement)).toHaveAccessibleDescription(/Прошлый заказ/);
  },
};

/** `initialFocus`: the first field of a form has the focus when the dialog opens. */
export const InitialFocus: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  args: { title: 'Сообщить о\u00a0поступлении', description: undefined },
  render: function FocusedDialog(args) {
    const email = useRef<HTMLInputElement>(null);
    return (
      <Dialog {...args} initialFocus={email} footer={<Button>Сообщить</Button>}>
        <TextField label="Email" type="email" autoComplete="email" ref={email} />
      </Dialog>
    );
  },
  play: async ({ canvasElement }) => {
    await openDialog(canvasElement, 'Сообщить о\u00a0поступлении');
    await waitFor(() => expect(screen.getByLabelText('Email', { selector: 'input' })).toHaveFocus());
  },
};

/** `size="large"`, 880 px, for two columns: a band beside the form, as in the sign-in dialog. On a phone the band is above. */
export const WithAside: Story = {
  args: {
    title: 'Авторизация',
    description: undefined,
    size: 'large',
    footer: undefined,
    aside: (
      <>
        <p style={{ font: '600 var(--meet-text-48) var(--meet-font-display)', letterSpacing: 'var(--meet-tight-display)' }}>5 000</p>
        <p>бонусов за регистрацию и цены для своих на каждую вторую вещь</p>
      </>
    ),
    children: (
      <form aria-label="Вход" style={{ display: 'grid', gap: 'var(--meet-space-5)' }} onSubmit={(event) => event.preventDefault()}>
        <TextField label="Email" type="email" autoComplete="email" placeholder="name@example.ru" hint="Пришлём код из&nbsp;четырёх цифр" />
        <Button size="large" wide type="submit">
          Получить код
        </Button>
      </form>
    ),
  },
  play: async ({ canvasElement }) => {
    await openDialog(canvasElement, 'Авторизация');
  },
};

/** `size="medium"`, 640 px, for text that is read. Title and actions stay visible while the content scrolls. */
export const LongText: Story = {
  args: {
    title: 'Согласие на обработку персональных данных и получение рассылок',
    description: undefined,
    size: 'medium',
    children: consentClauses.map((clause, index) => (
      <p key={clause} style={{ marginBottom: 'var(--meet-space-3)' }}>
        {index + 1}. {clause}
      </p>
    )),
    footer: (
      <div style={actionsStyle}>
        <Button>Согласиться</Button>
        <Button variant="line">Не&nbsp;сейчас</Button>
      </div>
    ),
  },
  play: async ({ canvasElement }) => {
    await openDialog(canvasElement, 'Согласие на обработку персональных данных и получение рассылок');
  },
};

/** The focus enters the dialog, stays inside, and returns to the trigger. */
export const Keyboard: Story = {
  args: { onOpenChange: fn() },
  play: async ({ args, canvasElement }) => {
    const dialog = await openDialog(canvasElement);
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Закрыть' })).toHaveFocus());
    for (let step = 0; step < 5; step += 1) {
      await userEvent.tab();
      await waitFor(() => expect(dialog).toContainElement(canvasElement.ownerDocument.activeElement as HTMLElement));
    }
    await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(within(canvasElement).getByRole('button', { name: 'Открыть' })).toHaveFocus());
  },
};

/** While the dialog is open, the page behind is inert for screen readers. */
export const RestIsInert: Story = {
  render: (args) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--meet-space-4)' }}>
      <Button variant="text">Добавить адрес</Button>
      <Dialog {...args} />
    </div>
  ),
  play: async ({ canvasElement }) => {
    await openDialog(canvasElement);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Добавить адрес' })).toBeNull());
  },
};

/** Closes by its close button and by a press on the scrim. */
export const Closing: Story = {
  play: async ({ canvasElement }) => {
    await openDialog(canvasElement);
    await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const surroundingArea = (await openDialog(canvasElement)).parentElement;
    if (surroundingArea) await userEvent.click(surroundingArea);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/**
 * The page opens the dialog, and closes it when the form is accepted. When the form is refused, the dialog stays open and the focus moves
 * to the field with the error.
 */
export const Controlled: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: function NewAddress() {
    const [open, setOpen] = useState(false);
    const [error, setError] = useState<string>();
    const street = useRef<HTMLInputElement>(null);
    const save = (event: SyntheticEvent<HTMLFormElement>) => {
      event.preventDefault();
      const hasNumber = /\d/.test(street.current?.value ?? '');
      setError(hasNumber ? undefined : 'Добавьте номер дома');
      if (hasNumber) setOpen(false);
      else street.current?.focus();
    };
    const footer = (
      <Button type="submit" form="new-address">
        Сохранить адрес
      </Button>
    );
    return (
      <>
        <Button variant="line" onClick={() => setOpen(true)}>
          Добавить адрес
        </Button>
        <Dialog title="Новый адрес" open={open} onOpenChange={setOpen} initialFocus={street} footer={footer}>
          <form id="new-address" onSubmit={save}>
            <TextField label="Улица и&nbsp;дом" ref={street} error={error} />
          </form>
        </Dialog>
      </>
    );
  },
  play: async (context) => {
    await openAddress(context);
    await userEvent.type(screen.getByRole('textbox', { name: /^Улица/ }), 'Баумана');
    await userEvent.click(screen.getByRole('button', { name: 'Сохранить адрес' }));
    await expect(await screen.findByText('Добавьте номер дома')).toBeVisible();
    await expect(screen.getByRole('textbox', { name: /^Улица/ })).toHaveFocus();
  },
};

/**
 * What was typed is not lost: the cross, Escape and a press beside the dialog call `onOpenChange`, which asks while there is something to
 * lose. While the form is being sent, let `onOpenChange` do nothing, because closing does not stop the request.
 */
export const TypedText: Story = {
  tags: ['example'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: function NewAddress() {
    const [open, setOpen] = useState(false);
    const [isAsking, setIsAsking] = useState(false);
    const [street, setStreet] = useState('');
    const changeOrAsk = (shouldOpen: boolean) => {
      if (shouldOpen || street === '') setOpen(shouldOpen);
      else setIsAsking(true);
    };
    const discard = () => {
      setStreet('');
      setOpen(false);
    };
    const footer = (
      <Button type="submit" form="typed-address">
        Сохранить адрес
      </Button>
    );
    return (
      <Dialog
        title="Новый адрес"
        open={open}
        onOpenChange={changeOrAsk}
        trigger={<Button variant="line">Добавить адрес</Button>}
        footer={footer}
      >
        <form id="typed-address" method="post" action="/addresses">
          <TextField label="Улица и&nbsp;дом" name="street" value={street} onValueChange={setStreet} />
        </form>
        <ConfirmDialog
          title="Закрыть без сохранения?"
          description="Введённый адрес пропадёт."
          action="Не&nbsp;сохранять"
          cancel="Вернуться к&nbsp;адресу"
          open={isAsking}
          onOpenChange={setIsAsking}
          onConfirm={discard}
        />
      </Dialog>
    );
  },
  play: async (context) => {
    await openAddress(context);
    await userEvent.type(screen.getByRole('textbox', { name: /^Улица/ }), 'Баумана');
    await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }));
    await userEvent.click(await screen.findByRole('button', { name: /^Вернуться/ }));
    await waitFor(() => expect(screen.queryByText('Введённый адрес пропадёт.')).toBeNull());
    await expect(screen.getByRole('textbox', { name: /^Улица/ })).toHaveValue('Баумана');
    await userEvent.click(screen.getByRole('button', { name: 'Закрыть' }));
    await userEvent.click(await screen.findByRole('button', { name: /сохранять$/ }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Accepted: Story = {
  ...Controlled,
  tags: ['!autodocs'],
  play: async (context) => {
    await Controlled.play?.(context);
    await userEvent.type(screen.getByRole('textbox', { name: /^Улица/ }), ', 12');
    await userEvent.click(screen.getByRole('button', { name: 'Сохранить адрес' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(within(context.canvasElement).getByRole('button', { name: 'Добавить адрес' })).toHaveFocus());
  },
};

/** Everything that a dialog can have. */
export const AllParts: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: {
    defaultOpen: true,
    trigger: undefined,
    size: 'large',
    title: 'Новый адрес',
    description: 'Привезём заказ по\u00a0нему.',
    aside: <p>Курьер позвонит за&nbsp;час до&nbsp;приезда</p>,
    children: <TextField label="Улица и&nbsp;дом" />,
    footer: (
      <div style={actionsStyle}>
        <Button>Сохранить адрес</Button>
        <Button variant="line">Отмена</Button>
      </div>
    ),
  },
};

export const OneField: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true }, docs: { story: { height: '420px' } } },
  args: {
    defaultOpen: true,
    trigger: undefined,
    title: 'Сообщить о\u00a0поступлении',
    description: undefined,
    children: <TextField label="Email" type="email" autoComplete="email" />,
    footer: <Button>Сообщить</Button>,
  },
};

export const PageOfFields: Story = {
  tags: ['!autodocs'],
  parameters: { chromatic: { disableSnapshot: true }, docs: { story: { height: '420px' } } },
  args: {
    defaultOpen: true,
    trigger: undefined,
    title: 'Оформление заказа',
    description: undefined,
    children: (
      <div style={{ display: 'grid', gap: 'var(--meet-space-4)' }}>
        {['Имя', 'Фамилия', 'Телефон', 'Email', 'Город', 'Улица', 'Дом', 'Квартира', 'Комментарий'].map((label) => (
          <TextField key={label} label={label} />
        ))}
      </div>
    ),
    footer: <Button>Оформить заказ</Button>,
  },
};

const subscriptionDialog = {
  defaultOpen: true,
  trigger: undefined,
  title: 'Подписка на\u00a0скидки',
  description: undefined,
  children: <TextField label="Email" type="email" autoComplete="email" />,
};

/** A figure of a comparison in the guide, in a frame, because the dialog is open. */
const comparisonFigure = { ...docsOnly, parameters: { ...docsOnly.parameters, docs: { story: { height: '320px' } } } };

export const FooterVerb: Story = {
  ...comparisonFigure,
  args: {
    ...subscriptionDialog,
    footer: (
      <div style={actionsStyle}>
        <Button>Подписаться</Button>
        <Button variant="line">Отмена</Button>
      </div>
    ),
  },
};

export const FooterOk: Story = {
  ...comparisonFigure,
  args: {
    ...subscriptionDialog,
    footer: (
      <div style={actionsStyle}>
        <Button>ОК</Button>
        <Button variant="line">Отмена</Button>
      </div>
    ),
  },
};
