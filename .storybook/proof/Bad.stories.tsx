import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

const meta = { title: 'Proof' } satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sound: Story = { render: () => <p>Всё в порядке</p> };

export const PlayThrows: Story = {
  render: () => <p>Цена 0</p>,
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('12 490');
  },
};

export const RenderThrows: Story = {
  render: () => {
    throw new Error('The story does not render');
  },
};

export const NamelessButton: Story = { render: () => <button type="button" /> };

/** Fails, because axe refuses the parameter `element` of an older Storybook. */
export const AxeThrows: Story = { render: () => <p>Без проверки</p>, parameters: { a11y: { element: 'p' } } };

/** This grey has enough contrast only on the dark theme, so the light theme must fail. */
export const FaintInLight: Story = { render: () => <p style={{ color: '#A8A49C' }}>Бледный текст</p> };

export const TooWide: Story = { render: () => <p style={{ width: 500 }}>Шире телефона</p> };

export const AsksAnotherHost: Story = { render: () => <img src="https://example.com/picture.webp" alt="Чужая картинка" /> };

/** Prints the input that it receives: pasted text and touches. */
export const TakesInput: Story = {
  render: () => (
    <>
      <label>
        Код <input onPaste={(event) => event.currentTarget.after(`вставлено ${event.clipboardData.getData('text')}`)} />
      </label>
      <output
        style={{ display: 'block', height: 200, touchAction: 'none' }}
        onTouchStart={({ currentTarget, touches }) => {
          currentTarget.title = `${touches.length} с ${Math.round(touches[0]?.clientX ?? 0)}`;
        }}
        onTouchEnd={({ currentTarget, changedTouches }) => {
          currentTarget.textContent = `${currentTarget.title} до ${Math.round(changedTouches[0]?.clientX ?? 0)}`;
        }}
      />
    </>
  ),
};

const complain = () => {
  throw new Error('The press was not foreseen');
};

export const Complains: Story = {
  render: () => (
    <button type="button" onClick={complain}>
      Нажать
    </button>
  ),
};

export const Price: Story = { render: () => <p>Кроссовки Slope 2, белые, 12 490 ₽, с доставкой завтра</p> };

export const OtherPrice: Story = { render: () => <p>Кроссовки Slope 2, белые, 12 480 ₽, с доставкой завтра</p> };

/** Depends on the width of the screen on which it was opened. */
export const FirstWidth: Story = { render: () => <p>{`Ширина ${innerWidth}`}</p> };

export const Photograph: Story = { render: () => <img src="pictures/slope-white.webp" alt="Белые кроссовки" width={640} /> };

const beside = (text: string): Story => ({
  render: () => <p />,
  play: ({ canvasElement }) => {
    const overlay = canvasElement.ownerDocument.body.appendChild(document.createElement('p'));
    overlay.textContent = text;
    overlay.style.cssText = 'position: fixed; inset: 100px auto auto 100px';
  },
});

export const Overlay: Story = beside('Товар в корзине');

export const OtherOverlay: Story = beside('Товар в избранном');

export const Nothing: Story = { render: () => <p /> };

export const NothingOnPurpose: Story = { ...Nothing, parameters: { chromatic: { disableSnapshot: true } } };
